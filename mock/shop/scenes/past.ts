/**
 * Writing the past of an account. It is lived through, not made up: every step is a step of the shop at its moment, so
 * that ledgers, stock and states are as they would be.
 */
import type { PackLine } from '../../../src/api/schema/order';
import type { ShopContext } from '../context';
import { accounts, type AccountName } from '../accounts';
import { addressBook } from '../domain/addresses';
import { catchUp } from '../domain/clockwork';
import { addCustomer } from '../domain/customers';
import { payOrder, placeOrder } from '../domain/orders';
import { pricePack, type PackWish } from '../domain/pricing';
import type { CustomerRow, OrderRow } from '../domain/rows';
import { newId } from '../random';
import { showAddress } from '../show/customer';

/** The shop at an earlier moment, with everything done that was due by then. `ago` in ms. */
export function past(context: ShopContext, ago: number): ShopContext {
  const then = { ...context, now: context.now - ago };
  catchUp(then);
  return then;
}

/** How long ago (ms), and what was done then. */
export type DiaryEntry = readonly [ago: number, act: (then: ShopContext) => unknown];

/** Does everything in the diary, each thing at its moment, the earliest first. */
export function live(context: ShopContext, diary: readonly DiaryEntry[]): void {
  for (const [ago, act] of [...diary].sort(([one], [other]) => other - one)) act(past(context, ago));
}

/** The customer of a demo account, who joined in the moment of `then`. */
export function joinAccount(then: ShopContext, name: AccountName): CustomerRow {
  const account = accounts.find((one) => one.name === name);
  if (!account) throw new Error(`no account ${name}`);
  const { phone, nickname, avatar, inviteCode } = account;
  return addCustomer(then, phone, '', { nickname, avatar, inviteCode });
}

/** Places an order, delivered to the default address; undefined when the catalogue of the scene cannot serve it. */
export function order(then: ShopContext, customer: CustomerRow, lines: readonly PackLine[], wish: Partial<PackWish> = {}): OrderRow | undefined {
  restock(then);
  const pack = pricePack(then, customer.id, { lines, couponId: null, discountCode: null, useBalance: false, ...wish });
  const [address] = addressBook(then, customer.id);
  if (!pack.canOrder || (pack.needsAddress && !address)) return undefined;
  const operationId = newId(then.random, 'op');
  return placeOrder(then, { customerId: customer.id, operationId, pack, address: address ? showAddress(address) : null, note: '' });
}

/** What was bought in the past was replaced: a shop opens with the stock that its catalogue names. */
export function restock({ books, goods }: ShopContext): void {
  for (const row of books.stock.values()) books.stock.put(row.skuId, { ...row, left: goods.sku(row.skuId)?.sku.stock ?? 0 });
}

/** Places an order and pays it in the same moment. */
export function buy(then: ShopContext, customer: CustomerRow, lines: readonly PackLine[], wish: Partial<PackWish> = {}): OrderRow | undefined {
  const placed = order(then, customer, lines, wish);
  return placed && payOrder(then, placed, newId(then.random, 'op'));
}

/** So many pieces that any line of a past can be served. */
const PLENTY = 5;

/** Things that a past can be made of, whatever the catalogue holds: the popular ones of which there are plenty. */
export function shelves({ goods }: ShopContext) {
  const oneEach = goods.sorted('popular').flatMap(({ goods: one }) => {
    const sku = one.skus.find(({ stock }) => stock >= PLENTY);
    return sku ? [{ one, sku }] : [];
  });
  const line = (quantity: number) => (found: (typeof oneEach)[number] | undefined): PackLine[] => (found ? [{ skuId: found.sku.id, quantity }] : []);
  const delivered = oneEach.filter(({ one }) => !one.isVirtual && !one.presale);
  return {
    /** The nth kind of goods on the shelf, counted round and round. */
    delivered: (nth: number, quantity = 1) => line(quantity)(delivered[nth % Math.max(1, delivered.length)]),
    presale: () => line(1)(oneEach.find(({ one }) => one.presale)),
    ticket: (quantity = 1) => line(quantity)(oneEach.find(({ one }) => one.yields?.kind === 'ticket')),
    code: () => line(1)(oneEach.find(({ sku }) => sku.faceValue !== null)),
  };
}
