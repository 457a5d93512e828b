/** The inbox of the customer, or of a visitor, who only has the articles. It derives everything from calls that exist for other screens. */
import { useMemo } from 'react';
import { getAlerts } from '@/api/alerts';
import { getMyCoupons } from '@/api/coupons';
import { getArticles } from '@/api/articles';
import { useNewestOrders } from '@/features/orders/newestOrders';
import { useFeature } from '@/hooks/useFeature';
import { useInitialStateActions, useSession } from '@/hooks/useInitialState';
import { serverClock } from '@/lib/sharedServerClock';
import { useCachedData } from '@/query/useCachedData';
import { useQuery } from '@/query/useQuery';
import { inboxEntries, type InboxEntry, type InboxSources } from './inboxEntries';
import { isEntryRead, readEntriesList, withEntriesRead } from './readEntries';

const noInput = {};

/** The entries of these sources, with what was read of them. */
function useEntries({ orders, coupons, articles, alerts }: Omit<InboxSources, 'hasReturns' | 'hasReviews'>) {
  const hasReturns = useFeature('returns');
  const hasReviews = useFeature('reviews');
  const userId = useSession().user?.id ?? '';
  const rows = readEntriesList.useRows();
  const entries = useMemo(
    () => inboxEntries({ orders, coupons, articles, alerts, hasReturns, hasReviews }, serverClock.now()),
    [orders, coupons, articles, alerts, hasReturns, hasReviews],
  );
  const unread = useMemo(() => {
    const now = serverClock.now();
    return new Set(entries.filter((entry) => !isEntryRead(rows, entry, userId, now)).map(({ id }) => id));
  }, [entries, rows, userId]);
  const markRead = (read: readonly InboxEntry[]) =>
    readEntriesList.change((before) => withEntriesRead(before, read, userId));
  return { entries, unread, markRead };
}

const noEntries: readonly never[] = [];

export function useInbox() {
  const { status } = useSession();
  const { refreshUser } = useInitialStateActions();
  const orders = useNewestOrders();
  const coupons = useQuery(getMyCoupons, noInput);
  const articles = useQuery(getArticles, noInput);
  const alerts = useQuery(getAlerts, noInput);
  const { entries, unread, markRead } = useEntries({
    orders: orders.orders,
    coupons: coupons.data?.list ?? noEntries,
    articles: articles.data?.list ?? noEntries,
    alerts: alerts.data?.list ?? noEntries,
  });
  const isCustomer = status === 'signedIn';
  return {
    entries,
    /** Ids of the entries that were not read. */
    unread,
    /** Some part is still loading and none of it is known. */
    isLoading:
      status === 'loading' ||
      articles.isLoading ||
      (isCustomer && [orders, coupons, alerts].some((part) => part.isLoading)),
    isSignedOut: status === 'signedOut',
    /** The parts that could not be loaded; the others are shown. */
    failures: [
      ...(status === 'unknown'
        ? [{ part: 'customer', error: { kind: 'noResponse', cause: 'network' }, retry: refreshUser } as const]
        : []),
      ...(orders.error ? [{ part: 'orders', error: orders.error, retry: orders.refetch } as const] : []),
      ...(coupons.error ? [{ part: 'coupons', error: coupons.error, retry: coupons.refetch } as const] : []),
      ...(alerts.error ? [{ part: 'alerts', error: alerts.error, retry: alerts.refetch } as const] : []),
      ...(articles.error ? [{ part: 'articles', error: articles.error, retry: articles.refetch } as const] : []),
    ],
    refresh: () => Promise.all([orders, coupons, alerts, articles].map((part) => part.refetch())),
    markRead: (entry: InboxEntry) => markRead([entry]),
    markAllRead: () => markRead(entries),
  };
}

export type Inbox = ReturnType<typeof useInbox>;

/**
 * Number of unread entries, for a badge: of a customer's newest orders and alerts, which it requests, and of what other screens have loaded of
 * coupons and articles.
 */
export function useUnreadCount(): number {
  const { orders } = useNewestOrders({ skipErrorHandler: true });
  const alerts = useQuery(getAlerts, noInput, { skipErrorHandler: true });
  const { unread } = useEntries({
    orders,
    coupons: useCachedData(getMyCoupons, noInput)?.list ?? noEntries,
    articles: useCachedData(getArticles, noInput)?.list ?? noEntries,
    alerts: alerts.data?.list ?? noEntries,
  });
  return unread.size;
}
