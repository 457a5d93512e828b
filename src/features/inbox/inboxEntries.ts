/** The entries of the inbox: what happened to the customer's orders, alerts that fired, coupons that expire soon, and news of the shop. */
import type { Alert } from '@/api/alerts';
import type { ArticleHead } from '@/api/articles';
import type { Coupon } from '@/api/coupons';
import type { Order } from '@/api/orders';
import type { OrderReturn } from '@/api/orderReturn';
import { latestShippingDay } from '@/domain/shipsOn';
import { shopDaysBetween } from '@/api/schema/calendarDay';
import { reviewActionOf } from '@/features/orders/reviewAction';

/**
 * `presale`: paid, and sent on a later day. `ready`: codes or tickets were delivered. `lapsed`: the time to pay is over.
 */
export type OrderUpdate = 'toPay' | 'presale' | 'ready' | 'shipped' | 'delivered' | 'lapsed' | 'refunded' | 'review';

/** `approved`: it can be sent. */
type ReturnUpdate = 'approved' | 'refunded' | 'exchanged' | 'refused';

export type InboxEntry = {
  /** The same for the same event in every response. */
  id: string;
  /** When it happened, in ms since 1970. */
  at: number;
} & (
  | { kind: 'order'; update: OrderUpdate; order: Order }
  | { kind: 'return'; update: ReturnUpdate; order: Order; returned: OrderReturn }
  | { kind: 'alert'; alert: Alert }
  | { kind: 'coupon'; coupon: Coupon }
  | { kind: 'article'; article: ArticleHead }
);

export interface InboxSources {
  /** Whether the shop has returns; it has none by default. */
  hasReturns?: boolean;
  /** The same of reviews. */
  hasReviews?: boolean;
  /** None in a shop without alerts. */
  alerts?: readonly Alert[];
  orders: readonly Order[];
  coupons: readonly Coupon[];
  articles: readonly ArticleHead[];
}

const dayMs = 24 * 60 * 60_000;
/** Ms after which an event of an order is not listed any more, and an article counts as read. */
export const entryAgeMs = 30 * dayMs;
/** Ms before its end at which a coupon is listed. */
const couponNoticeMs = 7 * dayMs;
/** Maximum number of entries, and of articles among them. */
export const MAX_ENTRIES = 50;
const MAX_ARTICLES = 5;

/** When an order arrived; one of codes and tickets alone is there once it is paid. */
const arrivalOf = ({ timeline, placedAt }: Order): number =>
  Date.parse(timeline.findLast(({ event }) => event === 'delivered' || event === 'paid')?.at ?? placedAt);

const eventUpdates = { shipped: 'shipped', delivered: 'delivered', refunded: 'refunded' } as const;

function entriesOfOrder(order: Order, hasReviews: boolean): InboxEntry[] {
  const timeOf = (event: Order['timeline'][number]['event']) =>
    Date.parse(order.timeline.findLast((one) => one.event === event)?.at ?? order.placedAt);
  const entry = (update: OrderUpdate, at: number): InboxEntry => ({
    kind: 'order',
    id: `order:${order.id}:${update}`,
    at,
    update,
    order,
  });
  return [
    ...(order.status === 'toPay' ? [entry('toPay', Date.parse(order.placedAt))] : []),
    ...(order.status === 'toShip' && latestShippingDay(order.lines) ? [entry('presale', timeOf('paid'))] : []),
    ...(order.yields.length > 0 ? [entry('ready', timeOf('paid'))] : []),
    ...order.timeline.flatMap(({ event, at }) =>
      event in eventUpdates ? [entry(eventUpdates[event as keyof typeof eventUpdates], Date.parse(at))] : [],
    ),
    ...(hasReviews && reviewActionOf(order) === 'write' ? [entry('review', arrivalOf(order))] : []),
    ...(order.cancelReason === 'expired' ? [entry('lapsed', timeOf('cancelled'))] : []),
  ];
}

const returnUpdates: readonly string[] = ['approved', 'refunded', 'exchanged', 'refused'] satisfies ReturnUpdate[];
const isReturnUpdate = (state: OrderReturn['state']): state is ReturnUpdate => returnUpdates.includes(state);

/** The state in which each return is, when the customer should hear of it. */
function entriesOfReturns(order: Order): InboxEntry[] {
  return (order.returns ?? []).flatMap((returned): InboxEntry[] => {
    const { id, state, timeline } = returned;
    const reached = timeline.findLast((one) => one.state === state);
    return reached && isReturnUpdate(state)
      ? [{ kind: 'return', id: `return:${id}:${state}`, at: Date.parse(reached.at), update: state, order, returned }]
      : [];
  });
}

/** An alert that has fired. One that is set again and fires again is another event. */
function entriesOfAlert(alert: Alert): InboxEntry[] {
  if (alert.firedAt === null) return [];
  return [{ kind: 'alert', id: `alert:${alert.id}:${alert.firedAt}`, at: Date.parse(alert.firedAt), alert }];
}

function entriesOfCoupon(coupon: Coupon, now: number): InboxEntry[] {
  const end = Date.parse(coupon.validUntil);
  if (coupon.state !== 'usable' || end <= now || end - now > couponNoticeMs) return [];
  const at = Math.max(Date.parse(coupon.validFrom), end - couponNoticeMs);
  return at > now ? [] : [{ kind: 'coupon', id: `coupon:${coupon.id}`, at, coupon }];
}

const newestFirst = (one: InboxEntry, other: InboxEntry) => other.at - one.at;

/** The entries at `now` (ms by the shop's clock), newest first, at most `MAX_ENTRIES`. */
export function inboxEntries(
  { orders, coupons, articles, alerts = [], hasReturns = false, hasReviews = false }: InboxSources,
  now: number,
): InboxEntry[] {
  const newsEntries = articles
    .filter(({ kind }) => kind === 'news')
    .map((article): InboxEntry => {
      return { kind: 'article', id: `article:${article.id}`, at: Date.parse(article.publishedAt), article };
    })
    .sort(newestFirst)
    .slice(0, MAX_ARTICLES);
  const ofOrders = orders.flatMap((order) => [
    ...entriesOfOrder(order, hasReviews),
    ...(hasReturns ? entriesOfReturns(order) : []),
  ]);
  const events = [...ofOrders, ...alerts.flatMap(entriesOfAlert)].filter(({ at }) => now - at < entryAgeMs);
  const entries = [...events, ...coupons.flatMap((coupon) => entriesOfCoupon(coupon, now)), ...newsEntries];
  return entries
    .filter(({ id }, index) => entries.findIndex((other) => other.id === id) === index)
    .sort(newestFirst)
    .slice(0, MAX_ENTRIES);
}

export type InboxPeriod = 'today' | 'week' | 'earlier';

/** The entries by period: the calendar day of the shop, the six days before it, and earlier. Empty periods are left out. */
export function groupByPeriod(
  entries: readonly InboxEntry[],
  now: number,
): { period: InboxPeriod; entries: readonly InboxEntry[] }[] {
  const periodOf = ({ at }: InboxEntry): InboxPeriod => {
    const age = shopDaysBetween(at, now);
    return age <= 0 ? 'today' : age <= 6 ? 'week' : 'earlier';
  };
  return (['today', 'week', 'earlier'] as const)
    .map((period) => ({ period, entries: entries.filter((entry) => periodOf(entry) === period) }))
    .filter((group) => group.entries.length > 0);
}
