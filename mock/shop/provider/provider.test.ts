import type { ShopContext } from '../context';
import { createCatalogue } from '../createCatalogue';
import { PAY_WINDOW_MS } from '../domain/orders';
import { APP_CONFIRMED_AFTER_MS } from '../domain/payments';
import { createGoodsIndex } from '../goodsIndex';
import { seededRandom } from '../random';
import { findInvariantViolations } from '../testing/invariants';
import { OPENED_AT, openTestShop } from '../testing/openTestShop';
import { line, nextOperation, place } from '../testing/purchase';
import { smallCatalogue } from '../testing/smallCatalogue';
import { SECOND_MS } from '../time';
import { receiveMessage, signMessage } from './callback';
import type { ProviderAction } from './page';
import { LATE_AFTER_MS } from './provider';

const base = 'https://shop.example/sub/#/h5/components/orderSuccess?id=o1';

/** A customer who was sent to the page of the bank. */
function atTheBank() {
  const shop = openTestShop();
  const customer = shop.customer('+14155550166');
  const order = place(customer, line('phones.only'), { couponId: null });
  const input = (methodId: string) => ({
    operationId: nextOperation(),
    orderId: order.id,
    expectedTotal: order.total,
    methodId,
    returnUrl: base,
    cancelUrl: `${base}&payment=cancelled`,
  });
  const { redirectUrl } = customer.ok('payOrder', input('bank'));
  const path = redirectUrl ?? '';
  const request = (method: string, body?: unknown) =>
    shop.shop.handleProvider({ method, path, query: {}, body, headers: {} });
  const goods = createGoodsIndex(createCatalogue(smallCatalogue, OPENED_AT));
  const context = (): ShopContext => ({ database: shop.database, goods, now: shop.now(), random: seededRandom(9) });
  return {
    ...shop,
    customer,
    input,
    path,
    attemptId: path.split('/').at(-1) ?? '',
    context,
    look: () => request('GET'),
    press: (action: ProviderAction) => request('POST', { action }),
    now: () => customer.ok('getOrderDetail', { id: order.id }),
    expectConsistent: () => expect(findInvariantViolations(shop.database)).toEqual([]),
  };
}

test('the page shows the amount and the order, without a script', () => {
  const { path, look, now } = atTheBank();
  expect(path).toMatch(/^\/psp\/pay\/pay_\w{16}$/);
  const { status, headers, body } = look();
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('$100.00');
  expect(body).toContain(now().number);
  expect(body).not.toContain('<script');
});

test('an unknown payment is not found', () => {
  const { shop } = openTestShop();
  const { status } = shop.handleProvider({
    method: 'GET',
    path: '/psp/pay/x',
    query: {},
    body: undefined,
    headers: {},
  });
  expect(status).toBe(404);
});

test('a payment there pays the order and leads back to it, without the origin of the return URL', () => {
  const { press, look, now, expectConsistent } = atTheBank();
  const { status, headers } = press('pay');
  expect([status, headers.location]).toEqual([303, '/sub/#/h5/components/orderSuccess?id=o1']);
  expect(now()).toMatchObject({
    status: 'toShip',
    attempt: null,
    payments: [{ name: 'Card, on the bank’s page', amount: 10_000 }],
  });
  expect(look().body).toContain('This payment has ended');
  expectConsistent();
});

test.each([
  ['decline', 'declined', '/sub/#/h5/components/orderSuccess?id=o1'],
  ['cancel', 'cancelled', '/sub/#/h5/components/orderSuccess?id=o1&payment=cancelled'],
] as const)('"%s" charges nothing and leaves the order to pay', (action, state, location) => {
  const { press, now, customer, input } = atTheBank();
  expect(press(action).headers.location).toBe(location);
  expect(now()).toMatchObject({ status: 'toPay', attempt: { state, redirectUrl: null } });
  expect(customer.ok('payOrder', input('card')).state).toBe('paid');
});

test('a late message pays the order when it comes', () => {
  const { press, now, pass } = atTheBank();
  press('payLate');
  pass(LATE_AFTER_MS - 1);
  expect(now()).toMatchObject({ status: 'toPay', attempt: { state: 'waiting' } });
  pass(1);
  expect(now()).toMatchObject({ status: 'toShip', attempt: null });
});

