import { Link } from '@umijs/max';
import type { Order } from '@/api/schema/order';
import { encodePackLines } from '@/domain/packLines';
import type { OrderResult } from '@/features/checkout/orderResult';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import styles from './ResultWays.less';

/** The ways on from an order that is over; nothing while something is to be done with it. */
export function ResultWays({ face, order, result }: { face: Face; order: Order; result: OrderResult }) {
  const { t } = useWords();
  if (result !== 'paid' && result !== 'expired' && result !== 'cancelled') return null;
  return (
    <div className={styles.ways}>
      {result !== 'paid' && (
        <Link className="way" to={pathOf(face, 'checkout', { lines: encodePackLines(order.lines) })}>
          {t('checkout.done.again')}
        </Link>
      )}
      <Link className="way" to={pathOf(face, 'orders', { id: order.id })}>
        {t('checkout.done.see')}
      </Link>
      <Link className="way" to={pathOf(face, 'home')}>
        {t('checkout.done.home')}
      </Link>
    </div>
  );
}
