/** The form for a return of the order that is shown, and the way back to the order when the return is requested. */
import { useLocation, useModel, useNavigate } from '@umijs/max';
import type { Order } from '@/api/orders';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { isOpenedFromOrder } from './orderView';
import type { OrderScreen } from './useOrderScreen';

/** Returns the handler of a requested return: it shows the order, whose newest return is that one. */
export function useReturnInPlace(show: OrderScreen['show']): (order: Order) => void {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const { changeQuery } = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return (order) => {
    show(order);
    // Back must not lead from the order to the same order.
    if (isOpenedFromOrder(state)) navigate(-1);
    else changeQuery({ view: undefined });
    showToast(t('order.return.done', { number: order.returns?.at(-1)?.number ?? '' }));
  };
}
