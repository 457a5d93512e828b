import { Button } from 'antd-mobile';
import type { Order } from '@/api/schema/order';
import { CancelPanel } from '@/components/both/CancelPanel';
import { OrderAddress } from '@/components/both/OrderAddress';
import { OrderHistory, OrderState, OrderSums, OrderWhat, OrderYields } from '@/components/both/OrderParts';
import { kit } from '@/components/h5/kit';
import { useCancelInPlace } from '@/features/orders/useCancelInPlace';
import type { useOrderScreen } from '@/features/orders/useOrderScreen';
import { useWords } from '@/hooks/useWords';
import styles from './OrderBody.less';

/** The parts of an order, each a card. */
export function OrderBody({ order, screen }: { order: Order; screen: ReturnType<typeof useOrderScreen> }) {
  const { t } = useWords();
  const cancelling = useCancelInPlace(screen.show);
  return (
    <div className={styles.cards}>
      <OrderState face="h5" order={order} onHoldOver={screen.retry} />
      <OrderYields face="h5" order={order} />
      <OrderWhat face="h5" order={order} />
      <OrderAddress kit={kit} order={order} onChanged={screen.retry} />
      <OrderSums face="h5" order={order} name={t('order.total')} />
      <OrderHistory face="h5" order={order} />
      {order.can.cancel && (
        <Button fill="none" className={styles.cancel} onClick={cancelling.layer.open}>
          {t('order.cancel')}
        </Button>
      )}
      <CancelPanel kit={kit} {...cancelling} order={order} />
    </div>
  );
}
