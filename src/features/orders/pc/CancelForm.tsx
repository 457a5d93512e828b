import type { Order } from '@/api/orders';
import { CancelButtons, CancelFields } from '@/features/orders/components/CancelFields';
import { useCancelForm } from '@/features/orders/useCancelForm';
import styles from './CancelForm.less';

interface Props {
  order: Order;
  onKeep: () => void;
  onCancelled: (order: Order) => void;
}

/** Cancelling an order on its own page. */
export function CancelForm({ order, onKeep, onCancelled }: Props) {
  const form = useCancelForm(order.id, onCancelled);
  return (
    <div className={styles.form}>
      <CancelFields order={order} form={form} />
      <CancelButtons form={form} onKeep={onKeep} />
    </div>
  );
}
