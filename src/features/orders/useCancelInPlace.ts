/** Cancelling the order that is shown: the panel that asks, and how its page goes on. */
import { useModel } from '@umijs/max';
import type { Order } from '@/api/schema/order';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import type { useOrderScreen } from './useOrderScreen';

export function useCancelInPlace(show: ReturnType<typeof useOrderScreen>['show']) {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  const layer = useLayer('cancel');
  return {
    layer,
    onCancelled: (cancelled: Order) => {
      layer.close();
      show(cancelled);
      showToast(t('order.cancelled'));
    },
  };
}
