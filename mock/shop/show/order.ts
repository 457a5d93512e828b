/** Packs and orders as the contract shows them. */
import type * as v from 'valibot';
import type { order, orderCounts, pack } from '../../../src/api/schema/order';
import type { CallContext } from '../context';
import { permissionsOf } from '../domain/orderStates';
import type { PricedLine } from '../domain/packLines';
import type { PricedPack } from '../domain/pricing';
import { yieldState } from '../domain/yields';
import type { OrderLineRow, OrderRow } from '../domain/rows';
import { sumOf, times } from '../money';
import { say, type Language } from '../text';
import { instantOf, instantOrNull } from '../time';
import { showCoupon, showDiscount } from './coupon';
import { showPicture, showPresale } from './goods';

/** The quote of a pack, with every coupon and its refusal. */
export function showPack(context: CallContext, priced: PricedPack): v.InferInput<typeof pack> {
  return {
    currency: context.goods.currency,
    lines: priced.lines.map((line) => showQuotedLine(line, context.language)),
    priceLines: [...priced.priceLines],
    total: priced.total,
    pieces: priced.pieces,
    needsAddress: priced.needsAddress,
    coupons: priced.coupons.map(({ coupon, off, refusal, isBest }) => ({ coupon: showCoupon(context, coupon), saves: off, refusal, isBest })),
    couponId: priced.couponId,
    discount: priced.discount && showDiscount(context, priced.discount),
    balance: priced.balance,
    canOrder: priced.canOrder,
  };
}

const showQuotedLine = (line: PricedLine, language: Language) => ({
  ...showLine(line, language),
  originalPrice: line.originalPrice,
  stock: line.stock,
  limitPerOrder: line.limitPerOrder,
  presale: showPresale(line.presale, language),
  problem: line.problem,
});

const showLine = ({ skuId, goodsId, name, skuText, picture, price, quantity, isVirtual }: OrderLineRow, language: Language) => ({
  skuId,
  goodsId,
  name: say(name, language),
  skuText: say(skuText, language),
  picture: showPicture(picture, language),
  price,
  quantity,
  subtotal: times(price, quantity),
  isVirtual,
});

/** An order with its timeline and what the customer may do with it. */
export function showOrder(context: CallContext, row: OrderRow): v.InferInput<typeof order> {
  const { language } = context;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    currency: row.currency,
    lines: row.lines.map((line) => showLine(line, language)),
    pieces: sumOf(row.lines.map((line) => line.quantity)),
    priceLines: [...row.priceLines],
    total: row.total,
    placedAt: instantOf(row.placedAt),
    payBefore: row.status === 'toPay' ? instantOf(row.payBefore) : null,
    address: row.address,
    note: row.note,
    timeline: row.timeline.map(({ event, at }) => ({ event, at: instantOf(at) })),
    cancelReason: row.cancelReason,
    parcel: row.parcel && { carrier: say(row.parcel.carrier, language), number: row.parcel.number },
    yields: row.yields.map((one) => ({ ...one, name: say(one.name, language), validUntil: instantOrNull(one.validUntil), state: yieldState(context, one) })),
    can: permissionsOf(row),
  };
}

/** How many orders stand in each state. */
export function countOrders(rows: readonly OrderRow[]): v.InferInput<typeof orderCounts> {
  const counts = { toPay: 0, toShip: 0, toReceive: 0, done: 0, cancelled: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}
