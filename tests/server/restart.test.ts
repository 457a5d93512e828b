import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { calls, type CallName } from '../../src/api/calls';
import { killAll, runScript, startServer, type ServerProcess } from '../setup/serverProcess';

// Each test starts two or three processes, which a busy machine does slowly.
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

/** Calls the shop over HTTP and checks the answer as the storefront would. */
async function ask<Name extends CallName>(name: Name, input: v.InferInput<Calls[Name]['input']>, token = '', fault = ''): Promise<v.InferOutput<Calls[Name]['output']>> {
  const call = calls[name];
  const query = call.method === 'GET' ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}` : '';
  const response = await fetch(`${running?.origin ?? ''}${call.path}${query}`, {
    method: call.method,
    headers: { authorization: token, 'x-shop-fault': fault, ...(query || call.method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    body: call.method === 'POST' ? JSON.stringify(input) : null,
  });
  const envelope: unknown = await response.json();
  return v.parse(v.object({ success: v.literal(true), data: call.output }), envelope).data;
}

async function signIn(phone: string): Promise<string> {
  const { demoCode = '' } = await ask('sendVerifyCode', { phone });
  return (await ask('loginWithVerifyCode', { phone, code: demoCode })).token;
}

/** Places an order for the first virtual goods that are left, for a new customer. */
async function placeOrder(token: string, fault = ''): Promise<string> {
  const { list } = await ask('getVirtualGoods', {});
  const goods = await ask('getGoodsDetail', { id: list.find(({ stock }) => stock > 0)?.id ?? '' });
  const lines = [{ skuId: goods.skus.find(({ stock }) => stock > 0)?.id ?? '', quantity: 1 }];
  const { total } = await ask('packGoods', { lines }, token);
  return (await ask('confirmOrder', { operationId, lines, isAgreed: true, expectedTotal: total }, token, fault)).id;
}

test('an order that was answered survives the server being killed that very moment', async () => {
  const killed = await open();
  const token = await signIn('+14155550199');
  const id = await placeOrder(token);
  await killed.end('SIGKILL');

  await open();
  expect(await ask('getOrderDetail', { id }, token)).toMatchObject({ id, status: 'toPay' });
  expect((await ask('getOrders', { operationId }, token)).list.map((order) => order.id)).toEqual([id]);
});

test('an order whose answer got lost on the way is placed all the same', async () => {
  await open();
  const token = await signIn('+14155550199');
  await expect(placeOrder(token, 'lost')).rejects.toThrow('fetch failed');
  expect((await ask('getOrders', { operationId }, token)).total).toBe(1);
});

test('asked to stop, the server closes the shop and leaves with nothing lost', async () => {
  const stopped = await open();
  const token = await signIn('+14155550199');
  const id = await placeOrder(token);
  expect((await stopped.end('SIGTERM')).code).toBe(0);

  await open();
  expect((await ask('getOrderDetail', { id }, token)).id).toBe(id);
});

test('after a reset the shop starts over', async () => {
  const first = await open();
  const token = await signIn('+14155550199');
  await placeOrder(token);
  await first.end('SIGTERM');

  expect(await runScript('resetShop.ts', [], { SHOP_DATA: folder })).toMatchObject({ code: 0 });
  await open();
  await expect(ask('getOrders', {}, token)).rejects.toThrow();
  expect((await ask('getOrders', {}, await signIn('+14155550199'))).total).toBe(0);
});

test('a reset is refused while the shop is open', async () => {
  await open();
  const { code, output } = await runScript('resetShop.ts', [], { SHOP_DATA: folder });
  expect(code).toBe(1);
  expect(output).toContain('is in use by the shop with process id');
});

test('a second shop over the same books is refused', async () => {
  await open();
  await expect(startServer(dist, { SHOP_DATA: folder })).rejects.toThrow('is in use by the shop with process id');
});

test('a scene is taken by a new shop, and an older one says that it keeps its own', async () => {
  const first = await open({ SHOP_SCENE: 'empty' });
  expect((await ask('getGoodsList', {})).total).toBe(0);
  await first.end('SIGTERM');
  const second = await open({ SHOP_SCENE: 'rich' });
  expect(second.output()).toContain('already holds a shop with the scene "empty"');
  expect((await ask('getGoodsList', {})).total).toBe(0);
});

describe('the command says what is wrong', () => {
  const failure = (environment: Record<string, string>) => startServer(dist, { SHOP_DATA: folder, ...environment }).catch((error: unknown) => String(error));

  test.each<[string, () => Record<string, string> | Promise<Record<string, string>>, string]>([
    ['a port that is taken', async () => ({ PORT: new URL((await open()).origin).port, SHOP_DATA: `${folder}/other` }), 'is in use by another program. Choose another one: PORT='],
    ['a data folder that cannot be written', () => ({ SHOP_DATA: `${dist}/index.html` }), 'cannot be written'],
    ['a value that makes no sense', () => ({ PORT: 'eighty' }), 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  ])('about %s, and shows no trace of code', async (_what, environment, words) => {
    const said = await failure(await environment());
    expect(said).toContain(words);
    expect(said).not.toMatch(/\n\s+at /);
  });

  test('about a storefront that was never built', async () => {
    rmSync(join(dist, 'index.html'));
    expect(await failure({})).toContain('There is no built storefront');
  });
});
