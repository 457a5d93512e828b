import { Link } from 'react-router-dom';
import { TicketPercent, Truck, Undo2 } from 'lucide-react';
import { getMyCoupons, type Coupon } from '@/api/coupons';
import { Chevron } from '@/components/Chevron';
import { Card, Row, Text } from '@/components/Layout';
import { Skeleton } from '@/components/Skeleton';
import { nextArrivalOf } from '@/features/orders/arrival';
import { useNewestOrders } from '@/features/orders/newestOrders';
import { isReturnOpen } from '@/features/orders/orderHints';
import { useArrivalText } from '@/features/orders/useArrivalText';
import { useReturnText } from '@/features/orders/useReturnText';
import { useFeature } from '@/hooks/useFeature';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { serverClock } from '@/lib/sharedServerClock';
import { usePlatform } from '@/platform/usePlatform';
import { useQuery } from '@/query/useQuery';

/** Ms before its end from which a coupon is named. */
const EXPIRES_SOON_MS = 7 * 24 * 60 * 60_000;
const noInput = {};

const expiresSoon =
  (now: number) =>
  ({ state, validUntil }: Coupon): boolean => {
    const left = Date.parse(validUntil) - now;
    return state === 'usable' && left > 0 && left <= EXPIRES_SOON_MS;
  };

/** What waits for the customer: the next arrival, open returns and coupons that expire soon; nothing without any. */
export function AccountOverview() {
  const { t } = useTranslation();
  const { user } = useSession();
  const rows = useOverviewRows();
  // Reserves the height of the row that is certain to come.
  if (!rows)
    return user && user.counts.toShip + user.counts.toReceive > 0 ? <Skeleton height="56px" radius="card" /> : null;
  if (rows.length === 0) return null;
  return (
    <Card as="section" divided paddingInline={16} aria-label={t('mine.overview')}>
      {rows.map(({ key, icon: Icon, title, text, to }) => (
        <Row as={Link} key={key} align="center" gap={12} paddingBlock={8} style={{ minHeight: 56 }} to={to}>
          <Icon className="l-flex-none l-color-action" size={20} strokeWidth={1.8} aria-hidden />
          <Text minWidth={0} size={15} overflowWrap="anywhere">
            <strong>{title}</strong>{' '}
            {text && (
              <Text display="block" color="ink-2" size={13}>
                {text}
              </Text>
            )}
          </Text>
          <Chevron isAtEnd />
        </Row>
      ))}
    </Card>
  );
}

/** The rows; undefined while one of their responses is missing. What could not be loaded has no row. */
function useOverviewRows() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { user } = useSession();
  const arrivalText = useArrivalText();
  const returnText = useReturnText();
  const hasReturns = useFeature('returns');
  const newest = useNewestOrders({ skipErrorHandler: true });
  const coupons = useQuery(getMyCoupons, user?.counts.coupons ? noInput : undefined, { skipErrorHandler: true });
  if (!user || newest.isLoading || coupons.isLoading) return undefined;
  const now = serverClock.now();
  const nameOf = (order: (typeof newest.orders)[number]) => {
    const name = order.lines[0]?.name ?? '';
    return order.lines.length > 1 ? t('order.nameAndMore', { name, count: order.lines.length - 1 }) : name;
  };
  const arriving = nextArrivalOf(newest.orders, now);
  const returns = hasReturns
    ? newest.orders.flatMap((order) =>
        (order.returns ?? []).filter(isReturnOpen).map((returned) => ({ order, returned })),
      )
    : [];
  const [returning] = returns;
  const expiring = coupons.data?.list.filter(expiresSoon(now)) ?? [];
  return [
    ...(arriving
      ? [
          {
            key: 'arrival',
            icon: Truck,
            title: arrivalText(arriving),
            text: nameOf(arriving),
            to: pathOf(platform, 'orders', { id: arriving.id }),
          },
        ]
      : []),
    ...(returning
      ? [
          {
            key: 'returns',
            icon: Undo2,
            title:
              returns.length > 1
                ? t('mine.overview.returns', { count: returns.length })
                : returnText(returning.order, returning.returned),
            text: returns.length > 1 ? '' : nameOf(returning.order),
            to: pathOf(platform, 'orders', { id: returning.order.id }),
          },
        ]
      : []),
    ...(expiring.length > 0
      ? [
          {
            key: 'coupons',
            icon: TicketPercent,
            title: t('mine.overview.coupons', { count: expiring.length }),
            text: '',
            to: pathOf(platform, 'coupons'),
          },
        ]
      : []),
  ];
}
