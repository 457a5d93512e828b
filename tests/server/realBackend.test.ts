/** The server with a real backend instead of the demo shop. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../tools/serve/server/createServer';

// The first request loads the proxy, which is slow on a busy machine.
jest.setTimeout(30_000);
let dist: string;
let backend: Server;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(dist, { recursive: true }));

describe('a real backend', () => {
  const requests: {
    method: string | undefined;
    url: string | undefined;
    authorization: string | undefined;
    body: string;
  }[] = [];

  const lines: string[] = [];
  const startForwardingServer = async (target: URL) =>
    createServer({ dist, api: target, onDefect: () => undefined, onUpstreamFailure: (line) => lines.push(line) });
  const backendUrl = (path: string) => {
    const address = backend.address();
    return new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${path}`);
  };

  beforeEach(async () => {
    requests.length = 0;
    lines.length = 0;
    backend = createHttpServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        requests.push({ method: request.method, url: request.url, authorization: request.headers.authorization, body });
        response
          .writeHead(request.url?.includes('cancel') ? 503 : 200, { 'content-type': 'application/json' })
          .end('{"success":true,"data":1}');
      });
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => backend.close(resolve)));

  test('gets every /api request with body and token, below the path of API_TARGET', async () => {
    const server = await startForwardingServer(backendUrl('/shop/'));
    const response = await server.inject({
      method: 'POST',
      url: '/api/user/order/pay?a=1',
      payload: { orderId: 'o1' },
      headers: { authorization: 'abc' },
    });
    expect(response.json()).toEqual({ success: true, data: 1 });
    expect(requests).toEqual([
      { method: 'POST', url: '/shop/api/user/order/pay?a=1', authorization: 'abc', body: '{"orderId":"o1"}' },
    ]);
    await server.close();
  });

  test('gets no retry after a 503, because a GET can be a write', async () => {
    const server = await startForwardingServer(backendUrl(''));
    expect((await server.inject('/api/user/order/cancel?id=o1')).statusCode).toBe(503);
    expect(requests).toHaveLength(1);
    // A log must not contain data of a customer.
    await new Promise((resolve) => setImmediate(resolve));
    expect(lines).toEqual(['API: GET /api/user/order/cancel failed: status 503']);
    await server.close();
  });

  test('that is unreachable causes a 502 response', async () => {
    const server = await startForwardingServer(new URL('http://127.0.0.1:9'));
    const response = await server.inject('/api/home/banner');
    expect([response.statusCode, response.json().errorCode]).toEqual([502, 'INTERNAL']);
    expect(response.json().errorMessage).toBe('We can’t reach the shop right now. Please try again in a moment.');
    await server.inject('/api/home/banner?page=2');
    expect(lines).toEqual([expect.stringMatching(/^API: GET \/api\/home\/banner failed: .*127\.0\.0\.1:9/)]);
    await server.close();
  });
});
