import { openTestShop } from '../../mock/testing/openTestShop';
import { openPaymentAtBank } from '../../mock/testing/atTheBank';
import { PAY_WINDOW_MS } from '../domain/orders';
import { SECOND_MS } from '../time';
import { receiveMessage, signMessage } from './callback';
import { LATE_MESSAGE_MS } from './provider';

test('the page shows the amount and the order, without a script', () => {
  const { path, look, now } = openPaymentAtBank();
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
  const { press, look, now, expectConsistent } = openPaymentAtBank();
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
  const { press, now, customer, input } = openPaymentAtBank();
  expect(press(action).headers.location).toBe(location);
  expect(now()).toMatchObject({ status: 'toPay', attempt: { state, redirectUrl: null } });
  expect(customer.ok('payOrder', input('card')).state).toBe('paid');
});

test('a payment there waits for the customer, and ends with the hold of the order', () => {
  const { now, pass } = openPaymentAtBank();
  pass(PAY_WINDOW_MS - 1);
  expect(now()).toMatchObject({ status: 'toPay', attempt: { state: 'waiting' } });
  pass(1);
  expect(now()).toMatchObject({ status: 'cancelled', cancelReason: 'expired', attempt: { state: 'waiting' } });
});

test('a paid order that is cancelled shows no attempt', () => {
  const { press, now, customer } = openPaymentAtBank();
  press('pay');
  customer.ok('cancelOrder', { id: now().id, reason: 'other' });
  expect(now()).toMatchObject({ status: 'cancelled', attempt: null });
});

test('a late message pays the order when it comes', () => {
  const { press, now, pass } = openPaymentAtBank();
  press('payLate');
  pass(LATE_MESSAGE_MS - 1);
  expect(now()).toMatchObject({ status: 'toPay', attempt: { state: 'waiting' } });
  pass(1);
  expect(now()).toMatchObject({ status: 'toShip', attempt: null });
});

test('a message after the hold is over gives the money back, and the order stays cancelled', () => {
  const { press, now, pass, expectConsistent } = openPaymentAtBank();
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

test('a payment that was cancelled there is not called declined by a later message', () => {
  const { notifyShop, press, now } = openPaymentAtBank();
  press('cancel');
  notifyShop('declined');
  expect(now().attempt?.state).toBe('cancelled');
});

test('a message about an unknown payment is refused', () => {
  const { notifyShop } = openPaymentAtBank();
  expect(() => notifyShop('paid', 'pay_x')).toThrow('NOT_FOUND: We can’t find this order.');
});

test('a message with a wrong signature is refused', () => {
  const { context, attemptId, now } = openPaymentAtBank();
  const { body, signature } = signMessage(context(), { attemptId, event: 'declined' });
  const forged = body.replace('declined', 'paid');
  expect(() => receiveMessage(context(), { body: forged, signature })).toThrow('UNAUTHORIZED');
  expect(() => receiveMessage(context(), { body, signature: '' })).toThrow('UNAUTHORIZED');
  expect(now().attempt?.state).toBe('waiting');
});

test('a late payment that is due counts before the page is used again', () => {
  const { press, pass, database, now, expectConsistent } = openPaymentAtBank();
  press('payLate');
  pass(LATE_MESSAGE_MS);
  const { status, body } = press('cancel');
  expect([status, body.includes('This payment has ended')]).toEqual([200, true]);
  expect([...database.paymentAttempts.values()].map(({ state }) => state)).toEqual(['paid']);
  expect(now().status).toBe('toShip');
  expectConsistent();
});
