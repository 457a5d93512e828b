import type { Order } from '@/api/orders';
import { useCancelForm } from '@/features/orders/useCancelForm';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { CancelButtons, CancelFields } from './CancelFields';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  modal: ModalRoute;
  order: Order;
  onCancelled: (order: Order) => void;
}

/** A panel that asks for a reason before an order is cancelled. */
export function CancelPanel({ modal, order, onCancelled }: Props) {
  const { Panel } = usePlatform();
  const { t } = useTranslation();
  const form = useCancelForm(order.id, onCancelled);
  return (
    <Panel modal={modal} title={t('order.cancelTitle')} footer={<CancelButtons form={form} onKeep={modal.close} />}>
      <CancelFields order={order} form={form} />
    </Panel>
  );
}
