/** What no customer can bring about, because the rules before it refuse: the last line of defence. */
import { openTestShop, OPENED_AT } from '../testing/openTestShop';
import { createGoodsIndex } from '../goodsIndex';
import { seededRandom } from '../random';
import { readCatalogue } from '../readCatalogue';
import { smallCatalogue } from '../testing/smallCatalogue';
import { moveCoupon } from './coupons';
import { moveStock, stockOf } from './stock';
import { addEntry, ledgerSum } from './wallet';

const opened = () => {
  const { books, customer } = openTestShop();
  const { id } = customer('+14155550192').ok('getUserInfo', {});
  const goods = createGoodsIndex(readCatalogue(smallCatalogue, OPENED_AT));
  return { id, context: { books, goods, now: OPENED_AT, random: seededRandom(1) } };
};

test('stock never falls below zero', () => {
  const { context } = opened();
  expect(() => moveStock(context, 'kettle.only', 4, 'hold')).toThrow(RangeError);
  expect(() => moveStock(context, 'kettle.only', 1, 'sell')).toThrow(RangeError);
  expect(stockOf(context, 'kettle.only')).toMatchObject({ left: 3, held: 0, sold: 0 });
});

test('a ledger never falls below zero', () => {
  const { context, id } = opened();
  expect(() => addEntry(context, id, { kind: 'payment', title: { en: '', zh: '' }, amount: -1 })).toThrow('BALANCE_SHORT');
  expect(ledgerSum(context, id)).toBe(0);
});

test('a coupon that is spent cannot be held again', () => {
  const { context, id } = opened();
  const [coupon] = context.books.coupons.listOf(id);
  moveCoupon(context, coupon?.id ?? '', 'hold', 'order_1');
  moveCoupon(context, coupon?.id ?? '', 'spend', 'order_1');
  expect(() => moveCoupon(context, coupon?.id ?? '', 'hold', 'order_2')).toThrow('a spent coupon cannot hold');
});
