/** What of an order can be returned or exchanged, and what it gives back. Amounts in minor units. */
import type { ReturnReason } from '../../src/api/orderReturn';
import type { ShopContext } from '../context';
import { partOf, sumOf } from '../money';
import type { LocalizedText } from '../text';
import { DAY_MS } from '../time';
import { getCurrentSku } from './currentSku';
import { momentOf } from './delivery';
import type { RefundPart } from './paymentRows';
import { splitRefund, sumToMethod } from './refundParts';
import type { OrderLineRow, OrderRow, ReturnRow } from './rows';
import { getStock } from './stock';

/** Place of a refund. `method`: the method that paid the order, with the part of its balance going back there. */
export type RefundDestination = 'method' | 'balance';

/** Pieces that go back. `exchangeSkuId`: the variant that is sent in their place, or null for the money. */
export interface ReturnedPieces {
  skuId: string;
  quantity: number;
  exchangeSkuId: string | null;
}

export interface ReturnInput {
  operationId: string;
  lines: readonly (ReturnedPieces & { reason: ReturnReason })[];
  text: string;
  photos: readonly string[];
  refundTo: RefundDestination | null;
}

/** Why no piece of a line can go back. */
export type ReturnRefusal = 'notDelivered' | 'virtual' | 'excluded' | 'tooLate' | 'allReturned';

export interface ReturnableLineState {
  line: OrderLineRow;
  returnable: number;
  refusal: ReturnRefusal | null;
  /** The variants with the same price that are in stock. */
  exchangeFor: readonly { skuId: string; stock: number; skuText: LocalizedText }[];
}

/** What can go back, and what the chosen pieces give back. */
export interface ReturnOffer {
  lines: readonly ReturnableLineState[];
  refund: number;
  /** The destinations in display order, with the parts of `refund`. */
  destinations: readonly { id: RefundDestination; parts: readonly RefundPart[] }[];
}

/** A return that still counts: its pieces cannot go back again. */
export const isActiveReturn = ({ state }: ReturnRow): boolean => state !== 'refused' && state !== 'cancelled';

/** The returns of an order, oldest first. */
export const listReturns = ({ database }: ShopContext, { id, customerId }: OrderRow): ReturnRow[] =>
  database.returns.listByCustomer(customerId).filter(({ orderId }) => orderId === id);

/** The pieces of a SKU in returns. */
export const piecesOfReturns = (
  rows: readonly ReturnRow[],
  skuId: string,
  matches = (_piece: ReturnedPieces) => true,
) =>
  sumOf(rows.flatMap(({ lines }) => lines.flatMap((one) => (one.skuId === skuId && matches(one) ? one.quantity : []))));

/** The moment after which a line cannot go back, in ms; null for a line that is not delivered or never can. */
function getReturnEnd({ goods }: ShopContext, order: OrderRow, { goodsId }: OrderLineRow): number | null {
  const deliveredAt = momentOf(order, 'delivered');
  const days = goods.entry(goodsId)?.goods.returnDays ?? 0;
  return deliveredAt === undefined || days === 0 ? null : deliveredAt + days * DAY_MS;
}

function refusalOf(context: ShopContext, order: OrderRow, line: OrderLineRow, left: number): ReturnRefusal | null {
  if (line.isVirtual) return 'virtual';
  if (order.status !== 'done') return 'notDelivered';
  const end = getReturnEnd(context, order, line);
  if (end === null) return 'excluded';
  if (context.now >= end) return 'tooLate';
  return left === 0 ? 'allReturned' : null;
}

function listExchanges(context: ShopContext, line: OrderLineRow): ReturnableLineState['exchangeFor'] {
  const entry = context.goods.entry(line.goodsId);
  return (entry?.goods.skus ?? []).flatMap((row) => {
    const sku = getCurrentSku(context, row);
    const stock = getStock(context, row.id).left;
    const skuText = context.goods.sku(row.id)?.skuText;
    return sku && skuText && sku.id !== line.skuId && sku.price === line.price && stock > 0
      ? [{ skuId: sku.id, stock, skuText }]
      : [];
  });
}

/** The lines of an order with what of each can go back now. */
function listReturnable(context: ShopContext, order: OrderRow): ReturnableLineState[] {
  const active = listReturns(context, order).filter(isActiveReturn);
  return order.lines.map((line) => {
    const left = line.quantity - piecesOfReturns(active, line.skuId);
    const refusal = refusalOf(context, order, line, left);
    return {
      line,
      returnable: refusal ? 0 : left,
      refusal,
      exchangeFor: refusal ? [] : listExchanges(context, line),
    };
  });
}

