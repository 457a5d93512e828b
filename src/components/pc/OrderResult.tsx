import { Link } from '@umijs/max';
import type { Order } from '@/api/schema/order';
import { Countdown } from '@/components/common/Countdown';
import { NextSteps } from '@/components/common/NextSteps';
import { OrderLines } from '@/components/common/OrderLines';
import { PriceLines } from '@/components/common/PriceLines';
import { ResultHead } from '@/components/common/ResultHead';
import { Yields } from '@/components/common/Yields';
import type { OrderResult as Result } from '@/features/checkout/orderResult';
import type { useOrderResult } from '@/features/checkout/useOrderResult';
import { useResultWords } from '@/features/checkout/useResultWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './OrderResult.less';
import { ResultActions } from './ResultActions';

interface Props {
  order: Order;
  result: Result;
  screen: ReturnType<typeof useOrderResult>;
}

/** How an order came out: the outcome with its one action, what it gave, what comes next, and what it holds. */
export function OrderResult({ order, result, screen }: Props) {
  const { t } = useWords();
  const words = useResultWords(order, result);
  return (
    <div className={styles.result}>
      <ResultHead {...words.head}>
        {result === 'toPay' && order.payBefore && (
          <p className={styles.hold}>
            {t('checkout.done.heldFor')} <Countdown until={order.payBefore} onEnd={screen.retry} />
          </p>
        )}
      </ResultHead>
      <ResultActions order={order} result={result} screen={screen} />
      {order.yields.length > 0 && (
        <section className={styles.card} aria-label={t('order.yields')}>
          <h2 className={styles.title}>{t('order.yields')}</h2>
          <Yields yields={order.yields} face="pc" />
        </section>
      )}
      <NextSteps title={t('checkout.done.next')} steps={words.next} />
      <section className={styles.card} aria-label={t('order.what')}>
        <OrderLines
          lines={order.lines}
          currency={order.currency}
          nameOf={(line) => <Link to={pathOf('pc', 'goods', { id: line.goodsId, sku: line.skuId })}>{line.name}</Link>}
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
