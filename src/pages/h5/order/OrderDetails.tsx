import { ServiceWay } from '@/components/common/ServiceWay';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Fault } from '@/components/h5/Fault';
import { OrderButtons } from '@/components/h5/OrderButtons';
import { OrderSkeleton } from '@/components/h5/OrderSkeleton';
import { Page } from '@/components/h5/Page';
import { useOrderScreen } from '@/features/orders/useOrderScreen';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './index.less';
import { OrderBody } from './OrderBody';

/** One order: state, what comes next, lines, sums, address, history, and what can be done with it. */
export function OrderDetails({ id }: { id: string }) {
  const { t } = useWords();
  const screen = useOrderScreen(id);
  const { order, problem } = screen;
  const canAct = order && (order.can.pay || screen.canBuyAgain);
  return (
    <Page title={order ? order.number : t('order.details')} footer={canAct && <OrderButtons order={order} isAlone />}>
      <CustomerScreen>
        <div className={styles.content}>
          {order && <OrderBody order={order} screen={screen} />}
          {order && <ServiceWay to={pathOf('h5', 'service')} />}
          {screen.isLoading && <OrderSkeleton count={2} />}
          {problem && <Fault problem={problem} retry={screen.retry} />}
        </div>
      </CustomerScreen>
    </Page>
  );
}
