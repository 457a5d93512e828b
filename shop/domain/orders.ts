/**
 * Orders (specification, 4). Placing an order holds stock, coupon, discount code and balance for 30 minutes. Payment
 * spends them. Cancellation and expiry return them. A paid order ships after four hours, and is delivered after the days of its products.
 */
import type { Address } from '../../src/api/addresses';
import type { CancelReason, OrderStatus, TimelineEvent } from '../../src/api/orders';
import { takeNextNumber } from '../database';
import type { ShopContext } from '../context';
import { newId } from '../random';
import { ShopError } from '../shopError';
import { MINUTE_MS } from '../time';
import { cancelJob, scheduleJob } from './scheduledJobs';
import { transitionCoupon } from './coupons';
import { claimCoupon } from './offeredCoupons';
import { countDiscountUse } from './discountCodes';
import { permissionsOf, statusAfter } from './orderStates';
import type { PricedPack } from './pricing';
import type { MethodId } from './methodTable';
import type { OrderLineRow, OrderRow } from './rows';
import { rewardInviter, takeBackReward } from './promotion';
import { payOrderBack } from './refundParts';
import { endOpenReturns, sumSettledReturns } from './returns';
import { moveStock, type StockMove } from './stock';
import { addWalletEntry, holdBalance, payRewardDebt, releaseBalance } from './wallet';
import { createDeliverables } from './deliverables';
import { copyDelivery, createParcel, getDeliveryTime, SHIPS_AFTER_MS } from './delivery';

/** Time to pay an order before it expires. */
export const PAY_WINDOW_MS = 30 * MINUTE_MS;

/** The input of `placeOrder`. `address` is null when nothing is delivered. */
export interface OrderInput {
  customerId: string;
  operationId: string;
  pack: PricedPack;
  address: Address | null;
  note: string;
  giftMessage?: string;
}

/**
 * Places an order and holds its stock, coupon, discount code and balance. Claims a coupon that the customer does not have yet. The caller checks `pack.canOrder`. Throws
 * ShopError BALANCE_SHORT, and RuleViolation when the stock is short.
 */
export function placeOrder(
  context: ShopContext,
  { customerId, operationId, pack, address, note, giftMessage = '' }: OrderInput,
): OrderRow {
  const { database, now, random, goods } = context;
  const { delivery } = pack;
  const order: OrderRow = {
    id: newId(random, 'order'),
    customerId,
    number: `P-${takeNextNumber(database, 'orderNumber', 204_417)}`,
    operationId,
    status: 'toPay',
    currency: goods.currency,
    lines: pack.lines.map((line) => ({ ...copyOrderLine(line), shipsAt: line.presale?.shipsAt ?? null })),
    priceLines: pack.priceLines,
    total: pack.total,
    balanceUsed: pack.balance?.used ?? 0,
    couponId: claimCoupon(context, customerId, pack.couponId),
    discountCode: pack.discountCode,
    saves: pack.saves,
    placedAt: now,
    payBefore: now + PAY_WINDOW_MS,
    shipsFrom: delivery?.shipsFrom ?? null,
    ...copyDelivery(delivery),
    address: pack.needsAddress ? address : null,
    note,
    giftMessage,
    timeline: [{ event: 'placed', at: now }],
    cancelReason: null,
    cancelText: '',
    parcel: null,
    yields: [],
  };
  moveOrderStock(context, order, 'hold');
  transitionCoupon(context, order.couponId, 'hold', order.id);
  countDiscountUse(context, order.discountCode, customerId, 1);
  holdBalance(context, customerId, order.id, order.balanceUsed);
  scheduleJob(context, 'order', order.id, order.payBefore);
  database.orders.put(order);
  return order;
}

/**
 * Pays an order with a method and delivers its virtual products. Throws ShopError ORDER_EXPIRED, ORDER_STATE or, for the
 * balance, BALANCE_SHORT.
 */
export function payOrder(context: ShopContext, order: OrderRow, operationId: string, paidWith?: MethodId): OrderRow {
  // The expiry can be late: a full disk postpones scheduled steps.
  if (order.status === 'toPay' && context.now >= order.payBefore)
    throw new ShopError('ORDER_EXPIRED', 'orderExpired', { data: { status: order.status } });
  const isVirtualOnly = order.lines.every((line) => line.isVirtual);
  const status = statusAfter(order, isVirtualOnly ? 'handOver' : 'pay');
  moveOrderStock(context, order, 'sell');
  transitionCoupon(context, order.couponId, 'spend', order.id);
  releaseBalance(context, order.id);
  const fromBalance = order.balanceUsed + (paidWith === 'balance' ? order.total : 0);
  if (fromBalance > 0) {
    addWalletEntry(context, order.customerId, {
      kind: 'payment',
      title: toEntryTitle(order),
      amount: -fromBalance,
      orderId: order.id,
      operationId,
    });
  }
  rewardInviter(context, order);
  const yields = createDeliverables(context, order);
  const shipsAt = Math.max(context.now + SHIPS_AFTER_MS, order.shipsFrom ?? 0);
  if (isVirtualOnly) cancelJob(context, 'order', order.id);
  else scheduleJob(context, 'order', order.id, shipsAt);
  return saveWithStatus(
    context,
    { ...order, yields, ...(paidWith && { paidWith }) },
    status,
    isVirtualOnly ? ['paid', 'delivered'] : ['paid'],
  );
}

