/** Cancelling the order that is shown: its panel, and the update of the page. */
import { useModel } from '@umijs/max';
import type { Order } from '@/api/orders';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import type { OrderScreen } from './useOrderScreen';

export function useCancelInPlace(show: OrderScreen['show']) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const modal = useModalRoute('cancel');
  return {
    modal,
    onCancelled: (cancelled: Order) => {
      modal.close();
      show(cancelled);
      showToast(t('order.cancelled'));
    },
  };
}
