import { accounts } from './accounts';
import { catalogue } from './testing/wholeCatalogue';
import { createShop } from './createShop';
import { createMemoryStore } from '../shop/memoryStore';
import { seededRandom } from '../shop/random';
import { OPENED_AT, openTestShop } from './testing/openTestShop';
import { findInvariantViolations } from './testing/invariants';

const phoneOf = (name: string) => accounts.find((account) => account.name === name)?.phone ?? '';
const open = (seed: 'default' | 'rich' | 'empty' | 'large' = 'default') => openTestShop({ seed, catalogue });
const states = (rows: readonly { state: string }[]) => [...new Set(rows.map(({ state }) => state))].sort();

describe('the account of Mei Lin', () => {
  const shop = open();
  const mei = shop.customer(phoneOf('rich'));

  test('has orders in every status, more than one page', () => {
    const { counts, total } = mei.ok('getOrders', {});
    expect(counts).toEqual({ toPay: 1, toShip: 3, toReceive: 2, done: 8, cancelled: 3 });
    expect(total).toBe(17);
    const reasons = mei.ok('getOrders', { status: 'cancelled' }).list.map(({ cancelReason }) => cancelReason);
    expect(reasons).toEqual(['tooSlow', 'expired', 'changedMind']);
  });

  test('has a parcel that arrives today, and one that is on its way', () => {
    const { list } = mei.ok('getOrders', { status: 'toReceive' });
    const today = new Date(OPENED_AT).toISOString().slice(0, 10);
    expect(
      list.map(({ arrivesOn, parcel }) => [
        arrivesOn === today,
        parcel?.scans?.at(-1)?.text,
        parcel?.window?.from.startsWith(today),
      ]),
    ).toEqual([
      [true, 'Out for delivery', true],
      [false, 'At the sorting center', false],
    ]);
  });

  test('has one unpaid order with 21 minutes left', () => {
    const [unpaid] = mei.ok('getUnpaidOrders', {}).list;
    expect(Date.parse(unpaid?.payBefore ?? '') - OPENED_AT).toBe(21 * 60_000);
  });

  test('has coupons and tickets in every state', () => {
    expect(states(mei.ok('getMyCoupons', {}).list)).toEqual(['expired', 'usable', 'used']);
    expect(states(mei.ok('getTickets', {}).list)).toEqual(['expired', 'unused', 'used']);
  });

  test('has withdrawals in every status, and a partly frozen balance', () => {
    expect(mei.ok('getWithdrawLog', {}).list.map(({ status }) => status)).toEqual([
      'reviewing',
      'paying',
      'failed',
      'paid',
    ]);
    expect(mei.ok('getEnableBalance', {})).toMatchObject({ available: 11_000, frozen: 3_500 });
    expect(mei.ok('getPromotion', {})).toMatchObject({ invited: 2, earned: 500 });
  });

  test('has three addresses, and a wallet log sorted by time', () => {
    expect(mei.ok('getAddresses', {}).list.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    const times = mei.ok('getWalletLog', {}).list.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });
});

test('the account of Alex Reed has a welcome coupon and nothing else', () => {
  const alex = open().customer(phoneOf('fresh'));
  expect(alex.ok('getCurrentUser', { type: 1 })).toMatchObject({
    nickname: 'Alex Reed',
    counts: { toPay: 0, toShip: 0, toReceive: 0, coupons: 1, tickets: 0, addresses: 0 },
  });
  expect(alex.ok('getWalletLog', {}).list).toEqual([]);
});

test('the account of Sam Okafor is at its limits', () => {
  const sam = open().customer(phoneOf('full'));
  expect(sam.ok('getAddresses', {}).total).toBe(20);
  expect(sam.ok('getOrders', {}).total).toBe(26);
  expect(states(sam.ok('getMyCoupons', {}).list)).toEqual(['expired']);
  expect(sam.ok('getEnableBalance', {}).available).toBe(0);
});

test('a new shop has the stock of its catalogue, although its accounts have orders', () => {
  const visitor = open().visitor();
  const shown = visitor.ok('getGoodsList', { pageSize: 100 }).list.map(({ id, stock }) => `${id}: ${stock}`);
  const named = catalogue.goods.map(({ id, skus }) => `${id}: ${skus.reduce((sum, { stock }) => sum + stock, 0)}`);
  expect(shown.sort()).toEqual(named.sort());
});

test.each(['default', 'large'] as const)('the database of the seed "%s" has no violated invariants', (seed) => {
  expect(findInvariantViolations(open(seed).database)).toEqual([]);
});

test('the seed "empty" has no products', () => {
  const shop = open('empty');
  const visitor = shop.visitor();
  expect(visitor.ok('getGoodsList', {})).toEqual({ list: [], total: 0 });
  expect(visitor.ok('getBanners', {}).list).toEqual([]);
  expect(shop.customer(phoneOf('rich')).ok('getOrders', {}).total).toBe(0);
});

test('the seed "large" has ten thousand products with detail pages', () => {
  const visitor = open('large').visitor();
  const last = visitor.ok('getGoodsList', { current: 1_000, pageSize: 10 });
  expect(last.total).toBe(10_000);
  expect(last.list).toHaveLength(10);
  for (const { id } of last.list) expect(visitor.ok('getGoodsDetail', { id }).id).toBe(id);
});

test('the same opening time gives the same database, with any random source', () => {
  const seeded = (chance: number) => {
    const store = createMemoryStore();
    createShop({ store, clock: () => OPENED_AT, random: seededRandom(chance), configuration: SHOP });
    return ['orders', 'coupons', 'walletEntries', 'customers', 'tickets'].map((name) => [
      ...store.collection<unknown>(name).values(),
    ]);
  };
  expect(seeded(1)).toEqual(seeded(2));
});

test('a shop that is created again on its store keeps customers, sessions and seed', () => {
  const store = createMemoryStore();
  let now = OPENED_AT;
  const openShop = (seed: 'rich' | 'empty') =>
    createShop({ store, clock: () => now, random: seededRandom(3), configuration: SHOP, seed });
  const first = openShop('rich');
  const send = (shop: typeof first, path: string, body?: unknown, token = '') =>
    shop.handle({ method: body ? 'POST' : 'GET', path, query: { type: '1' }, body, headers: { authorization: token } })
      .body;
  const sent = send(first, '/api/user/sendVerifyCode', { phone: phoneOf('rich') });
  const code = /"demoCode":"(\d+)"/.exec(JSON.stringify(sent))?.[1] ?? '';
  const token =
    /"token":"(\w+)"/.exec(
      JSON.stringify(send(first, '/api/user/loginWithVerifyCode', { phone: phoneOf('rich'), code })),
    )?.[1] ?? '';
  now += 60_000;
  const second = openShop('empty');
  expect(second.seed).toBe('rich');
  expect(send(second, '/api/user/current', undefined, token)).toMatchObject({
    success: true,
    data: { nickname: 'Mei Lin' },
  });
});
