import { useNavigate } from '@umijs/max';
import { StatePanel } from '@/components/common/StatePanel';
import { useOrderWords } from '@/features/orders/useOrderWords';
import type { Order } from '@/api/schema/order';
import { useWords } from '@/hooks/useWords';
import { OneOrder } from '@/components/pc/OneOrder';
import { pathOf } from '@/routes';
import { CancelForm } from './CancelForm';

/** Cancelling alone: of the order in the query, else of the newest unpaid one. */
export default function OrderCancelPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <OneOrder title={t('order.cancelTitle')} tab="toPay">
      {(order, screen) =>
        order.can.cancel ? (
          <CancelForm order={order} onKeep={() => navigate(pathOf('pc', 'orders', { id: order.id }))} onCancelled={screen.show} />
        ) : (
          <CannotCancel order={order} />
        )
      }
    </OneOrder>
  );
}

function CannotCancel({ order }: { order: Order }) {
  const words = useOrderWords(order);
  return <StatePanel picture="empty-orders" title={words.state} text={words.hint} />;
}
