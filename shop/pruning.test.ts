import { OPERATION_TTL_MS } from './domain/pruning';
import { SESSION_TTL_MS } from './domain/sessions';
import { openTestShop } from '../mock/testing/openTestShop';
import { operationId } from '../mock/testing/purchase';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time';

const PHONE = '+14155550166';
const redeem = (number: number) => ({ operationId: operationId(number), code: 'MONEY-PLEASE' });

test('pruning removes expired sessions and codes, and keeps the others', () => {
  const { database, customer, visitor, pass } = openTestShop();
  customer(PHONE);
  pass(DAY_MS);
  const later = customer(PHONE);
  expect([database.sessions.size, database.oneTimeCodes.size]).toEqual([2, 1]);
  pass(SESSION_TTL_MS - DAY_MS);
  visitor().ok('getBanners', {});
  expect([...database.sessions.ids()]).toEqual([later.token]);
  expect(database.oneTimeCodes.size).toBe(0);
  expect(later.ok('getCurrentUser', { type: 1 }).phone).toBe('+1 415 ••• 0166');
});

test('pruning keeps the response of an operation one day longer than a session', () => {
  const { database, customer, pass } = openTestShop();
  const first = customer(PHONE).ok('exchangeCode', redeem(1));
  pass(OPERATION_TTL_MS - 1);
  expect(customer(PHONE).ok('exchangeCode', redeem(1))).toEqual(first);
  pass(HOUR_MS);
  customer(PHONE);
  expect(database.operations.size).toBe(0);
});

test('a response is kept for 31 days, so that a client whose session lasts 30 days can always retry', () => {
  const { customer, pass } = openTestShop();
  const first = customer(PHONE).ok('exchangeCode', redeem(1));
  pass(31 * DAY_MS - 1);
  expect(customer(PHONE).ok('exchangeCode', redeem(1))).toEqual(first);
  pass(HOUR_MS);
  expect(customer(PHONE).refused('exchangeCode', redeem(1)).errorCode).toBe('CODE_LIMIT');
});

test('pruning keeps an operation without a time (of an older version) for the full time from the first pruning', () => {
  const { database, customer, pass } = openTestShop();
  const ada = customer(PHONE);
  const first = ada.ok('exchangeCode', redeem(1));
  for (const id of [...database.operations.ids()])
    database.operations.put(id, { request: database.operations.get(id)?.request ?? '', answer: first });
  pass(HOUR_MS);
  expect(ada.ok('exchangeCode', redeem(1))).toEqual(first);
  pass(OPERATION_TTL_MS - HOUR_MS);
  expect(customer(PHONE).ok('exchangeCode', redeem(1))).toEqual(first);
  pass(HOUR_MS);
  customer(PHONE);
  expect(database.operations.size).toBe(0);
});

test('pruning runs once an hour', () => {
  const { database, customer, visitor, pass } = openTestShop();
  customer(PHONE);
  pass(10 * MINUTE_MS);
  visitor().ok('getBanners', {});
  expect(database.oneTimeCodes.size).toBe(1);
  pass(50 * MINUTE_MS);
  visitor().ok('getBanners', {});
  expect(database.oneTimeCodes.size).toBe(0);
});
