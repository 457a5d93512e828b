import { OPERATION_MS } from './domain/pruning';
import { SESSION_MS } from './domain/sessions';
import { openTestShop } from './testing/openTestShop';
import { operation } from './testing/purchase';
import { DAY, HOUR, MINUTE } from './time';

const PHONE = '+14155550166';
const redeem = (number: number) => ({ operationId: operation(number), code: 'MONEY-PLEASE' });

test('sessions and codes that have run out leave the books, others stay', () => {
  const { books, customer, visitor, pass } = openTestShop();
  customer(PHONE);
  pass(DAY);
  const later = customer(PHONE);
  expect([books.sessions.size, books.oneTimeCodes.size]).toEqual([2, 1]);
  pass(SESSION_MS - DAY);
  visitor().ok('getBanners', {});
  expect([...books.sessions.ids()]).toEqual([later.token]);
  expect(books.oneTimeCodes.size).toBe(0);
  expect(later.ok('getCurrentUser', { type: 1 }).phone).toBe('+1 415 ••• 0166');
});

test('an operation gets its first answer again for as long as its session can last, and a day', () => {
  const { books, customer, pass } = openTestShop();
  const first = customer(PHONE).ok('exchangeCode', redeem(1));
  pass(OPERATION_MS - 1);
  expect(customer(PHONE).ok('exchangeCode', redeem(1))).toEqual(first);
  pass(HOUR);
  customer(PHONE);
  expect(books.operations.size).toBe(0);
});

test('an operation in the books of an older version, which do not say when it was, is kept for as long from now on', () => {
  const { books, customer, pass } = openTestShop();
  const ada = customer(PHONE);
  const first = ada.ok('exchangeCode', redeem(1));
  for (const id of [...books.operations.ids()]) books.operations.put(id, { request: books.operations.get(id)?.request ?? '', answer: first });
  pass(HOUR);
  expect(ada.ok('exchangeCode', redeem(1))).toEqual(first);
  pass(OPERATION_MS - HOUR);
  expect(customer(PHONE).ok('exchangeCode', redeem(1))).toEqual(first);
  pass(HOUR);
  customer(PHONE);
  expect(books.operations.size).toBe(0);
});

test('looking is no work: the books are gone through once an hour', () => {
  const { books, customer, visitor, pass } = openTestShop();
  customer(PHONE);
  pass(10 * MINUTE);
  visitor().ok('getBanners', {});
  expect(books.oneTimeCodes.size).toBe(1);
  pass(50 * MINUTE);
  visitor().ok('getBanners', {});
  expect(books.oneTimeCodes.size).toBe(0);
});
