/** Health, logs and the end of the real server process. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReadiness } from '../../tools/serve/server/health';
import { killAll, startServer, type ServerProcess } from '../setup/serverProcess';

// Each test starts a process, which is slow on a busy machine.
jest.setTimeout(120_000);

let folder: string;
let dist: string;
let data: string;
let backend: Server | undefined;
/** Ms that the backend takes, and its status. */
let answer = { delayMs: 0, status: 200 };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'persimmon-operations-'));
  dist = join(folder, 'dist');
  data = join(folder, 'data');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Persimmon</title>');
  answer = { delayMs: 0, status: 200 };
});

afterEach(async () => {
  await killAll();
  backend?.closeAllConnections();
  await new Promise((done) => (backend ? backend.close(done) : done(undefined)));
  backend = undefined;
  rmSync(folder, { recursive: true });
});

/** Starts a backend. Returns its origin. */
async function startBackend(received: Record<string, unknown>[] = []): Promise<string> {
  backend = createServer(({ url, headers }, response) => {
    received.push({ url, requestId: headers['x-request-id'] });
    setTimeout(() => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end('{"success":true,"data":{}}');
    }, answer.delayMs).unref();
  });
  await new Promise<void>((done) => backend?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
}

const statusOf = async ({ origin }: ServerProcess, path: string) => {
  const response = await fetch(origin + path);
  return { status: response.status, caching: response.headers.get('cache-control'), body: await response.json() };
};

/** The lines of a JSON log with this event. */
const eventsIn = (output: string, event: string) =>
  output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['event'] === event);

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  for (const limit = Date.now() + 30_000; !(await check());) {
    if (Date.now() > limit) throw new Error('It did not happen within 30 s');
    await new Promise((done) => setTimeout(done, 50));
  }
}

describe('the health of the process', () => {
  test('is up and ready with build and data; its output says why it is not, its answer does not', async () => {
    const server = await startServer(dist, { SHOP_DATA: data });
    expect(await statusOf(server, '/healthz')).toEqual({ status: 200, caching: 'no-store', body: { status: 'up' } });
    expect(await statusOf(server, '/readyz')).toEqual({ status: 200, caching: 'no-store', body: { status: 'ready' } });
    rmSync(join(dist, 'index.html'));
    rmSync(data, { recursive: true });
    await until(async () => (await statusOf(server, '/readyz')).status === 503);
    expect(await statusOf(server, '/readyz')).toEqual({
      status: 503,
      caching: 'no-store',
      body: { status: 'not ready' },
    });
    await until(() => server.output().includes(`The data folder ${data} cannot be written: ENOENT`));
    expect(server.output()).toContain(`Not ready: There is no build in ${dist}.`);
    expect((await statusOf(server, '/healthz')).status).toBe(200);
    await server.end('SIGKILL');
  });

  test('is not ready while the API fails or cannot be reached', async () => {
    const origin = await startBackend();
    const server = await startServer(dist, { API_TARGET: `${origin}/v1` });
    expect((await statusOf(server, '/readyz')).body).toEqual({ status: 'ready' });
    answer.status = 503;
    await until(async () => (await statusOf(server, '/readyz')).status === 503);
    expect((await statusOf(server, '/readyz')).body).toEqual({ status: 'not ready' });
    const reason = `The API answers GET ${origin}/v1/api/server/info with status 503.`;
    await until(() => server.output().includes(`Not ready: ${reason}\n`));
    answer.status = 200;
    await until(async () => (await statusOf(server, '/readyz')).status === 200);
    await until(() => server.output().includes('Ready again.\n'));
    backend?.closeAllConnections();
    await new Promise((done) => backend?.close(done));
    await until(async () => (await statusOf(server, '/readyz')).status === 503);
    await until(() => server.output().includes('Not ready: The API cannot be reached: '));
    await server.end('SIGTERM');
  });

  test('is checked once a second, however often it is asked', async () => {
    let now = 0;
    let checks = 0;
    const reasonsOf = createReadiness([() => `no disk ${(checks += 1)}`, async () => undefined], () => now);
    expect(await Promise.all([reasonsOf(), reasonsOf()])).toEqual([['no disk 1'], ['no disk 1']]);
    now = 999;
    await reasonsOf();
    expect(checks).toBe(1);
    now = 1_000;
    await reasonsOf();
    expect(checks).toBe(2);
  });
});

