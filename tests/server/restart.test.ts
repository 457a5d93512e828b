import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { calls, type CallName } from '../../src/api/calls';
import { killAll, runScript, startServer, type ServerProcess } from '../setup/serverProcess';

// Each test starts two or three processes, which is slow on a busy machine.
jest.setTimeout(120_000);

const operationId = '0f8fad5b-d9cb-469f-a165-70867728950e';

let folder: string;
let dist: string;
let running: ServerProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'persimmon-restart-'));
  dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Persimmon</title>');
});

afterEach(async () => {
  await killAll();
  running = undefined;
  rmSync(folder, { recursive: true });
  rmSync(dist, { recursive: true });
});

async function open(environment: Record<string, string> = {}): Promise<ServerProcess> {
  running = await startServer(dist, { SHOP_DATA: folder, ...environment });
  return running;
}

type Calls = typeof calls;

/** Calls the API over HTTP and validates the response against the contract. */
async function callApi<Name extends CallName>(
  name: Name,
  input: v.InferInput<Calls[Name]['input']>,
  token = '',
  fault = '',
): Promise<v.InferOutput<Calls[Name]['output']>> {
  const call = calls[name];
  const query =
    call.method === 'GET'
      ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}`
      : '';
  const response = await fetch(`${running?.origin ?? ''}${call.path}${query}`, {
    method: call.method,
    headers: {
      authorization: token,
      'x-shop-fault': fault,
      ...(query || call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    body: call.method === 'POST' ? JSON.stringify(input) : null,
  });
  const envelope: unknown = await response.json();
  return v.parse(v.object({ success: v.literal(true), data: call.output }), envelope).data;
}

async function signIn(phone: string): Promise<string> {
  const { demoCode = '' } = await callApi('sendVerifyCode', { phone });
  return (await callApi('loginWithVerifyCode', { phone, code: demoCode })).token;
}

/** Places an order for a virtual product in stock. */
async function placeOrder(token: string, fault = ''): Promise<string> {
  const { list } = await callApi('getVirtualGoods', {});
  const product = await callApi('getGoodsDetail', { id: list.find(({ stock }) => stock > 0)?.id ?? '' });
  const lines = [{ skuId: product.skus.find(({ stock }) => stock > 0)?.id ?? '', quantity: 1 }];
  const { total } = await callApi('packGoods', { lines }, token);
  return (await callApi('confirmOrder', { operationId, lines, isAgreed: true, expectedTotal: total }, token, fault)).id;
}

test('a confirmed order survives SIGKILL', async () => {
  const server = await open();
  const token = await signIn('+14155550199');
  const id = await placeOrder(token);
  await server.end('SIGKILL');

  await open();
  expect(await callApi('getOrderDetail', { id }, token)).toMatchObject({ id, status: 'toPay' });
  expect((await callApi('getOrders', { operationId }, token)).list.map((order) => order.id)).toEqual([id]);
});

test('an order with a lost response is stored', async () => {
  await open();
  const token = await signIn('+14155550199');
  await expect(placeOrder(token, 'lost')).rejects.toThrow('fetch failed');
  expect((await callApi('getOrders', { operationId }, token)).total).toBe(1);
});

test('SIGTERM closes the server without data loss', async () => {
  const stopped = await open();
  const token = await signIn('+14155550199');
  const id = await placeOrder(token);
  expect((await stopped.end('SIGTERM')).code).toBe(0);

  await open();
  expect((await callApi('getOrderDetail', { id }, token)).id).toBe(id);
});

test('a reset deletes the database', async () => {
  const first = await open();
  const token = await signIn('+14155550199');
  await placeOrder(token);
  await first.end('SIGTERM');

  expect(await runScript('serve/start.ts', ['--reset'], { SHOP_DATA: folder })).toMatchObject({ code: 0 });
  await open();
  await expect(callApi('getOrders', {}, token)).rejects.toThrow();
  expect((await callApi('getOrders', {}, await signIn('+14155550199'))).total).toBe(0);
});

test('a reset fails while the shop is running', async () => {
  await open();
  const { code, output } = await runScript('serve/start.ts', ['--reset'], { SHOP_DATA: folder });
  expect(code).toBe(1);
  expect(output).toContain('is in use by the shop with process id');
});

test('a second server with the same database fails to start', async () => {
  await open();
  await expect(startServer(dist, { SHOP_DATA: folder })).rejects.toThrow('is in use by the shop with process id');
});

test('a scene applies to a new database, and an existing one reports its own scene', async () => {
  const first = await open({ SHOP_SCENE: 'empty' });
  expect((await callApi('getGoodsList', {})).total).toBe(0);
  await first.end('SIGTERM');
  const second = await open({ SHOP_SCENE: 'rich' });
  expect(second.output()).toContain('already holds a shop with the scene "empty"');
  expect((await callApi('getGoodsList', {})).total).toBe(0);
});

describe('a failed start', () => {
  const failure = (environment: Record<string, string>) =>
    startServer(dist, { SHOP_DATA: folder, ...environment }).catch((error: unknown) => String(error));

  test.each<[string, () => Record<string, string> | Promise<Record<string, string>>, string]>([
    [
      'that the port is in use',
      async () => ({ PORT: new URL((await open()).origin).port, SHOP_DATA: `${folder}/other` }),
      'is in use by another program. Choose another one: PORT=',
    ],
    ['that the data folder is not writable', () => ({ SHOP_DATA: `${dist}/index.html` }), 'cannot be written'],
    [
      'that a value is invalid',
      () => ({ PORT: 'eighty' }),
      'PORT must be a whole number from 0 to 65535, not "eighty".',
    ],
  ])('prints %s without a stack trace', async (_what, environment, text) => {
    const output = await failure(await environment());
    expect(output).toContain(text);
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('prints that the build is missing', async () => {
    rmSync(join(dist, 'index.html'));
    expect(await failure({})).toContain('There is no built storefront');
  });
});
