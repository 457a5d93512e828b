import { StatePanel } from '@/components/common/StatePanel';
import { CancelPanel } from '@/components/both/CancelPanel';
import { Fault } from '@/components/h5/Fault';
import { kit } from '@/components/h5/kit';
import { OrderCard } from '@/components/h5/OrderCard';
import { OrderSkeleton } from '@/components/h5/OrderSkeleton';
import { useCancelInPlace } from '@/features/orders/useCancelInPlace';
import { useOneOrder } from '@/features/orders/useOneOrder';
import { useWords } from '@/hooks/useWords';

/** One order as a card, with what can be done from there. */
export function OneOrderCard({ id }: { id: string | undefined }) {
  const { t } = useWords();
  const { order, problem, isEmpty, retry, show } = useOneOrder(id);
  const cancelling = useCancelInPlace(show);
  if (isEmpty) return <StatePanel picture="empty-orders" title={t('order.empty.all.title')} text={t('order.empty.all.text')} />;
  if (problem) return <Fault problem={problem} retry={retry} />;
  if (!order) return <OrderSkeleton count={1} />;
  return (
    <>
      <OrderCard order={order} onExpired={retry} onCancel={cancelling.layer.open} />
      <CancelPanel kit={kit} {...cancelling} order={order} />
    </>
  );
}
