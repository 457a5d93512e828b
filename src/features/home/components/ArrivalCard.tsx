import { useLocation } from '@umijs/max';
import { Link } from 'react-router-dom';
import { Truck } from 'lucide-react';
import { useState, type PropsWithChildren } from 'react';
import type { Order } from '@/api/orders';
import { CloseButton } from '@/components/CloseButton';
import { Text } from '@/components/Layout';
import { MessagesGate } from '@/components/MessagesGate';
import { arrivalOf } from '@/features/orders/arrival';
import { useNewestOrders } from '@/features/orders/newestOrders';
import { useArrivalText } from '@/features/orders/useArrivalText';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf, screenOf } from '@/lib/routes';
import { parseSearchParams } from '@/lib/searchParams';
import { serverClock } from '@/lib/sharedServerClock';
import { usePlatform } from '@/platform/usePlatform';
import styles from './ArrivalCard.less';

/**
 * On home: the parcel that arrives today, over the end of the window, so that nothing moves. Customers without a parcel on its way send
 * no request. `children` are shown without such a parcel, and once the customer has closed the card, until the next visit.
 */
export function ArrivalCard({ children }: PropsWithChildren) {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const [closedId, setClosedId] = useState<string>();
  const isHome = screenOf(pathname, parseSearchParams(search)) === 'home';
  const isOff = !isHome || !user?.counts.toReceive;
  const { orders } = useNewestOrders({ isOff, skipErrorHandler: true });
  const now = serverClock.now();
  const order = orders.find((one) => one.status === 'toReceive' && arrivalOf(one, now)?.isToday);
  if (isOff || !order || order.id === closedId) return children;
  return (
    <MessagesGate>
      <Card order={order} onClose={() => setClosedId(order.id)} />
    </MessagesGate>
  );
}

function Card({ order, onClose }: { order: Order; onClose: () => void }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const title = useArrivalText()(order);
  const name = order.lines[0]?.name ?? '';
  const others = order.lines.length - 1;
  return (
    <section className={styles.card} aria-label={title}>
      <Truck className={styles.icon} size={22} strokeWidth={1.8} aria-hidden />
      <Link className={styles.link} to={pathOf(platform, 'orders', { id: order.id })}>
        <Text as="strong" display="block" size={15}>
          {title}
        </Text>{' '}
        <Text color="ink-2" overflowWrap="anywhere">
          {others > 0 ? t('order.nameAndMore', { name, count: others }) : name}
        </Text>
      </Link>
      <CloseButton label={t('shell.close')} onClick={onClose} />
    </section>
  );
}
