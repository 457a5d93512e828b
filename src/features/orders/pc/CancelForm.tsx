import { Stack } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { CancelButtons, CancelFields } from '@/features/orders/components/CancelFields';
import { useCancelForm } from '@/features/orders/useCancelForm';

interface Props {
  order: Order;
  onKeep: () => void;
  onCancelled: (order: Order) => void;
}

/** Cancelling an order on its own page. */
export function CancelForm({ order, onKeep, onCancelled }: Props) {
  const form = useCancelForm(order.id, onCancelled);
  return (
    <Stack gap={20} padding={28} border="line" radius="banner" background="surface" style={{ maxWidth: 560 }}>
      <CancelFields order={order} form={form} />
      <CancelButtons form={form} onKeep={onKeep} />
    </Stack>
  );
}