test('a message after the hold is over gives the money back, and the order stays cancelled', () => {
  const { press, now, pass, expectConsistent } = atTheBank();
  press('payAfterHold');
  pass(PAY_WINDOW_MS);
  expect(now()).toMatchObject({ status: 'cancelled', cancelReason: 'expired', attempt: { state: 'waiting' } });
  pass(SECOND_MS);
  expect(now()).toMatchObject({
    status: 'cancelled',
    attempt: { state: 'returned', amount: 10_000, name: 'Card, on the bank’s page' },
  });
  expectConsistent();
});

test('a repeated message changes nothing, and one of a declined payment that was paid pays', () => {
  const { context, attemptId, now, expectConsistent } = atTheBank();
  const tell = (event: 'paid' | 'declined') => receiveMessage(context(), signMessage(context(), { attemptId, event }));
  expect(tell('declined').state).toBe('declined');
  expect(tell('paid').state).toBe('paid');
  expect([tell('paid').state, tell('declined').state]).toEqual(['paid', 'paid']);
  expect(now().timeline.map(({ event }) => event)).toEqual(['placed', 'paid']);
  expectConsistent();
});

test('money for an order that another method has paid goes back', () => {
  const { context, attemptId, now, customer, input, expectConsistent } = atTheBank();
  customer.ok('payOrder', input('card'));
  expect(now().attempt).toBeNull();
  receiveMessage(context(), signMessage(context(), { attemptId, event: 'paid' }));
  expect(now()).toMatchObject({
    status: 'toShip',
    attempt: { state: 'returned' },
    payments: [{ name: 'Card', amount: 10_000 }],
  });
  expectConsistent();
});

test('money from the bank while the wallet app waits pays the order once, and nothing comes of the app', () => {
  const { context, attemptId, now, customer, input, pass, expectConsistent } = atTheBank();
  customer.ok('payOrder', input('app'));
  expect(now().attempt).toMatchObject({ name: 'Plum Pay', state: 'waiting' });
  receiveMessage(context(), signMessage(context(), { attemptId, event: 'paid' }));
  pass(APP_CONFIRMED_AFTER_MS);
  expect(now()).toMatchObject({
    status: 'toShip',
    attempt: null,
    payments: [{ name: 'Card, on the bank’s page', amount: 10_000 }],
  });
  expectConsistent();
});

test('a late message of the bank still comes when another method has paid, and its money goes back', () => {
  const { press, now, customer, input, pass, expectConsistent } = atTheBank();
  press('payLate');
  customer.ok('payOrder', input('card'));
  pass(LATE_AFTER_MS);
  expect(now()).toMatchObject({
    status: 'toShip',
    attempt: { state: 'returned' },
    payments: [{ name: 'Card', amount: 10_000 }],
  });
  expectConsistent();
});

test('a payment that was cancelled there is not called declined by a later message', () => {
  const { context, attemptId, press, now } = atTheBank();
  press('cancel');
  receiveMessage(context(), signMessage(context(), { attemptId, event: 'declined' }));
  expect(now().attempt?.state).toBe('cancelled');
});

test.each([
  [1, 'paid', 'toShip'],
  [0, 'returned', 'cancelled'],
])('money %d ms before the hold is over is %s', (msBefore, state, status) => {
  const { context, attemptId, pass, now, database, expectConsistent } = atTheBank();
  pass(PAY_WINDOW_MS - msBefore);
  // The message comes before any request has ended the hold.
  receiveMessage(context(), signMessage(context(), { attemptId, event: 'paid' }));
  expect(database.paymentAttempts.get(attemptId)?.state).toBe(state);
  pass(msBefore);
  expect(now().status).toBe(status);
  expectConsistent();
});

test('a message with a wrong signature is refused', () => {
  const { context, attemptId, now } = atTheBank();
  const { body, signature } = signMessage(context(), { attemptId, event: 'declined' });
  const forged = body.replace('declined', 'paid');
  expect(() => receiveMessage(context(), { body: forged, signature })).toThrow('UNAUTHORIZED');
  expect(() => receiveMessage(context(), { body, signature: '' })).toThrow('UNAUTHORIZED');
  expect(now().attempt?.state).toBe('waiting');
});
