/** Assertions of the domain that calls cannot trigger, because an earlier check refuses them. */
import { openTestShop, OPENED_AT } from '../../mock/testing/openTestShop';
import { createGoodsIndex } from '../goodsIndex';
import { seededRandom } from '../random';
import { createCatalogue } from '../createCatalogue';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { transitionCoupon } from './coupons';
import { findNextDueJob, scheduleJob } from './scheduledJobs';
import { getStock, getStockChanges, moveStock } from './stock';
import { addWalletEntry, getLedgerSum, holdBalance } from './wallet';
import { approveWithdrawal, refuseWithdrawal, requestWithdrawal, settleWithdrawal } from './withdrawals';

const setup = () => {
  const { database, customer } = openTestShop();
  const { id } = customer('+14155550192').ok('getUserInfo', {});
  const goods = createGoodsIndex(createCatalogue(smallCatalogue, OPENED_AT));
  return { id, context: { database, goods, now: OPENED_AT, random: seededRandom(1), configuration: SHOP } };
};

test('stock is never negative', () => {
  const { context } = setup();
  expect(() => moveStock(context, 'kettle.only', 4, 'hold')).toThrow(RangeError);
  expect(() => moveStock(context, 'kettle.only', 1, 'sell')).toThrow(RangeError);
  expect(getStock(context, 'kettle.only')).toMatchObject({ left: 3, held: 0, sold: 0 });
});

test('a SKU that the catalogue does not have has no stock, and what was left of it counts as a change', () => {
  const { context } = setup();
  expect(getStock(context, 'gone.only')).toEqual({ skuId: 'gone.only', goodsId: '', left: 0, held: 0, sold: 0 });
  context.database.stock.put('gone.only', { skuId: 'gone.only', goodsId: 'gone', left: 2, held: 0, sold: 1 });
  moveStock(context, 'kettle.only', 1, 'hold');
  expect([...getStockChanges(context)]).toEqual([
    ['gone', 2],
    ['kettle', -1],
  ]);
});

test('the balance of a ledger is never negative', () => {
  const { context, id } = setup();
  expect(() => addWalletEntry(context, id, { kind: 'payment', title: { en: '', zh: '' }, amount: -1 })).toThrow(
    'BALANCE_SHORT',
  );
  expect(getLedgerSum(context, id)).toBe(0);
});

test('a withdrawal that was given back is given back once, and is neither approved nor paid', () => {
  const { context, id } = setup();
  addWalletEntry(context, id, { kind: 'redeem', title: { en: '', zh: '' }, amount: 5_000 });
  const input = { amount: 5_000, payeeName: 'Ada', payeeAccount: '4821', operationId: 'op' };
  const refused = refuseWithdrawal(context, requestWithdrawal(context, id, input), { en: 'No', zh: '否' });
  for (const step of [approveWithdrawal, settleWithdrawal])
    expect(() => step(context, refused)).toThrow(`The withdrawal ${refused.id} is failed.`);
  expect(() => refuseWithdrawal(context, refused, { en: 'No', zh: '否' })).toThrow(RangeError);
  expect(getLedgerSum(context, id)).toBe(5_000);
});

test('more than the balance cannot be held', () => {
  const { context, id } = setup();
  addWalletEntry(context, id, { kind: 'redeem', title: { en: '', zh: '' }, amount: 5_000 });
  expect(() => holdBalance(context, id, 'order_1', 5_001)).toThrow('BALANCE_SHORT');
  holdBalance(context, id, 'order_1', 5_000);
  expect(() => holdBalance(context, id, 'order_2', 1)).toThrow('BALANCE_SHORT');
});

test('a spent coupon cannot be held', () => {
  const { context, id } = setup();
  const [coupon] = context.database.coupons.listByCustomer(id);
  transitionCoupon(context, coupon?.id ?? '', 'hold', 'order_1');
  transitionCoupon(context, coupon?.id ?? '', 'spend', 'order_1');
  expect(() => transitionCoupon(context, coupon?.id ?? '', 'hold', 'order_2')).toThrow('a spent coupon cannot hold');
});

test('of the jobs that are due, the earliest comes first', () => {
  const { context } = setup();
  for (const [ref, ms] of Object.entries({ second: 2, first: 1, later: 4, third: 3 }))
    scheduleJob(context, 'order', ref, ms);
  const at = { ...context, now: 3 };
  const next = (...skipped: string[]) => findNextDueJob(at, new Set(skipped))?.ref;
  expect([next(), next('order:first'), next('order:first', 'order:second')]).toEqual(['first', 'second', 'third']);
  expect(next('order:first', 'order:second', 'order:third')).toBeUndefined();
});