/**
 * Cancels an order. Releases what an unpaid order holds; refunds a paid order to what paid it, and takes the reward of the inviter back.
 * Throws ShopError ORDER_STATE when it cannot be cancelled.
 */
export function cancelOrder(context: ShopContext, order: OrderRow, reason: CancelReason, text = ''): OrderRow {
  const status = statusAfter(order, reason === 'expired' ? 'expire' : 'cancel');
  return returnOrderValue(context, order, status, { cancelReason: reason, cancelText: text });
}

/**
 * The shop takes a paid order back as a whole, sent or not, as far as nothing was returned before: money to what paid it, pieces to the
 * stock. Throws ShopError ORDER_STATE for an order that is not paid, or has delivered codes or tickets.
 */
export function refundOrder(context: ShopContext, order: OrderRow, text: string): OrderRow {
  return returnOrderValue(context, order, statusAfter(order, 'refund'), { cancelReason: 'other', cancelText: text });
}

function returnOrderValue(
  context: ShopContext,
  order: OrderRow,
  status: OrderStatus,
  why: Pick<OrderRow, 'cancelReason' | 'cancelText'>,
): OrderRow {
  // Delivered codes and tickets cannot be returned.
  if (order.yields.length > 0) throw new ShopError('ORDER_STATE', 'orderYielded', { data: { status: order.status } });
  const isPaid = order.status !== 'toPay';
  endOpenReturns(context, order);
  const returned = sumSettledReturns(context, order);
  for (const { skuId, quantity } of order.lines)
    moveStock(context, skuId, quantity - returned.pieces(skuId), isPaid ? 'giveBack' : 'release');
  transitionCoupon(context, order.couponId, 'release', order.id);
  countDiscountUse(context, order.discountCode, order.customerId, -1);
  releaseBalance(context, order.id);
  payRewardDebt(context, order.customerId);
  takeBackReward(context, { ...order, status });
  cancelJob(context, 'order', order.id);
  const refundParts = isPaid ? payOrderBack(context, order, returned) : [];
  return saveWithStatus(
    context,
    { ...order, ...why, ...(refundParts.length > 0 && { refundParts }) },
    status,
    refundParts.length > 0 ? ['cancelled', 'refunded'] : ['cancelled'],
  );
}

/** Sends a paid order. Throws ShopError ORDER_STATE for an order in another state. */
export function shipOrder(context: ShopContext, order: OrderRow, parcel: OrderRow['parcel']): OrderRow {
  const status = statusAfter(order, 'ship');
  scheduleJob(context, 'order', order.id, getDeliveryTime(context, order, context.now));
  return saveWithStatus(context, { ...order, parcel }, status, ['shipped']);
}

/** The order has arrived. Throws ShopError ORDER_STATE for an order that was not sent. */
export function deliverOrder(context: ShopContext, order: OrderRow): OrderRow {
  const status = statusAfter(order, 'deliver');
  cancelJob(context, 'order', order.id);
  return saveWithStatus(context, order, status, ['delivered']);
}

/** Runs the scheduled step of an order: an unpaid order expires, a paid one ships, a shipped one is delivered. */
export function advanceOrder(context: ShopContext, id: string): void {
  const order = context.database.orders.all.get(id);
  cancelJob(context, 'order', id);
  if (order?.status === 'toPay') cancelOrder(context, order, 'expired');
  if (order?.status === 'toShip') shipOrder(context, order, createParcel(context.random));
  if (order?.status === 'toReceive') deliverOrder(context, order);
}

/** Changes the address of an order before shipping. Throws ShopError ORDER_STATE when the order ships nothing or has shipped. */
export function changeOrderAddress(context: ShopContext, order: OrderRow, address: Address): OrderRow {
  if (!permissionsOf(order).changeAddress)
    throw new ShopError('ORDER_STATE', 'orderState', { data: { status: order.status } });
  return saveWithStatus(context, { ...order, address }, order.status, ['addressChanged']);
}

const copyOrderLine = ({
  skuId,
  goodsId,
  name,
  skuText,
  picture,
  price,
  quantity,
  isVirtual,
}: OrderLineRow): OrderLineRow => ({
  skuId,
  goodsId,
  name,
  skuText,
  picture,
  price,
  quantity,
  isVirtual,
});

const toEntryTitle = ({ number }: OrderRow) => ({
  en: `Order ${number}`,
  zh: `订单 ${number}`,
  de: `Bestellung ${number}`,
});

function moveOrderStock(context: ShopContext, order: OrderRow, move: StockMove): void {
  for (const line of order.lines) moveStock(context, line.skuId, line.quantity, move);
}

function saveWithStatus(
  { database, now }: ShopContext,
  order: OrderRow,
  status: OrderStatus,
  events: readonly TimelineEvent[],
): OrderRow {
  const next: OrderRow = {
    ...order,
    status,
    timeline: [...order.timeline, ...events.map((event) => ({ event, at: now }))],
  };
  database.orders.put(next);
  return next;
}
