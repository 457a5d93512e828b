import type { Order } from '@/api/schema/order';
import { useCancelForm } from '@/features/orders/useCancelForm';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { CancelButtons, CancelFields } from './CancelParts';
import type { Kit } from './kit';

interface Props {
  kit: Kit;
  layer: Layer;
  order: Order;
  onCancelled: (order: Order) => void;
}

/** Asks over the page before an order is cancelled. */
export function CancelPanel({ kit, layer, order, onCancelled }: Props) {
  const { t } = useWords();
  const form = useCancelForm(order.id, onCancelled);
  return (
    <kit.Panel layer={layer} title={t('order.cancelTitle')} footer={<CancelButtons kit={kit} form={form} onKeep={layer.close} />}>
      <CancelFields order={order} form={form} />
    </kit.Panel>
  );
}
