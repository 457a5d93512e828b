import type { Order } from '@/api/orders';
import { lazyComponent } from '@/components/lazyComponent';
import { useFeature } from '@/hooks/useFeature';
import type { StepsControl } from '@/platform/controlProps';
import { LoadingRows } from '@/platform/LoadingRows';
import { OrderSection } from './OrderSections';

/** Few orders have a return: the code is loaded on demand. */
const ReturnDetails = lazyComponent(
  () =>
    import(/* webpackChunkName: "receipt" */ '@/features/returns/components/ReturnDetails').then(
      (code) => code.ReturnDetails,
    ),
  () => <LoadingRows rows={3} />,
);

interface Props {
  order: Order;
  Steps: StepsControl;
  /** Receives the order after a return was withdrawn. */
  onChanged: (order: Order) => void;
}

/** The returns of an order, newest first; nothing without any. */
export function OrderReturns({ order, ...rest }: Props) {
  const hasReturns = useFeature('returns');
  if (!hasReturns) return null;
  return (order.returns ?? []).toReversed().map((returned) => (
    <OrderSection key={returned.id} name={returned.number}>
      <ReturnDetails order={order} returned={returned} {...rest} />
    </OrderSection>
  ));
}
