import { Box, Stack } from '@/components/Layout';
import { OrderLinks } from '@/features/orders/components/OrderLinks';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { OrderButtons } from '@/features/orders/components/OrderButtons';
import { OrderDetailSkeleton } from './OrderSkeleton';
import { LazyQuantity } from '@/platform/h5/LazyQuantity';
import { Page } from '@/platform/h5/Page';
import { OrderReturns } from '@/features/orders/components/OrderReturns';
import type { OrderView } from '@/features/orders/orderView';
import { useOrderScreen, type OrderScreen } from '@/features/orders/useOrderScreen';
import { useTranslation } from '@/hooks/useTranslation';
import { Button } from 'antd-mobile';
import type { Order } from '@/api/orders';
import { CancelPanel } from '@/features/orders/components/CancelPanel';
import { OrderAddress } from '@/features/orders/components/OrderAddress';
import { OrderState, OrderTotal, OrderContents, OrderDeliverables } from '@/features/orders/components/OrderSections';
import { OrderParcel } from '@/features/orders/components/OrderParcel';
import { OrderViewContent, useOrderTitle, useOrderView } from '@/features/orders/components/OrderViewContent';
import { OrderProgress } from '@/features/orders/components/OrderProgress';
import { Steps } from '@/platform/h5/Steps';
import { OrderHistory } from './OrderHistory';
import { useCancelInPlace } from '@/features/orders/useCancelInPlace';
import styles from '@/features/orders/components/orders.less';

/** One order: state, next step, lines, total, address, events and actions; or its receipt, or the form for a return, for reviews or for a gift. */
export function OrderDetails({ id, view: requested }: { id: string; view?: OrderView | undefined }) {
  const { t } = useTranslation();
  const screen = useOrderScreen(id);
  const { order, error } = screen;
  const view = useOrderView(requested);
  const titleOf = useOrderTitle();
  const canAct = order && !view && (order.can.pay || screen.canBuyAgain);
  return (
    <Page
      title={order ? titleOf(order, view) : t('order.details')}
      footer={canAct && <OrderButtons order={order} isAlone />}
    >
      <CustomerOnly>
        <Box paddingInline="page">
          {order && view && <OrderViewContent view={view} order={order} screen={screen} Quantity={LazyQuantity} />}
          {order && !view && <OrderBody order={order} screen={screen} />}
          {screen.isLoading && <OrderDetailSkeleton />}
          {error && <ErrorPanel error={error} retry={screen.retry} />}
        </Box>
      </CustomerOnly>
    </Page>
  );
}

/** The sections of an order, one card each. */
function OrderBody({ order, screen }: { order: Order; screen: OrderScreen }) {
  const { t } = useTranslation();
  const cancelling = useCancelInPlace(screen.show);
  return (
    <Stack gap={12} paddingBottom={16}>
      <OrderState order={order} onHoldOver={screen.expire} />
      <OrderParcel order={order} isInTransit />
      <OrderReturns order={order} Steps={Steps} onChanged={screen.show} />
      <OrderProgress order={order} Steps={Steps} />
      <OrderDeliverables order={order} />
      <OrderContents order={order} />
      <OrderAddress order={order} onChanged={screen.retry} />
      <OrderTotal order={order} name={t('order.total')} />
      <OrderParcel order={order} isInTransit={false} />
      <OrderHistory order={order} />
      <OrderLinks order={order} />
      {order.can.cancel && (
        <Button fill="none" className={styles.cancel} onClick={cancelling.modal.open}>
          {t('order.cancel')}
        </Button>
      )}
      <CancelPanel {...cancelling} order={order} />
    </Stack>
  );
}
