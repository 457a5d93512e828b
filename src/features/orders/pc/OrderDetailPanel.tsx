import classNames from 'classnames';
import { Box, Row, Stack, Text } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { CancelPanel } from '@/features/orders/components/CancelPanel';
import { OrderAddress } from '@/features/orders/components/OrderAddress';
import { OrderState, OrderTotal, OrderContents, OrderDeliverables } from '@/features/orders/components/OrderSections';
import { LoadingRows } from '@/platform/LoadingRows';
import { OrderLinks } from '@/features/orders/components/OrderLinks';
import { OrderDetailSkeleton } from './OrderSkeleton';
import { OrderParcel } from '@/features/orders/components/OrderParcel';
import { OrderProgress } from '@/features/orders/components/OrderProgress';
import { Quantity } from '@/platform/pc/Quantity';
import { Steps } from '@/platform/pc/Steps';
import { OrderHistory } from './OrderHistory';
import { useCancelInPlace } from '@/features/orders/useCancelInPlace';
import { OrderReturns } from '@/features/orders/components/OrderReturns';
import type { OrderView } from '@/features/orders/orderView';
import { useReturnInPlace } from '@/features/orders/useReturnInPlace';
import { useFeature } from '@/hooks/useFeature';
import { useTopOnReplace } from '@/hooks/useTopOnReplace';
import { useOrderScreen, type OrderScreen } from '@/features/orders/useOrderScreen';
import { useServerRecord } from '@/hooks/useInitialState';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useTranslation } from '@/hooks/useTranslation';
import { lazyComponent } from '@/components/lazyComponent';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { OrderButtons } from '@/features/orders/components/OrderButtons';
import styles from './orders.less';

/** Rarely opened: the code is loaded on demand. */
const ReceiptView = lazyComponent(
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

/** One order within the mine page: state, lines, total, address, events and actions; or its receipt, or the form for a return, for reviews or for a gift. */
export function OrderDetailPanel({ id, view }: { id: string; view?: OrderView | undefined }) {
  const screen = useOrderScreen(id);
  const hasReturns = useFeature('returns');
  const hasReviews = useFeature('reviews');
  const hasGifts = useFeature('gifts');
  // The form is replaced by the order, whose new return is at the top.
  useTopOnReplace(view ?? '');
  if (screen.error) return <ErrorPanel error={screen.error} retry={screen.retry} />;
  if (!screen.order) return <OrderDetailSkeleton />;
  if (view === 'receipt') return <OrderReceipt order={screen.order} />;
  if (view === 'return' && hasReturns) return <OrderReturnForm order={screen.order} screen={screen} />;
  if (view === 'review' && hasReviews) return <OrderReviewForm order={screen.order} screen={screen} />;
  if (view === 'gift' && hasGifts) return <OrderGiftView order={screen.order} screen={screen} />;
  return <OrderDetail order={screen.order} screen={screen} />;
}

/** The form for a return under its own title. */
function OrderReturnForm({ order, screen }: { order: Order; screen: OrderScreen }) {
  const { t } = useTranslation();
  usePageTitle(t('order.return'));
  return (
    <Box style={{ maxWidth: 720 }}>
      <ReturnForm Quantity={Quantity} order={order} onDone={useReturnInPlace(screen.show)} />
    </Box>
  );
}

/** The form for reviews under its own title. */
function OrderReviewForm({ order, screen }: { order: Order; screen: OrderScreen }) {
  const { t } = useTranslation();
  usePageTitle(t('order.review'));
  return (
    <Box style={{ maxWidth: 720 }}>
      <ReviewForm order={order} onSaved={screen.show} />
    </Box>
  );
}

/** A code or ticket as a gift, under its own title. */
function OrderGiftView({ order, screen }: { order: Order; screen: OrderScreen }) {
  const { t } = useTranslation();
  usePageTitle(t('order.gift'));
  return (
    <Box style={{ maxWidth: 720 }}>
      <GiveView order={order} show={screen.show} reload={() => void screen.retry()} />
    </Box>
  );
}

/** The receipt under its own title. */
function OrderReceipt({ order }: { order: Order }) {
  const { t } = useTranslation();
  usePageTitle(t('order.receiptOf', { number: order.number }));
  return <ReceiptView order={order} />;
}

function OrderDetail({ order, screen }: { order: Order; screen: OrderScreen }) {
  const { t } = useTranslation();
  const { serverRecord } = useServerRecord();
  const cancelling = useCancelInPlace(screen.show);
  usePageTitle(t('order.titleOf', { number: order.number }));
  return (
    <div className={styles.order}>
      {/* Printed pages have no header, so the shop's name is added. */}
      <Text as="p" marginBottom={16} size={20} className={classNames('serif', styles.shop)}>
        {serverRecord?.shopName}
      </Text>
      <Row as="header" wrap align="center" justify="space-between" gap={16} marginBottom={20}>
        <OrderState order={order} onHoldOver={screen.expire} />
        <OrderButtons order={order} onCancel={cancelling.modal.open} isAlone />
      </Row>
      <div className={styles.columns}>
        <Stack alignContent="start" gap={20}>
          <OrderParcel order={order} isInTransit />
          <OrderReturns order={order} Steps={Steps} onChanged={screen.show} />
          <OrderProgress order={order} Steps={Steps} />
          <OrderDeliverables order={order} />
          <OrderContents order={order} />
          <OrderTotal order={order} name={t('order.total')} />
        </Stack>
        <Stack alignContent="start" gap={20}>
          <OrderAddress order={order} onChanged={screen.retry} />
          <OrderParcel order={order} isInTransit={false} />
          <OrderHistory order={order} />
          <OrderLinks order={order}>
            <button type="button" className="button-link" onClick={() => window.print()}>
              {t('order.print')}
            </button>
          </OrderLinks>
        </Stack>
      </div>
      <CancelPanel {...cancelling} order={order} />
    </div>
  );
}
