import type { Order } from '@/api/schema/order';
import { CancelButtons, CancelFields } from '@/components/both/CancelParts';
import { kit } from '@/components/pc/kit';
import { useCancelForm } from '@/features/orders/useCancelForm';
import styles from './CancelForm.less';

interface Props {
  order: Order;
  onKeep: () => void;
  onCancelled: (order: Order) => void;
}

/** The cancellation on a page of its own. */
export function CancelForm({ order, onKeep, onCancelled }: Props) {
  const form = useCancelForm(order.id, onCancelled);
  return (
    <div className={styles.form}>
      <CancelFields order={order} form={form} />
      <CancelButtons kit={kit} form={form} onKeep={onKeep} />
    </div>
  );
}