describe('LOG=json', () => {
  test('writes a line for each request, without its query, with the id that the client and the API get', async () => {
    const received: Record<string, unknown>[] = [];
    const origin = await startBackend(received);
    const server = await startServer(dist, { API_TARGET: origin, LOG: 'json', TRUST_PROXY: 'loopback' });
    const response = await fetch(`${server.origin}/api/user/info?phone=%2B14155550134`, {
      headers: { 'x-request-id': 'proxy-7', authorization: 'secret' },
    });
    await response.text();
    expect(response.headers.get('x-request-id')).toBe('proxy-7');
    await (await fetch(`${server.origin}/healthz`)).text();
    answer.status = 502;
    await (await fetch(`${server.origin}/api/home/banner?a=1`)).text();
    await until(() => eventsIn(server.output(), 'request').length >= 2);
    const { output } = await server.end('SIGTERM');
    const requests = eventsIn(output, 'request').filter(({ path }) => path !== '/api/server/info');
    expect(requests).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
        level: 'info',
        event: 'request',
        method: 'GET',
        path: '/api/user/info',
        status: 200,
        durationMs: expect.any(Number),
        requestId: 'proxy-7',
      },
      expect.objectContaining({ level: 'error', path: '/api/home/banner', status: 502 }),
    ]);
    expect(received.filter(({ url }) => url !== '/api/server/info' && url !== '/api/home/categoryList')).toEqual([
      { url: '/api/user/info?phone=%2B14155550134', requestId: 'proxy-7' },
      { url: '/api/home/banner?a=1', requestId: requests[1]?.['requestId'] },
    ]);
    expect(eventsIn(output, 'upstreamFailure')).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/api/home/banner',
        reason: 'status 502',
        requestId: requests[1]?.['requestId'],
      }),
    ]);
    expect(output).not.toMatch(/secret|4155550134/);
    expect([eventsIn(output, 'listening').length, eventsIn(output, 'stopped').length]).toEqual([1, 1]);
  });

  test('has a line when the server is not ready, and when it is again', async () => {
    const origin = await startBackend();
    answer.status = 503;
    const server = await startServer(dist, { API_TARGET: origin, LOG: 'json' });
    await until(async () => (await statusOf(server, '/readyz')).status === 503);
    answer.status = 200;
    await until(async () => (await statusOf(server, '/readyz')).status === 200);
    const { output } = await server.end('SIGTERM');
    expect(eventsIn(output, 'readiness')).toEqual([
      expect.objectContaining({
        isReady: false,
        reasons: [`The API answers GET ${origin}/api/server/info with status 503.`],
      }),
      expect.objectContaining({ isReady: true, reasons: [] }),
    ]);
  });

  test('an id of a client that is no trusted proxy is replaced', async () => {
    const server = await startServer(dist, { SHOP_DATA: data, LOG: 'json' });
    const { headers } = await fetch(`${server.origin}/`, { headers: { 'x-request-id': 'mine' } });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    await server.end('SIGTERM');
  });
});

describe('SIGTERM', () => {
  test('lets open requests end, while the server says that it is stopping', async () => {
    const origin = await startBackend();
    const server = await startServer(dist, { API_TARGET: origin, STOP_DELAY: '8' });
    answer.delayMs = 6_000;
    const open = fetch(`${server.origin}/api/user/order/pay`, { method: 'POST', body: '{}' });
    await new Promise((done) => setTimeout(done, 300));
    const ended = server.end('SIGTERM');
    await until(async () => (await statusOf(server, '/readyz')).status === 503);
    expect((await statusOf(server, '/readyz')).body).toEqual({ status: 'not ready' });
    expect((await fetch(`${server.origin}/`)).headers.get('connection')).toBe('close');
    const response = await open;
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: {} }]);
    expect((await ended).code).toBe(0);
    await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
  });

  test('ends a request that takes too long', async () => {
    const origin = await startBackend();
    const server = await startServer(dist, { API_TARGET: origin, STOP_TIMEOUT: '1' });
    answer.delayMs = 60_000;
    const open = fetch(`${server.origin}/api/user/order/pay`, { method: 'POST', body: '{}' }).catch(() => 'closed');
    await new Promise((done) => setTimeout(done, 300));
    const startedAt = Date.now();
    const { code, output } = await server.end('SIGTERM');
    expect([code, await open]).toEqual([1, 'closed']);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(output).toContain('Requests were still open after 1 s.');
  });

  test('leaves no process and no marker file behind', async () => {
    const server = await startServer(dist, { SHOP_DATA: data });
    await statusOf(server, '/readyz');
    await server.end('SIGTERM');
    // The compiler of the TypeScript files ends with the process whose child it is.
    await until(() => isGroupEmpty(server.groupId));
    expect(readdirSync(data).filter((name) => name.startsWith('.ready'))).toEqual([]);
  });
});

/** Whether no process of a group runs any more. */
function isGroupEmpty(groupId: number): boolean {
  try {
    process.kill(-groupId, 0);
    return false;
  } catch {
    return true;
  }
}
