import type { ReactNode } from 'react';
import type { Order } from '@/api/schema/order';
import { Countdown } from '@/components/common/Countdown';
import { NextSteps } from '@/components/common/NextSteps';
import { ResultHead } from '@/components/common/ResultHead';
import type { OrderResult as Result } from '@/features/checkout/orderResult';
import { useResultWords } from '@/features/checkout/useResultWords';
import { useWords } from '@/hooks/useWords';
import type { Face } from '@/routes';
import { OrderSums, OrderWhat, OrderYields } from './OrderParts';
import styles from './OrderResult.less';

interface Props {
  face: Face;
  order: Order;
  result: Result;
  /** What can be done with it, right below the outcome. */
  actions: ReactNode;
  /** The hold ran out while it was looked at. */
  onHoldOver: () => void;
}

/** How an order came out: the outcome with what can be done, what it gave, what comes next, and what it holds. */
export function OrderResult({ face, order, result, actions, onHoldOver }: Props) {
  const { t } = useWords();
  const words = useResultWords(order, result);
  return (
    <div className={`${styles.result} ${styles[face] ?? ''}`}>
      <ResultHead {...words.head}>
        {result === 'toPay' && order.payBefore && (
          <p className={styles.hold}>
            {t('checkout.done.heldFor')} <Countdown until={order.payBefore} onEnd={onHoldOver} />
          </p>
        )}
      </ResultHead>
      {actions}
      <OrderYields face={face} order={order} />
      <NextSteps title={t('checkout.done.next')} steps={words.next} />
      <OrderWhat face={face} order={order} />
      <OrderSums face={face} order={order} name={t('checkout.sums')} />
    </div>
  );
}
