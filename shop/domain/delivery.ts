/** When orders are sent and delivered. The lines of an order travel together: the latest line decides. */
import type { ShopContext } from '../context';
import { newDigits, type Random } from '../random';
import { shopDay } from '../shopDay';
import { DAY_MS, HOUR_MS } from '../time';
import type { PricedLine } from './packLines';
import type { OrderRow } from './rows';

/** Time from payment to shipping. */
export const SHIPS_AFTER_MS = 4 * HOUR_MS;
/** Days from shipping to delivery for orders of an older version, which lack them. */
const DEFAULT_DELIVERY_DAYS = 3;

interface Shipment {
  /** Earliest shipping time (ms) of the presale lines, or null without one. */
  shipsFrom: number | null;
  deliveryDays: number;
}

/** The shipment of lines; null when nothing is delivered. */
export function getShipment(lines: readonly PricedLine[]): Shipment | null {
  const delivered = lines.filter(({ isVirtual, problem }) => !isVirtual && problem !== 'gone');
  if (delivered.length === 0) return null;
  const shipsAt = Math.max(0, ...delivered.map(({ presale }) => presale?.shipsAt ?? 0));
  return {
    shipsFrom: shipsAt > 0 ? shipsAt : null,
    deliveryDays: Math.max(...delivered.map(({ deliveryDays }) => deliveryDays)),
  };
}

/** When what is paid for at `paidAt` is delivered, in ms. */
export const getArrival = (paidAt: number, { shipsFrom, deliveryDays }: Shipment): number =>
  Math.max(paidAt + SHIPS_AFTER_MS, shipsFrom ?? 0) + deliveryDays * DAY_MS;

/** Time from the shipping of an order to its delivery. */
export const getDeliveryMs = ({ deliveryDays }: Pick<OrderRow, 'deliveryDays'>): number =>
  (deliveryDays ?? DEFAULT_DELIVERY_DAYS) * DAY_MS;

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
  const { address, status, shipsFrom, deliveryDays = DEFAULT_DELIVERY_DAYS } = order;
  if (address === null || status === 'done' || status === 'cancelled') return null;
  const shippedAt = momentOf(order, 'shipped');
  if (shippedAt !== undefined) return shopDay(context, shippedAt + getDeliveryMs(order));
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
