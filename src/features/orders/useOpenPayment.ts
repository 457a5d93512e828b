import { useNavigate } from '@umijs/max';
import type { Order } from '@/api/orders';
import { hasPayStep, payStepModal } from '@/domain/payStep';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** Opens the result page of an order, with the step of the payment when there is one. */
export function useOpenPayment(): (order: Order) => void {
  const { platform } = usePlatform();
  const navigate = useNavigate();
  return (order) =>
    navigate(pathOf(platform, 'orderSuccess', { id: order.id }), {
      state: hasPayStep(order) ? { modals: [payStepModal], isArrival: true } : undefined,
    });
}
