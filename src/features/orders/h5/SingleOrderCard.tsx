import { StatePanel } from '@/platform/StatePanel';
import { CancelPanel } from '@/features/orders/components/CancelPanel';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { OrderCard } from './OrderCard';
import { OrderSkeleton } from './OrderSkeleton';
import { useCancelInPlace } from '@/features/orders/useCancelInPlace';
import { useSingleOrder } from '@/features/orders/useSingleOrder';
import { useTranslation } from '@/hooks/useTranslation';

/** One order as a card with its actions. */
export function SingleOrderCard({ id }: { id: string | undefined }) {
  const { t } = useTranslation();
  const { order, error, isEmpty, retry, show } = useSingleOrder(id);
  const cancelling = useCancelInPlace(show);
  if (isEmpty)
    return <StatePanel picture="empty-orders" title={t('order.empty.all.title')} text={t('order.empty.all.text')} />;
  if (error) return <ErrorPanel error={error} retry={retry} />;
  if (!order) return <OrderSkeleton count={1} />;
  return (
    <>
      <OrderCard order={order} onExpired={retry} onCancel={cancelling.modal.open} />
      <CancelPanel {...cancelling} order={order} />
    </>
  );
}
