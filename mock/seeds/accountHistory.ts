/**
 * Creates the history of demo accounts. Every past step calls the domain functions with a past `now`, so ledgers, stock
 * and states are consistent.
 */
import type { ReturnReason } from '../../src/api/orderReturn';
import type { PackLine } from '../../src/api/packs';
import type { ShopContext } from '../../shop/context';
import { accounts, type AccountName } from '../accounts';
import { listAddresses } from '../../shop/domain/addresses';
import { runDueJobs } from '../../shop/domain/scheduler';
import { addCustomer } from '../../shop/domain/customers';
import { payOrder, placeOrder } from '../../shop/domain/orders';
import { offerReturn } from '../../shop/domain/returnOffers';
import { requestReturn } from '../../shop/domain/returns';
import { canReviewLine, shortenNickname, writeReview } from '../../shop/domain/reviews';
import { pricePack, type PackRequest } from '../../shop/domain/pricing';
import type { CustomerRow, OrderRow } from '../../shop/domain/rows';
import { newId } from '../../shop/random';
import { serializeAddress } from '../../shop/serializers/customer';

/** Returns a context whose `now` is `agoMs` earlier. Runs the jobs that are due by that time. */
export function contextAt(context: ShopContext, agoMs: number): ShopContext {
  const pastContext = { ...context, now: context.now - agoMs };
  runDueJobs(pastContext);
  return pastContext;
}

/** A past action, and how long before the opening of the shop it happens (ms). */
export type HistoryStep = readonly [agoMs: number, act: (pastContext: ShopContext) => unknown];

/** Runs the steps in the order of time, each at its own time. */
export function runHistory(context: ShopContext, steps: readonly HistoryStep[]): void {
  for (const [agoMs, act] of [...steps].sort(([one], [other]) => other - one)) act(contextAt(context, agoMs));
}

/** Adds the customer of a demo account, who joins at `pastContext.now`. Throws when the name is not in `accounts`. */
export function createAccount(pastContext: ShopContext, name: AccountName): CustomerRow & { phone: string } {
  const account = accounts.find((one) => one.name === name);
  if (!account) throw new Error(`no account ${name}`);
  const { name: _name, shows: _shows, phone, ...fields } = account;
  return { ...addCustomer(pastContext, phone, '', fields), phone };
}

/** Places an order to the default address. Returns undefined when the catalogue of the seed lacks the products. */
export function tryPlaceOrder(
  pastContext: ShopContext,
  customer: CustomerRow,
  lines: readonly PackLine[],
  options: Partial<PackRequest> = {},
): OrderRow | undefined {
  resetStock(pastContext);
  const pack = pricePack(pastContext, customer.id, {
    lines,
    couponId: null,
    discountCode: null,
    useBalance: false,
    ...options,
  });
  const [address] = listAddresses(pastContext, customer.id);
  if (!pack.canOrder || (pack.needsAddress && !address)) return undefined;
  const operationId = newId(pastContext.random, 'op');
  return placeOrder(pastContext, {
    customerId: customer.id,
    operationId,
    pack,
    address: address ? serializeAddress(address) : null,
    note: '',
  });
}

/** Sets the pieces left of each SKU to the stock in the catalogue: past purchases do not reduce the stock of a new shop. */
export function resetStock({ database, goods }: ShopContext): void {
  for (const row of database.stock.values())
    database.stock.put(row.skuId, { ...row, left: goods.sku(row.skuId)?.sku.stock ?? 0 });
}

/** Places an order and pays it at the same time. Returns undefined when the catalogue lacks the products. */
export function tryPlaceAndPay(
  pastContext: ShopContext,
  customer: CustomerRow,
  lines: readonly PackLine[],
  options: Partial<PackRequest> = {},
): OrderRow | undefined {
  const placed = tryPlaceOrder(pastContext, customer, lines, options);
  return placed && payOrder(pastContext, placed, newId(pastContext.random, 'op'));
}

/** Requests the return of one piece of the newest order of which one can go back, for the method that paid it. */
export function tryReturnPiece(pastContext: ShopContext, { id }: CustomerRow, reason: ReturnReason): void {
  if (!pastContext.configuration.features.returns) return;
  for (const order of pastContext.database.orders.listByCustomer(id).reverse()) {
    const line = offerReturn(pastContext, order, []).lines.findLast(({ returnable }) => returnable > 0)?.line;
    if (!line) continue;
    const lines = [{ skuId: line.skuId, quantity: 1, exchangeSkuId: null, reason }];
    const operationId = newId(pastContext.random, 'op');
    const input = { operationId, lines, text: '', photos: [], refundTo: 'method' as const };
    requestReturn(pastContext, order, input, offerReturn(pastContext, order, lines));
    return;
  }
}

/** Reviews the first lines of the newest delivered orders, one with each text. */
export function writeReviews(pastContext: ShopContext, { id, nickname }: CustomerRow, texts: readonly string[]): void {
  const delivered = pastContext.database.orders.listByCustomer(id).reverse();
  const lines = delivered.flatMap((order) => order.lines.slice(0, 1).map((line) => ({ order, line })));
  const reviewable = lines.filter(({ order, line }) => canReviewLine(pastContext, order, line));
  texts.forEach((text, nth) => {
    const one = reviewable[nth];
    if (!one) return;
    writeReview(pastContext, one.order, one.line, shortenNickname(nickname), { stars: 5 - nth, text, photos: [] });
  });
}

/** A SKU with at least this stock (pieces) can serve every order line of the seeds. */
const MIN_SEED_STOCK = 5;

/** Returns functions that pick order lines from the popular products with enough stock. Works with any catalogue. */
export function createLinePicker({ goods }: ShopContext) {
  const skuByGoods = goods.sorted('popular').flatMap(({ goods: one }) => {
    const sku = one.skus.find(({ stock }) => stock >= MIN_SEED_STOCK);
    return sku ? [{ one, sku }] : [];
  });
  const line =
    (quantity: number) =>
    (found: (typeof skuByGoods)[number] | undefined): PackLine[] =>
      found ? [{ skuId: found.sku.id, quantity }] : [];
  const delivered = skuByGoods.filter(({ one }) => !one.isVirtual && !one.presale);
  return {
    /** A line of the delivered product at index `nth`, modulo the number of products. Empty when there is none. */
    delivered: (nth: number, quantity = 1) => line(quantity)(delivered[nth % Math.max(1, delivered.length)]),
    presale: () => line(1)(skuByGoods.find(({ one }) => one.presale)),
    ticket: (quantity = 1) => line(quantity)(skuByGoods.find(({ one }) => one.yields?.kind === 'ticket')),
    code: () => line(1)(skuByGoods.find(({ sku }) => sku.faceValue !== null)),
  };
}
