import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiCheck, createReadiness, createReadyAnswer } from './health';

test('checks run again after a second, not before, and those of one moment once', async () => {
  let now = 5_000;
  let runs = 0;
  const reasonsOf = createReadiness([() => void (runs += 1), async () => 'The disk is full.'], () => now);
  const all = await Promise.all([reasonsOf(), reasonsOf()]);
  expect([all, runs]).toEqual([[['The disk is full.'], ['The disk is full.']], 1]);
  now += 999;
  await reasonsOf();
  expect(runs).toBe(1);
  now += 1;
  await reasonsOf();
  expect(runs).toBe(2);
});

test('the answer names no reason; the operator gets the reasons once, and learns when they are over', async () => {
  let reasons: string[] = [];
  const said: string[] = [];
  const answer = createReadyAnswer(
    async () => reasons,
    (all) => said.push(all.join(' ')),
  );
  const ready = { status: 200, body: { status: 'ready' } };
  const notReady = { status: 503, body: { status: 'not ready' } };
  expect([await answer(), said]).toEqual([ready, []]);
  reasons = ['The disk is full.', 'No build.'];
  expect([await answer(), await answer(), said]).toEqual([notReady, notReady, ['The disk is full. No build.']]);
  reasons = ['The disk is full.'];
  expect([await answer(), said.length]).toEqual([notReady, 2]);
  reasons = [];
  expect([await answer(), await answer(), said]).toEqual([
    ready,
    ready,
    ['The disk is full. No build.', 'The disk is full.', ''],
  ]);
});

describe('the API of the shop', () => {
  const paths: string[] = [];
  let status = 200;
  const api = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(status, { location: '/elsewhere' }).end('{}');
  });
  const address = () => new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}/shop/`);
  beforeAll(() => new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => paths.splice(0));
  afterAll(() => new Promise((resolve) => api.close(resolve)));

  // A redirect is an answer: what it leads to may be another program.
  test.each([200, 302, 401, 404, 499])('answers with status %i, and nothing else is asked', async (answered) => {
    status = answered;
    expect(await apiCheck(address())()).toBeUndefined();
    expect(paths).toEqual(['/shop/api/server/info']);
  });

  test.each([500, 503])('fails with status %i', async (answered) => {
    status = answered;
    const url = `${address().href}api/server/info`;
    expect(await apiCheck(address())()).toBe(`The API answers GET ${url} with status ${answered}.`);
  });

  test('cannot be reached where nothing listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await apiCheck(new URL(`http://127.0.0.1:${port}`))()).toMatch(/^The API cannot be reached: ./);
  });
});
