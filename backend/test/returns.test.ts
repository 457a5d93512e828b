/** Returns over two server processes on one database: one operation id is one return, and no piece goes back twice. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { findBrokenRules } from './invariants';
import { send, signIn, type Answer } from './customer';
import { seed, startServer, type Server } from './servers';

let servers: readonly Server[] = [];
const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';
const database = new Client({ connectionString: process.env['DATABASE_URL'] });
/** The demo account with an order of which several pieces can go back. */
const phone = '+14155550134';

before(async () => {
  await seed();
  await database.connect();
  servers = await Promise.all([startServer(), startServer()]);
});

after(async () => {
  for (const server of servers) await server.kill('SIGTERM');
  await database.end();
});

/** A field of an answer, whose shape the engine has checked. */
function fieldOf<Value>(data: Answer['data'], name: string): Value {
  const value: unknown = data[name];
  return value as Value;
}

interface Row {
  readonly id: string;
  readonly can: { readonly return?: boolean };
  readonly returns: readonly { readonly id: string; readonly state: string }[];
}

/** The newest order of which something can go back, and what its first returnable line offers. */
async function prepareReturn(token: string) {
  const { data } = await send(originOf(0), 'user/order/list?current=1&pageSize=50', token);
  const order = fieldOf<readonly Row[]>(data, 'list').find(({ can }) => can.return);
  assert(order);
  const quote = async (lines: readonly object[]) =>
    (await send(originOf(0), 'user/return/quote', token, { orderId: order.id, lines })).data;
  const line = fieldOf<readonly { skuId: string; returnable: number }[]>(await quote([]), 'lines').find(
    ({ returnable }) => returnable > 0,
  );
  assert(line);
  const lines = [{ skuId: line.skuId, quantity: line.returnable }];
  const { refund } = await quote(lines);
  const input = {
    orderId: order.id,
    lines: lines.map((one) => ({ ...one, reason: 'other' })),
    refundTo: 'balance',
    expectedRefund: refund,
  };
  const read = async () =>
    fieldOf<Row['returns']>((await send(originOf(1), `user/order/detail?id=${order.id}`, token)).data, 'returns');
  return { order, input, read };
}

test('ten requests with one id, and ten with ids of their own, make one return', async () => {
  const token = await signIn(originOf(0), phone);
  const { order, input, read } = await prepareReturn(token);
  const earlier = (await read()).length;
  const operationId = randomUUID();
  const same = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      send(originOf(nth), 'user/return/request', token, { ...input, operationId }),
    ),
  );
  assert.deepEqual(
    same.map(({ success }) => success),
    Array(10).fill(true),
  );
  const others = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      send(originOf(nth), 'user/return/request', token, { ...input, operationId: randomUUID() }),
    ),
  );
  assert.deepEqual([...new Set(others.map(({ errorCode }) => errorCode))], ['RETURN_CHANGED']);
  const returns = await read();
  assert.equal(returns.length, earlier + 1);
  assert.deepEqual(await findBrokenRules(database), []);
  const cancelled = await Promise.all(
    [0, 1].map((nth) =>
      send(originOf(nth), 'user/return/cancel', token, { orderId: order.id, id: returns.at(-1)?.id }),
    ),
  );
  assert.deepEqual(
    cancelled.map(({ success }) => success),
    [true, true],
  );
  assert.equal((await read()).at(-1)?.state, 'cancelled');
  assert.deepEqual(await findBrokenRules(database), []);
});
