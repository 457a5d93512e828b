/** A real backend that takes long for a payment. The clock is the test’s own from before the proxy is loaded. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The first request loads the proxy, which is slow on a busy machine.
jest.setTimeout(30_000);

const whole = '{"success":true,"data":1}';
let dist: string;
let backend: Server;
/** Called for each request to the backend. */
let onRequest: (response: ServerResponse) => void;

beforeAll(async () => {
  // The HTTP client of the proxy keeps one timer for all its time-outs, so the clock is stopped before its first one.
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
  dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  backend = createHttpServer((_request, response) => onRequest(response));
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => backend.close(resolve));
  rmSync(dist, { recursive: true });
  jest.useRealTimers();
});

async function openServer() {
  const { createServer } = await import('../../tools/serve/server/createServer');
  const api = new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
  return createServer({ dist, api, onDefect: () => undefined });
}

/** What was sent reaches the server before the clock moves. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

test.each([
  ['before its first byte, for 20 s', '', 20_000],
  ['between two parts, for 20 s', '{"success":true,', 20_000],
  // Longer than the default of the HTTP client, 5 minutes.
  ['before its first byte, for nine minutes', '', 540_000],
  ['between two parts, for nine minutes', '{"success":true,', 540_000],
])('the response to a payment may wait %s', async (_when, firstPart, ms) => {
  const server = await openServer();
  let finish = (): void => undefined;
  const hasArrived = new Promise<void>((resolve) => {
    onRequest = (response) => {
      if (firstPart) response.writeHead(200, { 'content-type': 'application/json' }).write(firstPart);
      finish = () => response.end(whole.slice(firstPart.length));
      resolve();
    };
  });
  const coming = server.inject({ method: 'POST', url: '/api/user/order/pay', payload: { orderId: 'o1' } });
  await hasArrived;
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  finish();
  const response = await coming;
  expect([response.statusCode, response.body]).toEqual([200, whole]);
  await server.close();
});

test('a response that does not begin within ten minutes is 504, and the connection is free again', async () => {
  const server = await openServer();
  const hasArrived = new Promise<ServerResponse>((resolve) => (onRequest = resolve));
  const coming = server.inject({ method: 'POST', url: '/api/user/order/pay', payload: { orderId: 'o1' } });
  const unanswered = await hasArrived;
  const isClosed = new Promise((resolve) => unanswered.once('close', resolve));
  await settle();
  await jest.advanceTimersByTimeAsync(602_000);
  const response = await coming;
  expect([response.statusCode, response.json().errorCode]).toEqual([504, 'INTERNAL']);
  await isClosed;
  await server.close();
});
