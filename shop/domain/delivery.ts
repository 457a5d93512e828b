/** When orders are sent and delivered. The lines of an order travel together: the latest line decides. */
import type { DeliveryOptionSeed } from '../catalogue/shopTypes';
import type { ShopContext } from '../context';
import { sumOf } from '../money';
import { newDigits, type Random } from '../random';
import { shopDay } from '../shopDay';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import { hourOfDay } from './hourOfDay';
import type { PricedLine } from './packLines';
import type { OrderRow } from './rows';

/** Time from payment to shipping. */
export const SHIPS_AFTER_MS = 4 * HOUR_MS;
/** The hour of the shop's day before which nothing is delivered. */
const DELIVERS_FROM_HOUR = 9;
/** Days from shipping to delivery for orders of an older version, which lack them. */
const DEFAULT_DELIVERY_DAYS = 3;
/** A day on which clocks are set back is longer than 24 hours. */
const MAX_DAY_MS = 26 * HOUR_MS;

interface Shipment {
  /** Earliest shipping time (ms) of the presale lines, or null without one. */
  shipsFrom: number | null;
  deliveryDays: number;
}

/** How lines can be delivered. `fee` in minor units; `option` is null for a shop without options. */
export interface DeliveryQuote extends Shipment {
  option: DeliveryOptionSeed | null;
  fee: number;
  /** What the lines cost too little for free delivery (minor units); 0 when it is free, null when it never is. */
  freeMissing: number | null;
}

/** The shipment of lines; null when nothing is delivered. */
function getShipment(lines: readonly PricedLine[]): Shipment | null {
  const delivered = lines.filter(({ isVirtual, problem }) => !isVirtual && problem !== 'gone');
  if (delivered.length === 0) return null;
  const shipsAt = Math.max(0, ...delivered.map(({ presale }) => presale?.shipsAt ?? 0));
  return {
    shipsFrom: shipsAt > 0 ? shipsAt : null,
    deliveryDays: Math.max(...delivered.map(({ deliveryDays }) => deliveryDays)),
  };
}

/**
 * The ways in which lines can be delivered, in the order of the shop; empty when nothing is delivered. An express option that
 * would not be faster is not offered. The first way is always there: no order lacks one.
 */
export function quoteDelivery({ goods: { shop } }: ShopContext, lines: readonly PricedLine[]): DeliveryQuote[] {
  const shipment = getShipment(lines);
  if (!shipment) return [];
  // The subtotal before deductions, so that a coupon never raises the fee.
  const delivered = sumOf(
    lines.filter(({ isVirtual, problem }) => !isVirtual && problem === null).map(({ subtotal }) => subtotal),
  );
  const quote = (option: DeliveryOptionSeed | null): DeliveryQuote => {
    const { fee, freeFrom } = option ?? shop.delivery;
    const freeMissing = fee === 0 ? 0 : freeFrom === null ? null : Math.max(0, freeFrom - delivered);
    return {
      option,
      fee: freeMissing === 0 ? 0 : fee,
      freeMissing,
      shipsFrom: shipment.shipsFrom,
      deliveryDays: Math.min(shipment.deliveryDays, option?.days ?? Infinity),
    };
  };
  const isOffered = ({ maxProductDays, icon, days }: DeliveryOptionSeed, at: number) =>
    at === 0 ||
    ((maxProductDays === null || shipment.deliveryDays <= maxProductDays) &&
      (icon !== 'express' || days === null || days < shipment.deliveryDays));
  const options = shop.deliveryOptions ?? [];
  return options.length === 0 ? [quote(null)] : options.filter(isOffered).map(quote);
}

/** What an order keeps of its delivery. */
export function copyDelivery(delivery: DeliveryQuote | null): Pick<OrderRow, 'deliveryDays' | 'delivery'> {
  if (!delivery) return {};
  const { option, deliveryDays } = delivery;
  if (!option) return { deliveryDays };
  const { id, name, kind, addressLines } = option;
  return { deliveryDays, delivery: { id, name, kind, addressLines } };
}

/** When what is paid for at `paidAt` is delivered, in ms. */
export const getArrival = (paidAt: number, { shipsFrom, deliveryDays }: Shipment): number =>
  Math.max(paidAt + SHIPS_AFTER_MS, shipsFrom ?? 0) + deliveryDays * DAY_MS;

/**
 * Until when an order still arrives on the day that it has `now` (ms): the shop sends at any hour, and the day changes at midnight.
 * Null when the shipping day of a presale product decides.
 */
export function getOrderDeadline(context: ShopContext, shipment: Shipment): number | null {
  const { now } = context;
  if ((shipment.shipsFrom ?? 0) > now + SHIPS_AFTER_MS) return null;
  const arrival = getArrival(now, shipment);
  const day = shopDay(context, arrival);
  // The first minute of the next day, by halving the time in which it lies.
  let [same, next] = [Math.floor(arrival / MINUTE_MS), Math.ceil((arrival + MAX_DAY_MS) / MINUTE_MS)];
  while (next - same > 1) {
    const middle = Math.floor((same + next) / 2);
    if (shopDay(context, middle * MINUTE_MS) === day) same = middle;
    else next = middle;
  }
  return now + next * MINUTE_MS - arrival;
}

/** When an order that is sent at `shippedAt` is delivered, both in ms: after the days of its products, and not at night. */
export function getDeliveryTime(
  context: ShopContext,
  { deliveryDays = DEFAULT_DELIVERY_DAYS }: Pick<OrderRow, 'deliveryDays'>,
  shippedAt: number,
): number {
  const at = shippedAt + deliveryDays * DAY_MS;
  return at + Math.max(0, DELIVERS_FROM_HOUR - hourOfDay(context, at)) * HOUR_MS;
}

/** A parcel of the carrier of the demo shop, with a new number. */
export const createParcel = (random: Random): NonNullable<OrderRow['parcel']> => ({
  carrier: { en: 'Swallow Post', zh: '燕子速递', de: 'Schwalbenpost' },
  number: `SP${newDigits(random, 10)}`,
});

/** When an order was paid, sent or delivered, in ms; undefined when it was not. */
export const momentOf = ({ timeline }: OrderRow, kind: 'paid' | 'shipped' | 'delivered') =>
  timeline.find(({ event }) => event === kind)?.at;

/** The day on which an order is expected, `YYYY-MM-DD`; null when nothing is on its way any more. */
export function getArrivalDay(context: ShopContext, order: OrderRow): string | null {
  const { lines, status, shipsFrom, deliveryDays = DEFAULT_DELIVERY_DAYS } = order;
  if (lines.every(({ isVirtual }) => isVirtual) || status === 'done' || status === 'cancelled') return null;
  const shippedAt = momentOf(order, 'shipped');
  if (shippedAt !== undefined) return shopDay(context, getDeliveryTime(context, order, shippedAt));
  return shopDay(context, getArrival(momentOf(order, 'paid') ?? context.now, { shipsFrom, deliveryDays }));
}

/** The last day on which something of a delivered order can be returned; null when nothing can. */
export function getReturnDay(context: ShopContext, order: OrderRow): string | null {
  const deliveredAt = momentOf(order, 'delivered');
  const returnDays = order.lines.flatMap(({ goodsId, isVirtual }) =>
    isVirtual ? [] : (context.goods.entry(goodsId)?.goods.returnDays ?? []),
  );
  const days = Math.max(0, ...returnDays);
  return order.status === 'done' && deliveredAt !== undefined && days > 0
    ? shopDay(context, deliveredAt + days * DAY_MS)
    : null;
}
