import classNames from 'classnames';
import type { ReactNode } from 'react';
import type { Order } from '@/api/orders';
import { Countdown } from '@/components/Countdown';
import { ResultHead } from '@/platform/ResultHead';
import type { OrderResult as Result } from '@/features/payment/orderResult';
import { useOrderResultLabels } from '@/features/payment/useOrderResultLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { OrderTotal, OrderContents, OrderDeliverables } from '@/features/orders/components/OrderSections';
import styles from './OrderResult.less';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  order: Order;
  result: Result;
  /** Actions below the outcome. */
  actions: ReactNode;
  /** Called when the payment time is over. */
  onHoldOver: () => void;
}

/** The result of an order: outcome, actions, deliverables, next steps and contents. */
export function OrderResult({ order, result, actions, onHoldOver }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const labels = useOrderResultLabels(order, result);
  return (
    <div className={classNames(styles.result, styles[platform])}>
      <ResultHead {...labels.head}>
        {(result === 'toPay' || order.attempt?.state === 'waiting') && order.payBefore && (
          <p className={styles.hold}>
            {t('checkout.done.heldFor')} <Countdown until={order.payBefore} onEnd={onHoldOver} />
          </p>
        )}
      </ResultHead>
      {actions}
      <OrderDeliverables order={order} />
      <NextSteps title={t('checkout.done.next')} steps={labels.next} />
      <OrderContents order={order} />
      <OrderTotal order={order} name={t('checkout.sums')} />
    </div>
  );
}

/** The next steps after an order, one sentence each. */
function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.next} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}
