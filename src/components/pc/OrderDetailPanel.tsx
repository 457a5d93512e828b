import { Button } from 'antd';
import { Printer } from 'lucide-react';
import type { Order } from '@/api/schema/order';
import { CancelPanel } from '@/components/both/CancelPanel';
import { OrderAddress } from '@/components/both/OrderAddress';
import { OrderHistory, OrderState, OrderSums, OrderWhat, OrderYields } from '@/components/both/OrderParts';
import { LoadingRows } from '@/components/common/LoadingRows';
import { ServiceWay } from '@/components/common/ServiceWay';
import { useCancelInPlace } from '@/features/orders/useCancelInPlace';
import { useOrderScreen } from '@/features/orders/useOrderScreen';
import { useServerRecord } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Fault } from './Fault';
import { kit } from './kit';
import { OrderActions } from './OrderActions';
import styles from './OrderDetailPanel.less';

/** One order in place: state, lines, sums, address, history, and what can be done with it. */
export function OrderDetailPanel({ id }: { id: string }) {
  const screen = useOrderScreen(id);
  if (screen.problem) return <Fault problem={screen.problem} retry={screen.retry} />;
  if (!screen.order) return <LoadingRows />;
  return <OrderDetail order={screen.order} screen={screen} />;
}

function OrderDetail({ order, screen }: { order: Order; screen: ReturnType<typeof useOrderScreen> }) {
  const { t } = useWords();
  const { serverRecord } = useServerRecord();
  const cancelling = useCancelInPlace(screen.show);
  return (
    <div className={styles.order}>
      {/* A sheet of paper has no bar that says whose it is. */}
      <p className={`serif ${styles.shop}`}>{serverRecord?.shopName}</p>
      <header className={styles.head}>
        <OrderState face="pc" order={order} onHoldOver={screen.retry} />
        <OrderActions order={order} onCancel={cancelling.layer.open} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderYields face="pc" order={order} />
          <OrderWhat face="pc" order={order} />
          <OrderSums face="pc" order={order} name={t('order.total')} />
        </div>
        <div className={styles.column}>
          <OrderAddress kit={kit} order={order} onChanged={screen.retry} />
          <OrderHistory face="pc" order={order} />
          <Button className={styles.print} shape="round" icon={<Printer size={16} strokeWidth={1.8} aria-hidden />} onClick={() => window.print()}>
            {t('order.print')}
          </Button>
          <ServiceWay to={pathOf('pc', 'service')} />
        </div>
      </div>
      <CancelPanel kit={kit} {...cancelling} order={order} />
    </div>
  );
}
