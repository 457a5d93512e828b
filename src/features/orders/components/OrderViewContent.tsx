import type { ComponentProps } from 'react';
import type { Order } from '@/api/orders';
import { lazyComponent } from '@/components/lazyComponent';
import type { OrderView } from '@/features/orders/orderView';
import type { OrderScreen } from '@/features/orders/useOrderScreen';
import { useReturnInPlace } from '@/features/orders/useReturnInPlace';
import { useFeature } from '@/hooks/useFeature';
import { useTopOnReplace } from '@/hooks/useTopOnReplace';
import { useTranslation } from '@/hooks/useTranslation';
import { LoadingRows } from '@/platform/LoadingRows';

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

/** The requested view of an order, when the shop has its part. What replaces a form is shown from its top. */
export function useOrderView(requested: OrderView | undefined): OrderView | undefined {
  const views = {
    receipt: true,
    return: useFeature('returns'),
    review: useFeature('reviews'),
    gift: useFeature('gifts'),
  };
  useTopOnReplace(requested ?? '');
  return requested && views[requested] ? requested : undefined;
}

/** The title of the page of an order in a view; without one, that of the order itself. */
export function useOrderTitle(): (order: Pick<Order, 'number'>, view: OrderView | undefined) => string {
  const { t } = useTranslation();
  return ({ number }, view) =>
    view && view !== 'receipt' ? t(`order.${view}`) : t(view ? 'order.receiptOf' : 'order.titleOf', { number });
}

interface Props extends Pick<ComponentProps<typeof ReturnForm>, 'Quantity'> {
  view: OrderView;
  order: Order;
  screen: OrderScreen;
}

/** The receipt of an order, or the form for a return, for reviews or for a gift. */
export function OrderViewContent({ view, order, screen, Quantity }: Props) {
  const onReturned = useReturnInPlace(order.id, screen.show);
  switch (view) {
    case 'receipt':
      return <ReceiptView order={order} />;
    case 'return':
      return <ReturnForm Quantity={Quantity} order={order} onDone={onReturned} />;
    case 'review':
      return <ReviewForm order={order} onSaved={screen.show} />;
    case 'gift':
      return <GiveView order={order} show={screen.show} reload={() => void screen.retry()} />;
  }
}
