/** The way back from the form for a return to its order, when the return is requested. */
import { useModel } from '@umijs/max';
import type { Order } from '@/api/orders';
import { useEndInto } from '@/hooks/usePageBelow';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import type { OrderScreen } from './useOrderScreen';

/** Returns the handler of a requested return: it shows the order, whose newest return is that one. */
export function useReturnInPlace(id: string, show: OrderScreen['show']): (order: Order) => void {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const { platform } = usePlatform();
  const toOrder = useEndInto(pathOf(platform, 'orders', { id }));
  return (order) => {
    show(order);
    toOrder();
    showToast(t('order.return.done', { number: order.returns?.at(-1)?.number ?? '' }));
  };
}
