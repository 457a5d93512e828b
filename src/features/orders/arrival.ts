/** When an order arrives. */
import type { Order } from '@/api/orders';
import type { Parcel } from '@/api/parcel';
import { calendarDayIn, shopDay } from '@/api/schema/calendarDay';

export interface Arrival {
  /** `YYYY-MM-DD`. */
  day: string;
  isToday: boolean;
  /** It is ready at the pick-up point then. */
  isPickUp: boolean;
  /** Between which moments of the day. */
  window?: NonNullable<Parcel['window']>;
}

/** What is read of an order. */
export type ArrivingOrder = Pick<Order, 'status' | 'arrivesOn' | 'parcel' | 'delivery'>;

/**
 * When an open order arrives; undefined when the API does not say so, and when the day has passed. `now`: ms by the shop's clock. A window
 * consists of moments, which the device shows in its own time zone, and so is its day; a day alone is one of the shop.
 */
export function arrivalOf({ status, arrivesOn, parcel, delivery }: ArrivingOrder, now: number): Arrival | undefined {
  if (status === 'done' || status === 'cancelled') return undefined;
  const isPickUp = delivery?.kind === 'pickUp';
  const window = status === 'toReceive' ? parcel?.window : undefined;
  if (window && Date.parse(window.to) > now) {
    const day = calendarDayIn(undefined, window.from);
    return { day, isToday: day === calendarDayIn(undefined, now), isPickUp, window };
  }
  const today = shopDay(now);
  return arrivesOn && arrivesOn >= today ? { day: arrivesOn, isToday: arrivesOn === today, isPickUp } : undefined;
}

/** The paid order that arrives first, as far as the API says so. `now`: ms by the shop's clock. */
export function nextArrivalOf(orders: readonly Order[], now: number): Order | undefined {
  const arriving = orders.flatMap((order) => {
    const arrival = order.status === 'toPay' ? undefined : arrivalOf(order, now);
    // Of those of one day the one with a window comes first, by its start.
    return arrival ? [{ order, key: `${arrival.day} ${arrival.window?.from ?? '~'}` }] : [];
  });
  return arriving.sort((one, other) => (one.key < other.key ? -1 : 1))[0]?.order;
}

/** Whether the order's page has a section for its parcel: it is on its way, or its scans are known. */
export const hasParcelSection = ({ status, parcel }: Pick<Order, 'status' | 'parcel'>): boolean =>
  Boolean(parcel && (status === 'toReceive' || parcel.scans?.length));
