/**
 * Orders from placing to done. Placing holds stock, coupon, discount code and balance for thirty minutes; paying spends
 * them; cancelling and expiring give them back. Paid orders are sent after four hours and arrive after three days.
 */
import type { Address } from '../../../src/api/schema/user';
import type { CancelReason, OrderStatus, TimelineEvent } from '../../../src/api/schema/order';
import { nextNumber } from '../books';
import type { ShopContext } from '../context';
import { newDigits, newId } from '../random';
import { ShopError } from '../shopError';
import { DAY, HOUR, MINUTE } from '../time';
import { clearAgenda, setAgenda } from './agenda';
import { moveCoupon } from './coupons';
import { countDiscountUse } from './discountCodes';
import { permissionsOf, statusAfter } from './orderStates';
import type { PricedPack } from './pricing';
import type { OrderLineRow, OrderRow } from './rows';
import { rewardInviter } from './promotion';
import { moveStock, type StockMove } from './stock';
import { addEntry, holdBalance, releaseBalance } from './wallet';
import { yieldsOf } from './yields';

export const PAY_WINDOW_MS = 30 * MINUTE;
export const SHIPS_AFTER_MS = 4 * HOUR;
export const ARRIVES_AFTER_MS = 3 * DAY;

export interface OrderWish {
  customerId: string;
  operationId: string;
  pack: PricedPack;
  address: Address | null;
  note: string;
}

/** Places an order from a pack that can be ordered, and holds what it needs. */
export function placeOrder(context: ShopContext, { customerId, operationId, pack, address, note }: OrderWish): OrderRow {
  const { books, now, random, goods } = context;
  const order: OrderRow = {
    id: newId(random, 'order'),
    customerId,
    number: `P-${nextNumber(books, 'orderNumber', 204_417)}`,
    operationId,
    status: 'toPay',
    currency: goods.currency,
    lines: pack.lines.map(lineAsBought),
    priceLines: pack.priceLines,
    total: pack.total,
    balanceUsed: pack.balance?.used ?? 0,
    couponId: pack.couponId,
    discountCode: pack.discountCode,
    placedAt: now,
    payBefore: now + PAY_WINDOW_MS,
    shipsFrom: pack.lines.reduce<number | null>((latest, { presale }) => (presale ? Math.max(latest ?? 0, presale.shipsAt) : latest), null),
    address: pack.needsAddress ? address : null,
    note,
    timeline: [{ event: 'placed', at: now }],
    cancelReason: null,
    cancelText: '',
    parcel: null,
    yields: [],
  };
  moveLines(context, order, 'hold');
  moveCoupon(context, order.couponId, 'hold', order.id);
  countDiscountUse(context, order.discountCode, customerId, 1);
  holdBalance(context, customerId, order.id, order.balanceUsed);
  setAgenda(context, 'order', order.id, order.payBefore);
  books.orders.put(order);
  return order;
}

/** Pays an order; virtual goods are handed over at once. Throws ORDER_EXPIRED or ORDER_STATE. */
export function payOrder(context: ShopContext, order: OrderRow, operationId: string): OrderRow {
  const isVirtualOnly = order.lines.every((line) => line.isVirtual);
  const status = statusAfter(order, isVirtualOnly ? 'handOver' : 'pay');
  moveLines(context, order, 'sell');
  moveCoupon(context, order.couponId, 'spend', order.id);
  releaseBalance(context, order.id);
  if (order.balanceUsed > 0) {
    addEntry(context, order.customerId, { kind: 'payment', title: titleOf(order), amount: -order.balanceUsed, orderId: order.id, operationId });
  }
  rewardInviter(context, order.customerId);
  const yields = yieldsOf(context, order);
  const shipsAt = Math.max(context.now + SHIPS_AFTER_MS, order.shipsFrom ?? 0);
  if (isVirtualOnly) clearAgenda(context, 'order', order.id);
  else setAgenda(context, 'order', order.id, shipsAt);
  return moved(context, { ...order, yields }, status, isVirtualOnly ? ['paid', 'delivered'] : ['paid']);
}

/** Cancels an order and gives back what it held or cost. Throws ORDER_STATE. */
export function cancelOrder(context: ShopContext, order: OrderRow, reason: CancelReason, text = ''): OrderRow {
  const status = statusAfter(order, reason === 'expired' ? 'expire' : 'cancel');
  if (!permissionsOf(order).cancel) throw new ShopError('ORDER_STATE', 'orderYielded', { data: { status: order.status } });
  const isPaid = order.status !== 'toPay';
  moveLines(context, order, isPaid ? 'giveBack' : 'release');
  moveCoupon(context, order.couponId, 'release', order.id);
  countDiscountUse(context, order.discountCode, order.customerId, -1);
  releaseBalance(context, order.id);
  clearAgenda(context, 'order', order.id);
  const refund = isPaid ? order.total + order.balanceUsed : 0;
  if (refund > 0) addEntry(context, order.customerId, { kind: 'refund', title: titleOf(order), amount: refund, orderId: order.id });
  return moved(context, { ...order, cancelReason: reason, cancelText: text }, status, refund > 0 ? ['cancelled', 'refunded'] : ['cancelled']);
}

/** The next step of an order, whose time has come: it expires, is sent, or arrives. */
export function advanceOrder(context: ShopContext, id: string): void {
  const order = context.books.orders.all.get(id);
  clearAgenda(context, 'order', id);
  if (order?.status === 'toPay') cancelOrder(context, order, 'expired');
  if (order?.status === 'toShip') {
    const parcel = { carrier: { en: 'Swallow Post', zh: '燕子速递' }, number: `SP${newDigits(context.random, 10)}` };
    moved(context, { ...order, parcel }, statusAfter(order, 'ship'), ['shipped']);
    setAgenda(context, 'order', id, context.now + ARRIVES_AFTER_MS);
  }
  if (order?.status === 'toReceive') moved(context, order, statusAfter(order, 'deliver'), ['delivered']);
}

/** Sends an open order elsewhere. Throws ORDER_STATE when it is too late or nothing is delivered. */
export function changeOrderAddress(context: ShopContext, order: OrderRow, address: Address): OrderRow {
  if (!permissionsOf(order).changeAddress) throw new ShopError('ORDER_STATE', 'orderState', { data: { status: order.status } });
  return moved(context, { ...order, address }, order.status, ['addressChanged']);
}

const lineAsBought = ({ skuId, goodsId, name, skuText, picture, price, quantity, isVirtual }: OrderLineRow): OrderLineRow => ({
  skuId,
  goodsId,
  name,
  skuText,
  picture,
  price,
  quantity,
  isVirtual,
});

const titleOf = ({ number }: OrderRow) => ({ en: `Order ${number}`, zh: `订单 ${number}` });

function moveLines(context: ShopContext, order: OrderRow, move: StockMove): void {
  for (const line of order.lines) moveStock(context, line.skuId, line.quantity, move);
}

function moved({ books, now }: ShopContext, order: OrderRow, status: OrderStatus, events: readonly TimelineEvent[]): OrderRow {
  const next: OrderRow = { ...order, status, timeline: [...order.timeline, ...events.map((event) => ({ event, at: now }))] };
  books.orders.put(next);
  return next;
}
