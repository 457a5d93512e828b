import { ServiceLink } from '@/features/service/components/ServiceLink';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/components/ErrorPanel';
import { OrderButtons } from './OrderButtons';
import { OrderSkeleton } from './OrderSkeleton';
import { Page } from '@/platform/h5/Page';
import { useOrderScreen, type OrderScreen } from '@/features/orders/useOrderScreen';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { Button } from 'antd-mobile';
import type { Order } from '@/api/schema/order';
import { CancelPanel } from '@/features/orders/components/CancelPanel';
import { OrderAddress } from '@/features/address/components/OrderAddress';
import { OrderState, OrderTotal, OrderContents, OrderDeliverables } from '@/features/orders/components/OrderSections';
import { OrderHistory } from './OrderHistory';
import { useCancelInPlace } from '@/features/orders/useCancelInPlace';
import styles from './orderDialogs.less';

/** One order: state, next step, lines, total, address, events and actions. */
export function OrderDetails({ id }: { id: string }) {
  const { t } = useTranslation();
  const screen = useOrderScreen(id);
  const { order, error } = screen;
  const canAct = order && (order.can.pay || screen.canBuyAgain);
  return (
    <Page title={order ? order.number : t('order.details')} footer={canAct && <OrderButtons order={order} isAlone />}>
      <CustomerOnly>
        <div className={styles.content}>
          {order && <OrderBody order={order} screen={screen} />}
          {order && <ServiceLink to={pathOf('h5', 'service')} />}
          {screen.isLoading && <OrderSkeleton count={2} />}
          {error && <ErrorPanel error={error} retry={screen.retry} />}
        </div>
      </CustomerOnly>
    </Page>
  );
}

/** The sections of an order, one card each. */
function OrderBody({ order, screen }: { order: Order; screen: OrderScreen }) {
  const { t } = useTranslation();
  const cancelling = useCancelInPlace(screen.show);
  return (
    <div className={styles.cards}>
      <OrderState order={order} onHoldOver={screen.retry} />
      <OrderDeliverables order={order} />
      <OrderContents order={order} />
      <OrderAddress order={order} onChanged={screen.retry} />
      <OrderTotal order={order} name={t('order.total')} />
      <OrderHistory order={order} />
      {order.can.cancel && (
        <Button fill="none" className={styles.cancel} onClick={cancelling.modal.open}>
          {t('order.cancel')}
        </Button>
      )}
      <CancelPanel {...cancelling} order={order} />
    </div>
  );
}
