import { Link } from '@umijs/max';
import { Button } from 'antd-mobile';
import type { Order } from '@/api/schema/order';
import { Countdown } from '@/components/common/Countdown';
import { Picture } from '@/components/common/Picture';
import { Price } from '@/components/common/Price';
import { useOrderWords } from '@/features/orders/useOrderWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './OrderCard.less';
import { OrderButtons } from './OrderButtons';

interface Props {
  order: Order;
  /** The hold ran out while it was looked at. */
  onExpired: () => void;
  onCancel: () => void;
}

/** Most pictures that stand beside each other. */
const shownPictures = 3;

/** An order in the list of the phone: when, state, pictures, amount, what comes next, what can be done. */
export function OrderCard({ order, onExpired, onCancel }: Props) {
  const { t } = useWords();
  const words = useOrderWords(order);
  return (
    <article className={styles.card} aria-label={`${words.name}, ${words.state}`}>
      <header className={styles.head}>
        <time dateTime={order.placedAt}>{words.placedAt}</time>
        <strong className={styles[words.tone]}>{words.state}</strong>
      </header>
      <Link className={styles.body} to={pathOf('h5', 'orders', { id: order.id })}>
        <span className={styles.pictures}>
          {order.lines.slice(0, shownPictures).map((line) => (
            <Picture key={line.skuId} picture={line.picture} className={styles.picture} />
          ))}
          <span className={order.lines.length === 1 ? styles.name : 'visually-hidden'}>{words.name}</span>
        </span>
        <span className={styles.sum}>
          <Price amount={order.total} currency={order.currency} />
          <span className={styles.pieces}>{words.pieces}</span>
        </span>
      </Link>
      <footer className={styles.foot}>
        <span className={styles.hint}>
          {words.heldUntil ? (
            <>
              {t('order.heldFor')} <Countdown until={words.heldUntil} onEnd={onExpired} />
            </>
          ) : (
            words.hint
          )}
        </span>
        <OrderButtons order={order}>
          {order.can.cancel && (
            <Button size="small" shape="rounded" onClick={onCancel} aria-label={`${t('order.cancel')}: ${words.name}`}>
              {t('order.cancel')}
            </Button>
          )}
        </OrderButtons>
      </footer>
    </article>
  );
}
