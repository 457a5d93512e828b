/** Bytes that no browser sends: what cannot be read, what two servers could read differently, and what leads elsewhere. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openTestShop } from '../../mock/testing/openTestShop';
import { createServer } from '../../tools/serve/server/createServer';
import { createFailureLog } from '../../tools/serve/server/failureLog';
import { closeClients, head, request, send } from '../setup/rawClient';
import { settings } from '../setup/pagesServer';

let dist: string;
let server: FastifyInstance;
let port: number;
const defects: unknown[] = [];

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  writeFileSync(join(dist, 'umi.0a1b2c3d.js'), 'run()');
  mkdirSync(join(dist, '.well-known'));
  writeFileSync(join(dist, '.well-known', '.secret'), 'hidden');
  writeFileSync(join(dist, '.well-known', 'security.txt'), 'Contact: mailto:a@shop.example');
  const { shop } = openTestShop({ seed: 'default' });
  server = await createServer({
    dist,
    api: { shop, flushed: () => Promise.resolve(), codeLimit: 3 },
    onDefect: (error) => defects.push(error),
    pages: { ...settings, publicUrl: undefined },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});
afterEach(closeClients);

const unreadable = {
  success: false,
  errorCode: 'VALIDATION',
  errorMessage: 'We couldn’t read this request.',
  showType: 2,
  data: { fields: {} },
};

/** Status, body and headers of the only response to these bytes. The server closes the connection. */
async function answerTo(bytes: string) {
  const text = Buffer.from(await send(port, bytes).ended, 'latin1').toString('utf8');
  expect(text.match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(1);
  const [top = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(top.split(' ')[1]), body, headers: top.toLowerCase() };
}

const post = 'POST /api/user/sendVerifyCode';
const json = 'Content-Type: application/json';

describe('a request that cannot be read', () => {
  test.each([
    ['whose head is too large', 431, head('GET /api/home/banner', [`Authorization: ${'a'.repeat(20_000)}`])],
    ['whose address is too long', 431, head(`GET /api/home/banner?q=${'a'.repeat(20_000)}`)],
    ['that is no HTTP', 400, 'SSH-2.0-client\r\n\r\n'],
    ['of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['with a space before the colon', 400, head('GET /api/home/banner', ['Host : evil.example'])],
    ['with a NUL in a header', 400, head('GET /api/home/banner', ['X-A: a\0b'])],
    ['with a bare line feed in a header', 400, head('GET /api/home/banner', ['X-A: a\rX-B: b'])],
    ['with a header on a second line', 400, head('GET /api/home/banner', ['X-A: a', ' b: c'])],
    [
      'with Content-Length and Transfer-Encoding',
      400,
      `${head(post, [json, 'Content-Length: 5', 'Transfer-Encoding: chunked'])}0\r\n\r\n`,
    ],
    ['with two lengths', 400, `${head(post, [json, 'Content-Length: 2', 'Content-Length: 3'])}{}`],
    ['with a list of lengths', 400, `${head(post, [json, 'Content-Length: 2, 2'])}{}`],
    ['with a signed length', 400, `${head(post, [json, 'Content-Length: +2'])}{}`],
    [
      'with an unknown encoding of the transfer',
      400,
      `${head(post, [json, 'Transfer-Encoding: xchunked'])}2\r\n{}\r\n0\r\n\r\n`,
    ],
    ['whose chunk has no size', 400, `${head(post, [json, 'Transfer-Encoding: chunked'])}zz\r\n{}\r\n0\r\n\r\n`],
    ['with two hosts', 400, head('GET /api/home/banner', ['Host: evil.example'])],
    ['with two sessions', 400, head('GET /api/home/banner', ['Authorization: a', 'Authorization: b'])],
    ['without a host', 400, 'GET /api/home/banner HTTP/1.1\r\n\r\n'],
  ])('%s is answered once and closed', async (_what, status, bytes) => {
    const answer = await answerTo(bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers).toContain('connection: close');
    // Node itself answers a request without a host.
    if (answer.body.startsWith('{')) expect(JSON.parse(answer.body)).toEqual(unreadable);
  });

  test('of 431 says so in the envelope of the contract, for the storefront to read', async () => {
    const { headers, body } = await answerTo(head('GET /api/home/banner', [`Authorization: ${'a'.repeat(20_000)}`]));
    expect(headers).toContain('content-type: application/json; charset=utf-8');
    expect(headers).toContain('cache-control: no-store');
    expect(headers).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toEqual(unreadable);
  });
});

describe('an address', () => {
  test.each([
    'http://shop.example/api/home/banner',
    'http://user:secret@shop.example/api/home/banner',
    'https://evil.example/',
    'HTTP://shop.example/h5/home',
  ])('that is not a path is refused: %s', async (address) => {
    const answer = await answerTo(head(`GET ${address}`));
    expect([answer.status, answer.body]).toEqual([400, 'Bad request']);
  });

  test('of a tunnel is refused', async () => {
    expect(await send(port, head('CONNECT evil.example:443')).ended).not.toContain(' 200 ');
  });

  test.each([
    '/.well-known/%2esecret',
    '/%',
    '/%ff',
    '/%c0%ae%c0%ae/package.json',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cpackage.json',
    '/%252e%252e/package.json',
    '/./../package.json',
    '//evil.example/%2e%2e',
    '/\\\\evil.example',
    '/p/%2e%2e%2fpackage.json',
    '/p/%00',
    '/api/%',
    '/api/%00',
    '/api/..%2f..%2fpackage.json',
    `/${'x/'.repeat(5_000)}`,
  ])('%# finds no file and leads nowhere', async (path) => {
    const { status, headers, body } = await request(port, `GET ${path}`);
    expect([400, 403, 404]).toContain(status);
    expect(headers['location']).toBeUndefined();
    expect(body).not.toMatch(/"name": "persimmon"|root:|hidden/);
  });

  test.each([
    '/h5//evil.example',
    '/h5/..//evil.example',
    '/pc/%2f%2fevil.example',
    '/h5/\\\\evil.example',
    '/h5/%0d%0aX:1',
    '/h5/@evil.example',
  ])('of the shop leads to this shop only: %s', async (path) => {
    const { headers } = await request(port, `GET ${path}`);
    const location = headers['location'];
    expect(headers['x']).toBeUndefined();
    if (location !== undefined) expect(new URL(location, 'https://shop.example').origin).toBe('https://shop.example');
  });
});

test('what every origin has is served', async () => {
  expect((await request(port, 'GET /.well-known/security.txt')).body).toBe('Contact: mailto:a@shop.example');
});

describe('a host', () => {
  const pageFrom = async (host: string) => {
    const text = `GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    return send(port, text).ended;
  };

  test.each([
    'evil.example/<script>',
    'a"onload="x',
    'user:secret@shop.example',
    'shop.example:80:80',
    'shop.example#',
    'shop example',
    'shop.example, evil.example',
    "a'b",
    '[::1',
  ])('that is none is refused: %s', async (host) => {
    const text = await pageFrom(host);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).not.toContain(host);
  });

  test.each(['shop.example', 'shop.example:8443', 'xn--bcher-kva.example', '127.0.0.1:80', '[::1]:80', 'my_shop'])(
    'is one: %s',
    async (host) => {
      expect(await pageFrom(host)).toContain(`Sitemap: http://${host}/sitemap.xml`);
    },
  );
});

describe('a connection', () => {
  test('answers requests in a row in their order', async () => {
    const two = head('GET /api/server/info') + head('GET /api/nothing', ['Connection: close']);
    const text = await send(port, two).ended;
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
  });

  test('of HTTP/1.0 gets its answer and is closed', async () => {
    const text = await send(port, 'GET /api/server/info HTTP/1.0\r\nHost: shop.example\r\n\r\n').ended;
    expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(text.toLowerCase()).not.toContain('transfer-encoding');
  });

  test('never reads a body as the next request', async () => {
    const hidden = head('GET /api/hidden');
    const text = await send(port, head(post, [json, `Content-Length: ${hidden.length}`, 'Connection: close']) + hidden)
      .ended;
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400']);
  });

  test('is no WebSocket', async () => {
    const upgrade = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Sec-WebSocket-Version: 13',
    ];
    const { client, text } = send(port, head('GET /api/home/banner', upgrade));
    await new Promise((done) => client.once('data', done));
    expect(text()).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('an unknown method of a call is answered in the envelope', async () => {
  const { status, body } = await request(port, 'PROPFIND /api/home/banner');
  expect([status, JSON.parse(body).errorCode]).toEqual([404, 'NOT_FOUND']);
});

test('none of this is a defect of the server', () => {
  expect(defects).toEqual([]);
});

test('failures at ever new addresses fill neither the log nor the memory', () => {
  const lines: string[] = [];
  let now = 0;
  const log = createFailureLog(
    (line) => lines.push(line),
    () => now,
  );
  for (let count = 0; count < 1_000; count += 1) log(`GET /api/${count}`, 'status 500');
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toBe('API: further requests failed: status 500');
  now = 60_000;
  log('GET /api/again', 'status 500');
  log('GET /api/more', 'status 500');
  expect(lines.slice(101)).toEqual(['API: GET /api/again failed: status 500', 'API: GET /api/more failed: status 500']);
});
