/** The way back from the form for a return to its order, when the return is requested. */
import { useModel } from '@umijs/max';
import type { Order } from '@/api/orders';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import type { OrderScreen } from './useOrderScreen';

/** Returns the handler of a requested return: it shows the order, whose newest return is that one. */
export function useReturnInPlace(show: OrderScreen['show']): (order: Order) => void {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const { changeQuery } = useSearchParams();
  return (order) => {
    show(order);
    changeQuery({ view: undefined });
    showToast(t('order.return.done', { number: order.returns?.at(-1)?.number ?? '' }));
  };
}
