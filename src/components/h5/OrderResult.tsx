import { Link } from '@umijs/max';
import type { Order } from '@/api/schema/order';
import { Countdown } from '@/components/common/Countdown';
import { NextSteps } from '@/components/common/NextSteps';
import { OrderLines } from '@/components/common/OrderLines';
import { PriceLines } from '@/components/common/PriceLines';
import { ResultHead } from '@/components/common/ResultHead';
import { Yields } from '@/components/common/Yields';
import { encodePackLines } from '@/domain/packLines';
import type { OrderResult as Result } from '@/features/checkout/orderResult';
import { useResultWords } from '@/features/checkout/useResultWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './OrderResult.less';

interface Props {
  order: Order;
  result: Result;
  /** The hold ran out while it was looked at. */
  onHoldOver: () => void;
}

/** How an order came out: the outcome, what it gave, what comes next, and the ways on. */
export function OrderResult({ order, result, onHoldOver }: Props) {
  const { t } = useWords();
  const words = useResultWords(order, result);
  const isOver = result === 'paid' || result === 'expired' || result === 'cancelled';
  return (
    <div className={styles.cards}>
      <ResultHead {...words.head}>
        {result === 'toPay' && order.payBefore && (
          <p className={styles.hold}>
            {t('checkout.done.heldFor')} <Countdown until={order.payBefore} onEnd={onHoldOver} />
          </p>
        )}
      </ResultHead>
      {isOver && (
        <div className={styles.ways}>
          {result !== 'paid' && (
            <Link className={styles.way} to={pathOf('h5', 'checkout', { lines: encodePackLines(order.lines) })}>
              {t('checkout.done.again')}
            </Link>
          )}
          <Link className={styles.way} to={pathOf('h5', 'orders', { id: order.id })}>
            {t('checkout.done.see')}
          </Link>
          <Link className={styles.way} to={pathOf('h5', 'home')}>
            {t('checkout.done.home')}
          </Link>
        </div>
      )}
      {order.yields.length > 0 && (
        <section className={styles.card} aria-label={t('order.yields')}>
          <h2 className={styles.title}>{t('order.yields')}</h2>
          <Yields yields={order.yields} face="h5" />
        </section>
      )}
      <NextSteps title={t('checkout.done.next')} steps={words.next} />
      <section className={styles.card} aria-label={t('order.what')}>
        <OrderLines
          lines={order.lines}
          currency={order.currency}
          nameOf={(line) => <Link to={pathOf('h5', 'goods', { id: line.goodsId, sku: line.skuId })}>{line.name}</Link>}
        />
      </section>
      <section className={styles.card} aria-label={t('checkout.sums')}>
        <PriceLines
          lines={order.priceLines}
          total={order.total}
          totalLabel={t(order.can.pay ? 'order.toPayTotal' : 'order.total')}
          currency={order.currency}
          pieces={order.pieces}
        />
      </section>
    </div>
  );
}
