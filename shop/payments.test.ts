import type { Order } from '../src/api/orders';
import { APP_CONFIRMED_AFTER_MS } from './domain/payments';
import { PAY_WINDOW_MS } from './domain/orders';
import { findInvariantViolations } from '../mock/testing/invariants';
import { openTestShop, type TestShop, type Visitor } from '../mock/testing/openTestShop';
import { packLine, nextOperation, placeShopOrder } from '../mock/testing/purchase';

const PHONE = '+14155550166';

/** A customer with an unpaid order of $100.00, and what happens to it. */
function withOrder(...codes: string[]) {
  const shop: TestShop = openTestShop();
  const customer: Visitor = shop.customer(PHONE);
  for (const code of codes) customer.ok('exchangeCode', { operationId: nextOperation(), code });
  const order = placeShopOrder(customer, packLine('phones.only'), { couponId: null });
  const inputOf = (methodId: string, { id, total }: Order = order) => ({
    operationId: nextOperation(),
    orderId: id,
    expectedTotal: total,
    methodId,
  });
  return {
    ...shop,
    customer,
    order,
    inputOf,
    now: () => customer.ok('getOrderDetail', { id: order.id }),
    wallet: () => customer.ok('getWalletLog', {}).list.map(({ kind, amount }) => [kind, amount]),
    expectConsistent: () => expect(findInvariantViolations(shop.database)).toEqual([]),
  };
}

test('an unpaid order lists the methods, and says why one cannot be used', () => {
  const { order, customer, inputOf, wallet } = withOrder();
  expect(
    order.paymentMethods?.map(({ id, name, isUsable, reason, isLastUsed }) => [id, name, isUsable, reason, isLastUsed]),
  ).toEqual([
    ['card', 'Card', true, null, false],
    ['bank', 'Card, on the bank’s page', true, null, false],
    ['app', 'Plum Pay', true, null, false],
    ['balance', 'Wallet balance', false, 'Not enough for this order: $0.00 available', false],
  ]);
  expect(customer.refused('payOrder', inputOf('balance')).errorCode).toBe('BALANCE_SHORT');
  // No method at all, and one of the engine that this shop does not offer.
  for (const methodId of ['cheque', 'stripe'])
    expect(customer.refused('payOrder', inputOf(methodId))).toMatchObject({
      errorCode: 'VALIDATION',
      data: { fields: { methodId: 'invalid' } },
    });
  const { state, order: paid } = customer.ok('payOrder', inputOf('card'));
  expect([state, paid.status, paid.paymentMethods, paid.payments]).toEqual([
    'paid',
    'toShip',
    null,
    [{ name: 'Card', amount: 10_000 }],
  ]);
  // A card takes nothing from the balance.
  expect(wallet()).toEqual([]);
  const next = placeShopOrder(customer, packLine('phones.only'), { couponId: null });
  expect(next.paymentMethods?.filter(({ isLastUsed }) => isLastUsed).map(({ id }) => id)).toEqual(['card']);
});

test.each([
  [[], 20_000, true],
  [packLine('cup.oat'), 22_000, false],
])('a balance of $200.00 pays two products of $100.00 and %j, %i in all: %s', (more, total, isUsable) => {
  const { customer, inputOf, order: first } = withOrder('MONEY-PLEASE');
  customer.ok('cancelOrder', { id: first.id, reason: 'other' });
  const order = placeShopOrder(customer, [...packLine('phones.only', 2), ...more], { couponId: null });
  expect(order.total).toBe(total);
  expect(order.paymentMethods?.find(({ id }) => id === 'balance')?.isUsable).toBe(isUsable);
  if (isUsable) expect(customer.ok('payOrder', inputOf('balance', order)).state).toBe('paid');
  else expect(customer.refused('payOrder', inputOf('balance', order)).errorCode).toBe('BALANCE_SHORT');
});

test('the balance pays the whole order with one entry of the wallet', () => {
  const { customer, inputOf, wallet, expectConsistent } = withOrder('MONEY-PLEASE');
  const { order: paid } = customer.ok('payOrder', inputOf('balance'));
  expect(paid.payments).toEqual([{ name: 'Wallet balance', amount: 10_000 }]);
  expect(wallet()[0]).toEqual(['payment', -10_000]);
  expectConsistent();
});