/** Whether a piece of an order can go back now. */
export const canReturn = (context: ShopContext, order: OrderRow): boolean =>
  context.configuration.features.returns === true &&
  listReturnable(context, order).some(({ returnable }) => returnable > 0);

/** Sum of the price lines of these kinds, in minor units. */
const sumOfKinds = ({ priceLines }: OrderRow, kinds: readonly string[]) =>
  sumOf(priceLines.flatMap(({ kind, amount }) => (kinds.includes(kind) ? amount : [])));

/**
 * What the customer gets for pieces that go back for money, by SKU: their part of the price after coupon and discount code, and the
 * delivery when nothing of what was delivered is kept. Rounded so that all parts together are exactly what was paid.
 */
function valueOfPieces(order: OrderRow, quantityOf: (skuId: string) => number): number {
  const goods = sumOfKinds(order, ['goods']);
  const net = goods + sumOfKinds(order, ['coupon', 'discountCode']);
  let before = 0;
  const parts = order.lines.map(({ skuId, price, quantity, isVirtual }) => {
    const paidUntil = partOf(net, before, goods);
    before += price * quantity;
    const paid = partOf(net, before, goods) - paidUntil;
    return isVirtual ? 0 : partOf(paid, quantityOf(skuId), quantity);
  });
  const keepsNothing = order.lines.every(
    ({ isVirtual, skuId, quantity }) => isVirtual || quantityOf(skuId) >= quantity,
  );
  return sumOf(parts) + (keepsNothing ? sumOfKinds(order, ['delivery']) : 0);
}

/** What of an order can go back, and what `pieces` give back now. Throws nothing: pieces that cannot go back count nothing. */
export function offerReturn(context: ShopContext, order: OrderRow, pieces: readonly ReturnedPieces[]): ReturnOffer {
  const active = listReturns(context, order).filter(isActiveReturn);
  const isForMoney = ({ exchangeSkuId }: ReturnedPieces) => exchangeSkuId === null;
  const chosen = (skuId: string) =>
    sumOf(pieces.flatMap((one) => (one.skuId === skuId && isForMoney(one) ? one.quantity : [])));
  const lines = listReturnable(context, order);
  const returnable = (skuId: string) => lines.find(({ line }) => line.skuId === skuId)?.returnable ?? 0;
  const value = valueOfPieces(
    order,
    (skuId) => piecesOfReturns(active, skuId, isForMoney) + Math.min(chosen(skuId), returnable(skuId)),
  );
  const hasMoney = pieces.some((one) => isForMoney(one) && returnable(one.skuId) > 0);
  const refund = hasMoney ? Math.max(0, value - sumOf(active.map((row) => row.refund))) : 0;
  return { lines, refund, destinations: refund === 0 ? [] : listDestinations(context, order, active, refund) };
}

function listDestinations(
  { configuration }: ShopContext,
  order: OrderRow,
  active: readonly ReturnRow[],
  refund: number,
): ReturnOffer['destinations'] {
  // Payments without a choice of the method have one as well: that of the demo.
  const parts = splitRefund({ paidWith: 'card', ...order }, refund, sumToMethod(active));
  const hasMethod = parts.some(({ to }) => to === 'method');
  return [
    ...(hasMethod ? [{ id: 'method' as const, parts }] : []),
    ...(configuration.features.wallet || !hasMethod
      ? [{ id: 'balance' as const, parts: [{ to: 'balance' as const, amount: refund }] }]
      : []),
  ];
}

/** Whether a return can be requested as the customer saw it: pieces, variants and destination. */
export function isRequestable(
  offer: ReturnOffer,
  { lines, refundTo }: Pick<ReturnInput, 'lines' | 'refundTo'>,
): boolean {
  const total = (matches: (one: ReturnedPieces) => boolean) =>
    sumOf(lines.flatMap((one) => (matches(one) ? one.quantity : [])));
  const fits = lines.every(({ skuId, exchangeSkuId }) => {
    const state = offer.lines.find(({ line }) => line.skuId === skuId);
    if (!state || total((one) => one.skuId === skuId) > state.returnable) return false;
    if (exchangeSkuId === null) return true;
    const variant = state.exchangeFor.find((one) => one.skuId === exchangeSkuId);
    return variant !== undefined && total((one) => one.exchangeSkuId === exchangeSkuId) <= variant.stock;
  });
  return fits && (offer.refund === 0 ? refundTo === null : offer.destinations.some(({ id }) => id === refundTo));
}
