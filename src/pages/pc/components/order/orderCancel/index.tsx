import { useNavigate } from '@umijs/max';
import { StatePanel } from '@/platform/StatePanel';
import { useOrderLabels } from '@/features/orders/useOrderLabels';
import type { Order } from '@/api/orders';
import { useTranslation } from '@/hooks/useTranslation';
import { SingleOrder } from '@/features/orders/pc/SingleOrder';
import { pathOf } from '@/lib/routes';
import { CancelForm } from '@/features/orders/pc/CancelForm';

/** The cancellation form of one order: of the order `id` in the query, otherwise of the newest unpaid order. */
export default function OrderCancelPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <SingleOrder title={t('order.cancelTitle')}>
      {(order, screen) =>
        order.can.cancel ? (
          <CancelForm
            order={order}
            onKeep={() => navigate(pathOf('pc', 'orders', { id: order.id }))}
            onCancelled={screen.show}
          />
        ) : (
          <CannotCancel order={order} />
        )
      }
    </SingleOrder>
  );
}

function CannotCancel({ order }: { order: Order }) {
  const labels = useOrderLabels(order);
  return <StatePanel picture="empty-orders" title={labels.state} text={labels.hint} />;
}
