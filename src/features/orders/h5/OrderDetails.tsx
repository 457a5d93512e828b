import { Box, Stack } from '@/components/Layout';
import { LoadingRows } from '@/platform/LoadingRows';
import { OrderLinks } from '@/features/orders/components/OrderLinks';
import { lazyComponent } from '@/components/lazyComponent';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { OrderButtons } from '@/features/orders/components/OrderButtons';
import { OrderDetailSkeleton } from './OrderSkeleton';
import { LazyQuantity } from '@/platform/h5/LazyQuantity';
import { Page } from '@/platform/h5/Page';
import { OrderReturns } from '@/features/orders/components/OrderReturns';
import type { OrderView } from '@/features/orders/orderView';
import { useReturnInPlace } from '@/features/orders/useReturnInPlace';
import { useFeature } from '@/hooks/useFeature';
import { useTopOnReplace } from '@/hooks/useTopOnReplace';
import { useOrderScreen, type OrderScreen } from '@/features/orders/useOrderScreen';
import { useTranslation } from '@/hooks/useTranslation';
import { Button } from 'antd-mobile';
import type { Order } from '@/api/orders';
import { CancelPanel } from '@/features/orders/components/CancelPanel';
import { OrderAddress } from '@/features/orders/components/OrderAddress';
import { OrderState, OrderTotal, OrderContents, OrderDeliverables } from '@/features/orders/components/OrderSections';
import { OrderParcel } from '@/features/orders/components/OrderParcel';
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

const ReturnForm = lazyComponent(
  () =>
    import(/* webpackChunkName: "return" */ '@/features/returns/components/ReturnForm').then((code) => code.ReturnForm),
  () => <LoadingRows rows={4} />,
);

const GiveView = lazyComponent(
  () => import(/* webpackChunkName: "return" */ '@/features/gifts/components/GiveView').then((code) => code.GiveView),
  () => <LoadingRows rows={4} />,
);

const ReviewForm = lazyComponent(
  () =>
    import(/* webpackChunkName: "return" */ '@/features/reviews/components/ReviewForm').then((code) => code.ReviewForm),
  () => <LoadingRows rows={4} />,
);

/** One order: state, next step, lines, total, address, events and actions; or its receipt, or the form for a return, for reviews or for a gift. */
export function OrderDetails({ id, view: requested }: { id: string; view?: OrderView | undefined }) {
  const { t } = useTranslation();
  const screen = useOrderScreen(id);
  const { order, error } = screen;
  const views = {
    receipt: true,
    return: useFeature('returns'),
    review: useFeature('reviews'),
    gift: useFeature('gifts'),
  };
  // The form is replaced by the order, whose new return is at the top.
  useTopOnReplace(requested ?? '');
  const view = requested && views[requested] ? requested : undefined;
  const canAct = order && !view && (order.can.pay || screen.canBuyAgain);
  const titleOf = ({ number }: Order) =>
    view && view !== 'receipt' ? t(`order.${view}`) : t(view ? 'order.receiptOf' : 'order.titleOf', { number });
  return (
    <Page title={order ? titleOf(order) : t('order.details')} footer={canAct && <OrderButtons order={order} isAlone />}>
      <CustomerOnly>
        <Box paddingInline="page">
          {order && view === 'receipt' && <Receipt order={order} />}
          {order && view === 'return' && <OrderReturnForm order={order} screen={screen} />}
          {order && view === 'review' && <ReviewForm order={order} onSaved={screen.show} />}
          {order && view === 'gift' && <GiveView order={order} show={screen.show} reload={() => void screen.retry()} />}
          {order && !view && <OrderBody order={order} screen={screen} />}
          {screen.isLoading && <OrderDetailSkeleton />}
          {error && <ErrorPanel error={error} retry={screen.retry} />}
        </Box>
      </CustomerOnly>
    </Page>
  );
}

function OrderReturnForm({ order, screen }: { order: Order; screen: OrderScreen }) {
  return <ReturnForm Quantity={LazyQuantity} order={order} onDone={useReturnInPlace(screen.show)} />;
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
