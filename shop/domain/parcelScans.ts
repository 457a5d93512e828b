/** How far the parcel of an order is. The carrier of the demo shop scans it at times that follow from those of the order. */
import type { ShopContext } from '../context';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import type { LocalizedText } from '../text';
import { getDeliveryTime, momentOf } from './delivery';
import { hourOfDay } from './hourOfDay';
import type { OrderRow } from './rows';

/** A scan of a parcel; `at` in ms. */
export interface ScanRow {
  at: number;
  text: LocalizedText;
  location: string;
}

/** When the carrier loads the vans, in hours of the shop's day. */
const LOADED_AT_HOUR = 7.25;
/** Hours of the delivery window. It begins one full hour before that of the delivery. */
const WINDOW_HOURS = 3;

const texts = {
  pickedUp: { en: 'Picked up by the carrier', zh: '快递员已揽收', de: 'Vom Versanddienst abgeholt' },
  sorted: { en: 'At the sorting center', zh: '到达分拣中心', de: 'Im Sortierzentrum' },
  arrived: { en: 'Arrived in your region', zh: '到达收货地区', de: 'In deiner Region angekommen' },
  loaded: { en: 'Out for delivery', zh: '正在派送', de: 'In Zustellung' },
  delivered: { en: 'Delivered', zh: '已送达', de: 'Zugestellt' },
  ready: { en: 'Ready for pick-up', zh: '可以取货', de: 'Abholbereit' },
} satisfies Record<string, LocalizedText>;

/** The city in an address line such as `San Francisco, CA 94107`; a line of another form as a whole. */
const cityOf = (line: string): string => line.split(',')[0]?.trim() ?? '';

/** A moment of the day of `at` by the clock of the shop, in ms. */
const atHour = (context: ShopContext, at: number, hour: number): number =>
  Math.round((at + (hour - hourOfDay(context, at)) * HOUR_MS) / MINUTE_MS) * MINUTE_MS;

/** Whether the carrier of the demo shop has the parcel; of others the shop knows no scans. */
const isScanned = ({ parcel }: OrderRow): boolean => parcel !== null && parcel.trackingUrl === undefined;

/** The scans until `now`, newest last; undefined for a parcel of another carrier. */
export function listScans(context: ShopContext, order: OrderRow): ScanRow[] | undefined {
  const shippedAt = momentOf(order, 'shipped');
  if (!isScanned(order) || shippedAt === undefined) return undefined;
  const deliveredAt = momentOf(order, 'delivered');
  const arrival = getDeliveryTime(context, order, shippedAt);
  const isPickUp = order.delivery?.kind === 'pickUp';
  const hub = cityOf(context.goods.shop.seller?.address[1] ?? '');
  const city = order.address?.city ?? cityOf(order.delivery?.addressLines.at(-1) ?? '');
  const journey = Math.max(0, atHour(context, arrival, LOADED_AT_HOUR) - shippedAt);
  const scan = (text: LocalizedText, at: number, location: string): ScanRow => ({
    at: Math.floor(at / MINUTE_MS) * MINUTE_MS,
    text,
    location,
  });
  const planned = [
    scan(texts.pickedUp, shippedAt, hub),
    // A parcel of the next day is sorted once.
    ...(journey > DAY_MS ? [scan(texts.sorted, shippedAt + journey * 0.2, hub)] : []),
    scan(texts.arrived, shippedAt + journey * 0.7, city),
    ...(isPickUp ? [] : [scan(texts.loaded, shippedAt + journey, city)]),
  ];
  const until = deliveredAt ?? context.now;
  return [
    ...planned.filter(({ at }) => at <= until),
    ...(deliveredAt === undefined ? [] : [scan(isPickUp ? texts.ready : texts.delivered, deliveredAt, city)]),
  ];
}

/** Between which moments (ms) a parcel on its way is delivered, in whole hours; null when it is not known. */
export function getDeliveryWindow(context: ShopContext, order: OrderRow): { from: number; to: number } | null {
  const shippedAt = momentOf(order, 'shipped');
  if (!isScanned(order) || shippedAt === undefined || order.status !== 'toReceive') return null;
  if (order.delivery?.kind === 'pickUp') return null;
  const arrival = getDeliveryTime(context, order, shippedAt);
  const start = Math.floor(hourOfDay(context, arrival)) - 1;
  // It does not end on the next day.
  const end = Math.min(start + WINDOW_HOURS, 24);
  return { from: atHour(context, arrival, start), to: atHour(context, arrival, end) };
}
