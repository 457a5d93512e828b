/** Several payments of one order, and money that comes late: it pays once, and everything else goes back. */
import { PAY_WINDOW_MS } from '../domain/orders';
import { APP_CONFIRMED_AFTER_MS, startPayment } from '../domain/payments';
import { openPaymentAtBank, resultPageUrl } from '../../mock/testing/atTheBank';
import { nextOperation } from '../../mock/testing/purchase';
import { LATE_MESSAGE_MS } from './provider';

test('a repeated message changes nothing, and one of a declined payment that was paid pays', () => {
  const { notifyShop, now, expectConsistent } = openPaymentAtBank();
  expect(notifyShop('declined').state).toBe('declined');
  expect(notifyShop('paid').state).toBe('paid');
  expect([notifyShop('paid').state, notifyShop('declined').state]).toEqual(['paid', 'paid']);
  expect(now().timeline.map(({ event }) => event)).toEqual(['placed', 'paid']);
  expectConsistent();
});

test('money for an order that another method has paid goes back', () => {
  const { notifyShop, now, customer, input, expectConsistent } = openPaymentAtBank();
  customer.ok('payOrder', input('card'));
  expect(now().attempt).toBeNull();
  notifyShop('paid');
  expect(now()).toMatchObject({
    status: 'toShip',
    attempt: { state: 'returned' },
    payments: [{ name: 'Card', amount: 10_000 }],
  });
  expectConsistent();
});

test('money from the bank while the wallet app waits pays the order once, and nothing comes of the app', () => {
  const { notifyShop, attemptId, now, customer, input, pass, database, expectConsistent } = openPaymentAtBank();
  customer.ok('payOrder', input('app'));
  expect(now().attempt).toMatchObject({ name: 'Plum Pay', state: 'waiting' });
  expect(database.paymentAttempts.get(attemptId)?.state).toBe('cancelled');
  notifyShop('paid');
  pass(APP_CONFIRMED_AFTER_MS);
  expect(now()).toMatchObject({
    status: 'toShip',
    attempt: null,
    payments: [{ name: 'Card, on the bank’s page', amount: 10_000 }],
  });
  expectConsistent();
});

test('a late message of the bank still comes when another method has paid, and its money goes back', () => {
  const { press, now, customer, input, pass, expectConsistent } = openPaymentAtBank();
  press('payLate');
  customer.ok('payOrder', input('card'));
  pass(LATE_MESSAGE_MS);
  expect(now()).toMatchObject({
    status: 'toShip',
    attempt: { state: 'returned' },
    payments: [{ name: 'Card', amount: 10_000 }],
  });
  expectConsistent();
});

test.each([
  [1, 'paid', 'toShip'],
  [0, 'returned', 'cancelled'],
])('money %d ms before the hold is over is %s', (msBefore, state, status) => {
  const { notifyShop, attemptId, pass, now, database, expectConsistent } = openPaymentAtBank();
  pass(PAY_WINDOW_MS - msBefore);
  // The message comes before any request has ended the hold.
  notifyShop('paid');
  expect(database.paymentAttempts.get(attemptId)?.state).toBe(state);
  pass(msBefore);
  expect(now().status).toBe(status);
  expectConsistent();
});

test('of two payments whose money went back the customer is told of the last, although the first is reported again', () => {
  const { notifyShop, attemptId, now, customer, input, pass } = openPaymentAtBank();
  const { redirectUrl } = customer.ok('payOrder', input('bank'));
  const otherId = redirectUrl?.split('/').at(-1) ?? '';
  pass(PAY_WINDOW_MS);
  expect(now().status).toBe('cancelled');
  const { operationId } = now().attempt ?? {};
  for (const id of [attemptId, otherId, attemptId]) notifyShop('paid', id);
  expect(now().attempt).toMatchObject({ operationId, state: 'returned' });
});

test.each([
  [undefined, `${resultPageUrl}&payment=cancelled`],
  [resultPageUrl, undefined],
])('the page of Stripe is not opened without an address to come back to: %p, %p', (returnUrl, cancelUrl) => {
  const { context, attemptId, database } = openPaymentAtBank();
  const order = [...database.orders.all.values()][0];
  if (!order) throw new Error('no order');
  const input = { operationId: nextOperation(), methodId: 'stripe', language: 'en' } as const;
  const start = (urls: { returnUrl?: string | undefined; cancelUrl?: string | undefined }) =>
    startPayment({ ...context(), configuration: { ...SHOP, methodIds: ['stripe'] } }, order, { ...input, ...urls });
  expect(() => start({ returnUrl, cancelUrl })).toThrow(
    expect.objectContaining({ errorCode: 'VALIDATION', data: { fields: { returnUrl: 'required' } } }),
  );
  expect(database.paymentAttempts.get(attemptId)?.state).toBe('waiting');
  expect(start({ returnUrl: resultPageUrl, cancelUrl: resultPageUrl }).attemptId).not.toBe(attemptId);
});

test('at the last millisecond of its hold an order can be paid, and after it no payment begins', () => {
  const { context, database, pass } = openPaymentAtBank();
  const order = [...database.orders.all.values()][0];
  if (!order) throw new Error('no order');
  const start = () => startPayment(context(), order, { operationId: nextOperation(), methodId: 'app', language: 'en' });
  pass(PAY_WINDOW_MS - 1);
  expect(start().status).toBe('toPay');
  pass(1);
  expect(start).toThrow('ORDER_EXPIRED');
});
