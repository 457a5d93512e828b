import { joinTerms } from '@/lib/joinText';
import { DeliveryDays } from '@/components/DeliveryDays';
import { OrderList } from '@/features/orders/components/OrderList';
import { OrderTabs } from '@/features/orders/components/OrderTabs';
import { UnpaidReminder } from '@/features/orders/components/UnpaidReminder';
import type { OrderTab } from '@/features/orders/useOrders';
import styles from './OrdersPanel.less';
import { Link } from '@umijs/max';
import classNames from 'classnames';
import type { Order } from '@/api/orders';
import { Countdown } from '@/components/Countdown';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { useOrderLabels } from '@/features/orders/useOrderLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { OrderActions } from './OrderActions';
import { OrderRowsSkeleton } from './OrderSkeleton';

interface OrderRowProps {
  order: Order;
  /** Called when the payment time is over. */
  onExpired: () => void;
  onCancel: () => void;
}

const shownPictures = 2;

/** An order in the desktop list: pictures, name and number, amount and state, actions. */
function OrderRow({ order, onExpired, onCancel }: OrderRowProps) {
  const { t } = useTranslation();
  const labels = useOrderLabels(order);
  return (
    <article className={styles.row} aria-label={joinTerms(labels.name, labels.state)}>
      <span className={styles.pictures}>
        {order.lines.slice(0, shownPictures).map((line) => (
          <Picture key={line.skuId} picture={line.picture} className={styles.picture} />
        ))}
      </span>
      <span className={styles.text}>
        <Link to={pathOf('pc', 'orders', { id: order.id })}>{labels.names}</Link>
        <span className={styles.quiet}>
          {order.number} · <time dateTime={order.placedAt}>{labels.placedAt}</time>
        </span>
      </span>
      <span className={styles.text}>
        <Price amount={order.value ?? order.total} currency={order.currency} />
        <strong className={classNames(styles.state, styles[labels.tone])}>{labels.state}</strong>
      </span>
      <span className={styles.actions}>
        <OrderActions order={order} onCancel={onCancel} isShort />
        <span className={styles.quiet}>
          {labels.heldUntil ? (
            <>
              {t('order.heldFor')} <Countdown until={labels.heldUntil} onEnd={onExpired} />
            </>
          ) : (
            labels.hint
          )}
          <DeliveryDays days={labels.delivery} isStacked />
        </span>
      </span>
    </article>
  );
}

/** The orders of one state, as rows. */
export function OrdersPanel({ tab }: { tab: OrderTab }) {
  return (
    <>
      <div className={styles.tabs}>
        <OrderTabs tab={tab} isCounting />
      </div>
      {tab !== 'toPay' && <UnpaidReminder isShort />}
      <OrderList tab={tab} skeleton={{ first: <OrderRowsSkeleton count={4} />, more: <OrderRowsSkeleton count={1} /> }}>
        {(order, acts) => <OrderRow key={order.id} order={order} {...acts} />}
      </OrderList>
    </>
  );
}
