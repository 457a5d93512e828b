/** Lifetimes in literal days: a change of the constants must fail these tests. */
import { openTestShop } from '../mock/testing/openTestShop';
import { operationId } from '../mock/testing/purchase';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time';

const PHONE = '+14155550166';

test('a session expires after 30 days, even before its row is pruned', () => {
  const { customer, visitor, pass } = openTestShop();
  const ada = customer(PHONE);
  pass(30 * DAY_MS - MINUTE_MS);
  // This call prunes expired rows. The next pruning is due in an hour.
  visitor().ok('getBanners', {});
  expect(ada.ok('getCurrentUser', { type: 1 }).phone).toBe('+1 415 ••• 0166');
  pass(MINUTE_MS);
  expect(ada.refused('getCurrentUser', { type: 1 }).errorCode).toBe('UNAUTHORIZED');
});

test('an operation id returns its first response for 31 days', () => {
  const { customer, pass } = openTestShop();
  const input = { operationId: operationId(1), code: 'MONEY-PLEASE' };
  const first = customer(PHONE).ok('exchangeCode', input);
  pass(30 * DAY_MS + 23 * HOUR_MS);
  expect(customer(PHONE).ok('exchangeCode', input)).toEqual(first);
});
