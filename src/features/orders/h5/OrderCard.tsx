import { Link } from '@umijs/max';
import { Button } from 'antd-mobile';
import { joinLabel, joinTerms } from '@/lib/joinText';
import type { Order } from '@/api/orders';
import { Countdown } from '@/components/Countdown';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { DeliveryDays } from '@/components/DeliveryDays';
import { useOrderLabels } from '@/features/orders/useOrderLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './OrderCard.less';
import { OrderButtons } from './OrderButtons';

interface Props {
  order: Order;
  /** Called when the payment time is over. */
  onExpired: () => void;
  onCancel: () => void;
}

/** Maximum number of pictures in a row. */
const shownPictures = 3;

/** An order in the mobile list: date, state, pictures, amount, names, next step, actions. */
export function OrderCard({ order, onExpired, onCancel }: Props) {
  const { t } = useTranslation();
  const labels = useOrderLabels(order);
  return (
    <article className={styles.card} aria-label={joinTerms(labels.name, labels.state)}>
      <header className={styles.head}>
        <time dateTime={order.placedAt}>{labels.placedAt}</time>
        <strong className={styles[labels.tone]}>{labels.state}</strong>
      </header>
      <Link className={styles.body} to={pathOf('h5', 'orders', { id: order.id })}>
        <span className={styles.pictures}>
          {order.lines.slice(0, shownPictures).map((line) => (
            <Picture key={line.skuId} picture={line.picture} className={styles.picture} />
          ))}
          {order.lines.length === 1 && <span className={styles.name}>{labels.name}</span>}
        </span>
        <span className={styles.sum}>
          <Price amount={order.value ?? order.total} currency={order.currency} />
          <span className={styles.pieces}>{labels.pieces}</span>
        </span>
        {order.lines.length > 1 && <span className={styles.names}>{labels.names}</span>}
      </Link>
      <footer className={styles.foot}>
        <span className={styles.hint}>
          {labels.heldUntil ? (
            <>
              {t('order.heldFor')} <Countdown until={labels.heldUntil} onEnd={onExpired} />
            </>
          ) : (
            labels.hint
          )}
          <DeliveryDays days={labels.delivery} isStacked />
        </span>
        <OrderButtons order={order}>
          {order.can.cancel && (
            <Button
              size="small"
              shape="rounded"
              onClick={onCancel}
              aria-label={joinLabel(t('order.cancel'), labels.name)}
            >
              {t('order.cancel')}
            </Button>
          )}
        </OrderButtons>
      </footer>
    </article>
  );
}
