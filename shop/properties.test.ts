/** Property tests: three customers act in random order, and the invariants of the database hold after every step. */
import * as fc from 'fast-check';
import type { PackInput } from '../src/api/packs';
import { catalogueWithDelivery } from '../mock/testing/catalogueWithDelivery';
import { findInvariantViolations } from '../mock/testing/invariants';
import { openTestShop, type TestShop, type Visitor } from '../mock/testing/openTestShop';
import { addressOf, operationId } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { checkProperty } from '../tests/setup/property';

const PHONES = ['+14155550186', '+14155550187', '+14155550188'];
const skuIds = smallCatalogue.goods.flatMap(({ skus }) => skus.map(({ id }) => id));
const initialStock = Object.fromEntries(
  smallCatalogue.goods.flatMap(({ skus }) => skus.map(({ id, stock }) => [id, stock])),
);

const redeemable = ['MONEY-PLEASE', 'COUPON-PLEASE', 'KETTLE-PLEASE', 'TOO-LATE'];

const who = fc.nat(PHONES.length - 1);
const lines = fc.array(fc.record({ skuId: fc.constantFrom(...skuIds), quantity: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 3,
});
/** Few ids, so the same id is often repeated, with the same input and with another one. */
const operationIds = fc.nat(12).map(operationId);

/** Forty of the longest waits (17 h) are shorter than a session (30 days). */
const step = fc.oneof(
  fc.record({
    act: fc.constant('place' as const),
    who,
    lines,
    operationId: operationIds,
    useBalance: fc.boolean(),
    discountCode: fc.constantFrom(null, 'HELLO5', 'SOLO15', 'ONCE10'),
    deliveryId: fc.constantFrom(null, 'standard', 'express', 'corner', 'gone'),
  }),
  fc.record({ act: fc.constant('pay' as const), who, nth: fc.nat(3), operationId: operationIds }),
  fc.record({ act: fc.constant('cancel' as const), who, nth: fc.nat(3) }),
  fc.record({
    act: fc.constant('redeem' as const),
    who,
    operationId: operationIds,
    code: fc.constantFrom(...redeemable),
  }),
  fc.record({
    act: fc.constant('withdraw' as const),
    who,
    operationId: operationIds,
    amount: fc.integer({ min: 900, max: 9_000 }),
    isGood: fc.boolean(),
  }),
  fc.record({
    act: fc.constant('wait' as const),
    ms: fc.constantFrom(1_000, 20 * 60_000, 31 * 60_000, 5 * 3_600_000, 17 * 3_600_000),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What random sequences have found. */
const found: Readonly<Record<'withdrawals' | 'holds', [Step[]]>> = {
  // Withdrawals under review, being paid out, and given back, besides what an unpaid order holds: all of it is frozen.
  withdrawals: [
    [
      { act: 'redeem', who: 0, operationId: operationId(0), code: 'MONEY-PLEASE' },
      { act: 'withdraw', who: 0, operationId: operationId(1), amount: 5_000, isGood: true },
      {
        act: 'place',
        who: 0,
        lines: [{ skuId: 'kettle.only', quantity: 1 }],
        operationId: operationId(2),
        useBalance: true,
        discountCode: null,
        deliveryId: null,
      },
      { act: 'wait', ms: 5 * 3_600_000 },
      { act: 'withdraw', who: 0, operationId: operationId(3), amount: 2_000, isGood: false },
      { act: 'wait', ms: 20 * 60_000 },
    ],
  ],
  holds: [
    [
      { act: 'redeem', who: 1, operationId: operationId(0), code: 'MONEY-PLEASE' },
      {
        act: 'place',
        who: 1,
        lines: [{ skuId: 'cup.oat', quantity: 2 }],
        operationId: operationId(4),
        useBalance: true,
        discountCode: 'HELLO5',
        deliveryId: null,
      },
      { act: 'withdraw', who: 1, operationId: operationId(5), amount: 9_000, isGood: false },
      { act: 'cancel', who: 1, nth: 0 },
      { act: 'wait', ms: 17 * 3_600_000 },
      { act: 'wait', ms: 17 * 3_600_000 },
    ],
  ],
};

function runStep(shop: TestShop, customers: readonly Visitor[], one: Step): void {
  if (one.act === 'wait') {
    shop.pass(one.ms);
    shop.visitor().ok('getServerInfo', {});
    return;
  }
  const customer = customers[one.who];
  if (!customer) return;
  if (one.act === 'place') placeOrder(customer, one);
  if (one.act === 'redeem') customer.send('exchangeCode', { operationId: one.operationId, code: one.code });
  if (one.act === 'withdraw') {
    const payeeAccount = one.isGood ? '48214821' : '48210000';
    customer.send('withdraw', { operationId: one.operationId, amount: one.amount, payeeName: 'Ada', payeeAccount });
  }
  if (one.act === 'pay' || one.act === 'cancel') {
    const order = customer.ok('getOrders', {}).list[one.nth];
    if (!order) return;
    if (one.act === 'cancel') customer.send('cancelOrder', { id: order.id, reason: 'other' });
    else customer.send('payOrder', { operationId: one.operationId, orderId: order.id, expectedTotal: order.total });
  }
}

function placeOrder(
  customer: Visitor,
  { act: _act, who: _who, operationId, ...options }: Extract<Step, { act: 'place' }>,
): void {
  const input: PackInput = { ...options, addressId: addressOf(customer) };
  const quoted = customer.ok('packGoods', input);
  expect(quoted.priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quoted.total);
  customer.send('confirmOrder', {
    ...input,
    operationId,
    isAgreed: true,
    isPresaleAccepted: true,
    expectedTotal: quoted.total,
  });
}

test('the invariants of the database hold after every step of a random sequence', () => {
  checkProperty(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      const shop = openTestShop({ catalogue: catalogueWithDelivery });
      const customers = PHONES.map((phone) => shop.customer(phone));
      for (const one of steps) {
        runStep(shop, customers, one);
        expect(findInvariantViolations(shop.database, initialStock)).toEqual([]);
      }
      for (const customer of customers) {
        const id = customer.ok('getUserInfo', {}).id;
        const sum = shop.database.walletEntries.listByCustomer(id).reduce((total, { amount }) => total + amount, 0);
        const inProgress = customer
          .ok('getWithdrawLog', {})
          .list.reduce((total, { amount, settledAt }) => total + (settledAt === null ? amount : 0), 0);
        const { available, frozen } = customer.ok('getEnableBalance', {});
        expect(available + frozen).toBe(sum + inProgress);
      }
    }),
    { numRuns: 120, examples: [found.withdrawals, found.holds] },
  );
});

test('after all unpaid orders expire, stock, coupons and discount codes are as at the start', () => {
  checkProperty(
    fc.property(
      fc.array(
        step.filter(({ act }) => act === 'place' || act === 'cancel'),
        { maxLength: 20 },
      ),
      (steps) => {
        const shop = openTestShop({ catalogue: catalogueWithDelivery });
        const customers = PHONES.map((phone) => shop.customer(phone));
        for (const one of steps) runStep(shop, customers, one);
        runStep(shop, customers, { act: 'wait', ms: 31 * 60_000 });
        for (const { skuId, left, held, sold } of shop.database.stock.values())
          expect([skuId, left, held, sold]).toEqual([skuId, initialStock[skuId], 0, 0]);
        for (const coupon of shop.database.coupons.all.values()) expect(coupon.state).toBe('free');
        expect([...shop.database.discountUses.values()].every((uses) => uses === 0)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
