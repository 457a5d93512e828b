import { Link } from '@umijs/max';
import type { Order } from '@/api/schema/order';
import { Countdown } from '@/components/common/Countdown';
import { Picture } from '@/components/common/Picture';
import { Price } from '@/components/common/Price';
import { useOrderWords } from '@/features/orders/useOrderWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { OrderActions } from './OrderActions';
import styles from './OrderRow.less';

interface Props {
  order: Order;
  /** The hold ran out while it was looked at. */
  onExpired: () => void;
  onCancel: () => void;
}

const shownPictures = 2;

/** An order in the list of the desktop: pictures, name and number, amount and state, what can be done. */
export function OrderRow({ order, onExpired, onCancel }: Props) {
  const { t } = useWords();
  const words = useOrderWords(order);
  return (
    <article className={styles.row} aria-label={`${words.name}, ${words.state}`}>
      <span className={styles.pictures}>
        {order.lines.slice(0, shownPictures).map((line) => (
          <Picture key={line.skuId} picture={line.picture} className={styles.picture} />
        ))}
      </span>
      <span className={styles.words}>
        <Link to={pathOf('pc', 'orders', { id: order.id })}>{words.name}</Link>
        <span className={styles.quiet}>
          {order.number} · <time dateTime={order.placedAt}>{words.placedAt}</time>
        </span>
      </span>
      <span className={styles.words}>
        <Price amount={order.total} currency={order.currency} />
        <strong className={`${styles.state} ${styles[words.tone]}`}>{words.state}</strong>
      </span>
      <span className={styles.actions}>
        <OrderActions order={order} onCancel={onCancel} isShort />
        <span className={styles.quiet}>
          {words.heldUntil ? (
            <>
              {t('order.heldFor')} <Countdown until={words.heldUntil} onEnd={onExpired} />
            </>
          ) : (
            words.hint
          )}
        </span>
      </span>
    </article>
  );
}