test('a declined card charges nothing, is remembered with the order, and another method pays', () => {
  const { customer, inputOf, now, wallet, expectConsistent } = withOrder('MONEY-PLEASE');
  const declined = customer.send('payOrder', inputOf('card'), { 'x-shop-fault': 'declined' });
  expect(declined.body).toMatchObject({ success: false, errorCode: 'PAYMENT_DECLINED' });
  expect(now()).toMatchObject({ status: 'toPay', attempt: { name: 'Card', state: 'declined', amount: 10_000 } });
  const before = wallet();
  expect(customer.ok('payOrder', inputOf('balance')).state).toBe('paid');
  expect(wallet()).toEqual([['payment', -10_000], ...before]);
  expect(now().attempt).toBeNull();
  expectConsistent();
});

test('the same operation can be sent again after it was declined, and pays once', () => {
  const { customer, inputOf, now } = withOrder();
  const input = inputOf('card');
  customer.send('payOrder', input, { 'x-shop-fault': 'declined' });
  const first = customer.ok('payOrder', input);
  expect(customer.ok('payOrder', { ...input, returnUrl: 'https://shop.example/#/x', platform: 'pc' })).toEqual(first);
  expect(now().timeline.map(({ event }) => event)).toEqual(['placed', 'paid']);
});

test.each(['bank', 'app'])('an order that is paid is not paid again with the method %s', (methodId) => {
  const { customer, inputOf, now, expectConsistent } = withOrder();
  customer.ok('payOrder', inputOf('card'));
  expect(customer.refused('payOrder', inputOf(methodId))).toMatchObject({
    errorCode: 'ORDER_STATE',
    data: { status: 'toShip' },
  });
  expect(now()).toMatchObject({ attempt: null, payments: [{ name: 'Card', amount: 10_000 }] });
  expectConsistent();
});

test.each(['bank', 'app'])('the method %s is the one used last as soon as its payment has begun', (methodId) => {
  const { customer, inputOf, now } = withOrder();
  customer.ok('payOrder', { ...inputOf(methodId), returnUrl: 'https://shop.example/#/a', cancelUrl: undefined });
  expect(
    now()
      .paymentMethods?.filter(({ isLastUsed }) => isLastUsed)
      .map(({ id }) => id),
  ).toEqual([methodId]);
});

describe('the wallet app', () => {
  test('leaves the order to pay until it is confirmed there', () => {
    const { customer, inputOf, now, pass, expectConsistent } = withOrder();
    const input = inputOf('app');
    const started = customer.ok('payOrder', input);
    expect([started.state, started.redirectUrl]).toEqual(['processing', null]);
    expect(started.order).toMatchObject({
      status: 'toPay',
      attempt: {
        operationId: input.operationId,
        state: 'waiting',
        note: 'Open Plum Pay on your phone and confirm the payment there.',
      },
    });
    pass(APP_CONFIRMED_AFTER_MS - 1);
    expect(now().status).toBe('toPay');
    pass(1);
    expect(now()).toMatchObject({
      status: 'toShip',
      attempt: null,
      payments: [{ name: 'Plum Pay', amount: 10_000 }],
    });
    expectConsistent();
  });

  test('can decline, and can never answer: then the order expires', () => {
    const { customer, inputOf, now, pass, expectConsistent } = withOrder();
    customer.send('payOrder', inputOf('app'), { 'x-shop-fault': 'declined@/order/pay' });
    pass(APP_CONFIRMED_AFTER_MS);
    expect(now()).toMatchObject({ status: 'toPay', attempt: { state: 'declined' } });
    customer.send('payOrder', inputOf('app'), { 'x-shop-fault': 'silent' });
    pass(10 * APP_CONFIRMED_AFTER_MS);
    expect(now()).toMatchObject({ status: 'toPay', attempt: { state: 'waiting' } });
    pass(PAY_WINDOW_MS);
    expect(now()).toMatchObject({ status: 'cancelled', cancelReason: 'expired' });
    expectConsistent();
  });

  test('is ended by another payment, and charges nothing then', () => {
    const { customer, inputOf, now, pass, expectConsistent } = withOrder();
    customer.ok('payOrder', inputOf('app'));
    customer.ok('payOrder', inputOf('card'));
    pass(2 * APP_CONFIRMED_AFTER_MS);
    expect(now()).toMatchObject({ status: 'toShip', attempt: null, payments: [{ name: 'Card', amount: 10_000 }] });
    expectConsistent();
  });
});
