import { Box, Stack } from '@/components/Layout';
import { LoadingRows } from '@/platform/LoadingRows';
import { OrderLinks } from '@/features/orders/components/OrderLinks';
import { lazyComponent } from '@/components/lazyComponent';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { OrderButtons } from '@/features/orders/components/OrderButtons';
import { OrderDetailSkeleton } from './OrderSkeleton';
import { Page } from '@/platform/h5/Page';
import { useOrderScreen, type OrderScreen } from '@/features/orders/useOrderScreen';
import { useTranslation } from '@/hooks/useTranslation';
import { Button } from 'antd-mobile';
import type { Order } from '@/api/orders';
import { CancelPanel } from '@/features/orders/components/CancelPanel';
import { OrderAddress } from '@/features/orders/components/OrderAddress';
import { OrderState, OrderTotal, OrderContents, OrderDeliverables } from '@/features/orders/components/OrderSections';
import { OrderProgress } from '@/features/orders/components/OrderProgress';
import { Steps } from '@/platform/h5/Steps';
import { OrderHistory } from './OrderHistory';
import { useCancelInPlace } from '@/features/orders/useCancelInPlace';
import styles from '@/features/orders/components/orders.less';

/** Rarely opened: the code is loaded on demand. */
const Receipt = lazyComponent(
  () =>
    import(/* webpackChunkName: "receipt" */ '@/features/orders/components/ReceiptView').then(
      (code) => code.ReceiptView,
    ),
  () => <LoadingRows />,
);

/** One order: state, next step, lines, total, address, events and actions; or its receipt. */
export function OrderDetails({ id, isReceipt = false }: { id: string; isReceipt?: boolean }) {
  const { t } = useTranslation();
  const screen = useOrderScreen(id);
  const { order, error } = screen;
  const canAct = order && !isReceipt && (order.can.pay || screen.canBuyAgain);
  const titleKey = isReceipt ? 'order.receiptOf' : 'order.titleOf';
  return (
    <Page
      title={order ? t(titleKey, { number: order.number }) : t('order.details')}
      footer={canAct && <OrderButtons order={order} isAlone />}
    >
      <CustomerOnly>
        <Box paddingInline="page">
          {order && (isReceipt ? <Receipt order={order} /> : <OrderBody order={order} screen={screen} />)}
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
      <OrderProgress order={order} Steps={Steps} />
      <OrderDeliverables order={order} />
      <OrderContents order={order} />
      <OrderAddress order={order} onChanged={screen.retry} />
      <OrderTotal order={order} name={t('order.total')} />
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
