/** Scheduled steps when the storage fails: nothing that was due is lost. */
import { createShop } from '../mock/createShop';
import { openDatabase } from './database';
import { createMemoryStore } from './memoryStore';
import { seededRandom } from './random';
import type { Store } from './store';
import { createVisitor, OPENED_AT } from '../mock/testing/openTestShop';
import { findInvariantViolations } from '../mock/testing/invariants';
import { packLine, nextOperation, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { HOUR_MS, MINUTE_MS, DAY_MS } from './time';

/** What a full disk, a locked file and a file that cannot be written say. */
const storageErrors = ['ENOSPC: no space left on device', 'MDB_BUSY: locked', 'EROFS: read-only file system'];

/**
 * A shop whose storage fails on demand: at the write number `failAt` of a transaction, counted from 1, or at the end of
 * each transaction with writes.
 */
function openFailingShop() {
  const inner = createMemoryStore();
  const failure = { failAt: Infinity, atCommit: false, message: storageErrors[0] ?? '', times: Infinity };
  let writes = 0;
  let isOpen = false;
  const fail = () => {
    if (failure.times <= 0) return;
    failure.times -= 1;
    throw new Error(failure.message);
  };
  const countWrite = () => {
    writes += 1;
    if (writes === failure.failAt) fail();
  };
  const store: Store = {
    get isEmpty() {
      return inner.isEmpty;
    },
    collection<Row>(name: string) {
      const rows = inner.collection<Row>(name);
      return {
        get size() {
          return rows.size;
        },
        get: (id: string) => rows.get(id),
        values: () => rows.values(),
        ids: () => rows.ids(),
        put: (id: string, row: Row) => (countWrite(), rows.put(id, row)),
        delete: (id: string) => (countWrite(), rows.delete(id)),
      };
    },
    transact: (work) => {
      if (isOpen) return work();
      isOpen = true;
      writes = 0;
      try {
        return inner.transact(() => {
          const result = work();
          if (failure.atCommit && writes > 0) fail();
          return result;
        });
      } finally {
        isOpen = false;
      }
    },
    flushed: () => inner.flushed(),
    clear: () => inner.clear(),
  };
  let now = OPENED_AT;
  const errors: string[] = [];
  const shop = createShop({
    store,
    clock: () => now,
    random: seededRandom(7),
    configuration: SHOP,
    seed: 'fresh',
    catalogue: smallCatalogue,
    onUnexpectedError: (error) => errors.push(String(error)),
  });
  const customer = createVisitor(shop, 'en');
  const { demoCode = '' } = customer.ok('sendVerifyCode', { phone: '+14155550181' });
  customer.token = customer.ok('loginWithVerifyCode', { phone: '+14155550181', code: demoCode }).token;
  customer.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
  return {
    failure,
    errors,
    customer,
    database: openDatabase(inner),
    pass: (ms: number) => void (now += ms),
    works: () => Object.assign(failure, { failAt: Infinity, atCommit: false, times: Infinity }),
  };
}

type FailingShop = ReturnType<typeof openFailingShop>;

const placeOneOrder = ({ customer }: FailingShop) =>
  placeShopOrder(customer, packLine('cup.oat'), { useBalance: true });
const payOne = (shop: FailingShop) => payShopOrder(shop.customer, placeOneOrder(shop)).id;
const statusOf = ({ customer }: FailingShop, id: string) => customer.ok('getOrderDetail', { id }).status;
const withdrawOne = ({ customer }: FailingShop, payeeAccount: string) =>
  customer.ok('withdraw', { operationId: nextOperation(), amount: 2_000, payeeName: 'Ada', payeeAccount }).id;
const withdrawalStatus = ({ customer }: FailingShop) => customer.ok('getWithdrawLog', {}).list[0]?.status;

/** Each scheduled step: what starts it, the time until it is due, and how the customer sees the result. */
const steps: Readonly<
  Record<
    string,
    {
      start: (shop: FailingShop) => string;
      dueMs: number;
      see: (shop: FailingShop, id: string) => string | undefined;
      outcome: string;
    }
  >
> = {
  'an unpaid order expires': {
    start: (shop) => placeOneOrder(shop).id,
    dueMs: 30 * MINUTE_MS,
    see: statusOf,
    outcome: 'cancelled',
  },
  'a paid order ships': { start: payOne, dueMs: 4 * HOUR_MS, see: statusOf, outcome: 'toReceive' },
  'a shipped order is delivered': {
    start(shop) {
      const id = payOne(shop);
      shop.pass(4 * HOUR_MS);
      expect(statusOf(shop, id)).toBe('toReceive');
      return id;
    },
    dueMs: 3 * DAY_MS,
    see: statusOf,
    outcome: 'done',
  },
  'a withdrawal is reviewed': {
    start: (shop) => withdrawOne(shop, '4821'),
    dueMs: 2 * HOUR_MS,
    see: withdrawalStatus,
    outcome: 'paying',
  },
  'a withdrawal is returned': {
    start(shop) {
      const id = withdrawOne(shop, '0000');
      shop.pass(2 * HOUR_MS);
      expect(withdrawalStatus(shop)).toBe('paying');
      return id;
    },
    dueMs: 22 * HOUR_MS,
    see: withdrawalStatus,
    outcome: 'failed',
  },
};

describe.each(Object.entries(steps))('%s', (_step, { start, dueMs, see, outcome }) => {
  test.each([1, 2, 3, 4, 5, 6])('after write %i of the step failed once', (failAt) => {
    const shop = openFailingShop();
    const id = start(shop);
    shop.pass(dueMs);
    Object.assign(shop.failure, { failAt, times: 1 });
    shop.customer.send('getBanners', {});
    shop.works();
    expect(see(shop, id)).toBe(outcome);
    expect(findInvariantViolations(shop.database)).toEqual([]);
  });

  test.each(storageErrors)('after every transaction failed for a while: %s', (message) => {
    const shop = openFailingShop();
    const id = start(shop);
    shop.pass(dueMs);
    Object.assign(shop.failure, { atCommit: true, message });
    for (let request = 0; request < 5; request += 1) expect(shop.customer.send('getServerInfo', {}).status).toBe(200);
    shop.pass(HOUR_MS);
    expect(shop.customer.send('getServerInfo', {}).status).toBe(200);
    shop.works();
    expect(see(shop, id)).toBe(outcome);
    expect(findInvariantViolations(shop.database)).toEqual([]);
    expect(new Set(shop.errors)).toEqual(new Set([`Error: ${message}`]));
  });
});

test('a step keeps its own time when it runs later', () => {
  const shop = openFailingShop();
  const id = payOne(shop);
  shop.pass(4 * HOUR_MS);
  Object.assign(shop.failure, { atCommit: true });
  shop.customer.send('getBanners', {});
  shop.works();
  shop.pass(2 * DAY_MS);
  expect(shop.customer.ok('getOrderDetail', { id }).timeline.at(-1)).toEqual({
    event: 'shipped',
    at: '2026-11-20T22:00:00.000+00:00',
  });
});

test('an order that could not expire in time cannot be paid', () => {
  const shop = openFailingShop();
  const order = placeOneOrder(shop);
  shop.pass(30 * MINUTE_MS);
  Object.assign(shop.failure, { failAt: 1, times: 1 });
  expect(
    shop.customer.refused('payOrder', { operationId: nextOperation(), orderId: order.id, expectedTotal: order.total }),
  ).toMatchObject({ errorCode: 'ORDER_EXPIRED', data: { status: 'toPay' } });
  shop.works();
  expect(statusOf(shop, order.id)).toBe('cancelled');
});

test('a step that fails does not hold up the steps of other orders, and is logged once', () => {
  const shop = openFailingShop();
  const [broken, healthy] = [payOne(shop), payOne(shop)];
  const row = shop.database.orders.all.get(broken);
  // A row that the shop cannot have written: its step ends with a TypeError.
  shop.database.orders.all.put(broken, { ...row, timeline: null } as never);
  shop.pass(4 * HOUR_MS);
  shop.customer.send('getBanners', {});
  shop.customer.send('getBanners', {});
  expect(shop.errors).toHaveLength(1);
  expect(statusOf(shop, healthy)).toBe('toReceive');
  if (row) shop.database.orders.all.put(broken, row);
  expect(statusOf(shop, broken)).toBe('toReceive');
});

test('a step that breaks a rule is given up', () => {
  const shop = openFailingShop();
  const { id } = placeOneOrder(shop);
  const stock = shop.database.stock.get('cup.oat');
  if (stock) shop.database.stock.put('cup.oat', { ...stock, held: 0 });
  shop.pass(30 * MINUTE_MS);
  expect(statusOf(shop, id)).toBe('toPay');
  expect(shop.errors).toEqual(['RuleViolation: release 1 of cup.oat: only 0 held']);
  expect(shop.database.scheduledJobs.size).toBe(0);
});

test('a failed pruning does not fail the request', () => {
  const shop = openFailingShop();
  shop.pass(31 * DAY_MS);
  Object.assign(shop.failure, { failAt: 1, times: 1 });
  expect(shop.customer.send('getServerInfo', {}).status).toBe(200);
  expect(shop.errors).toEqual(['Error: ENOSPC: no space left on device']);
});
