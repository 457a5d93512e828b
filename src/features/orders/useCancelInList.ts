/** Cancelling out of a list of orders: which one it is about, and what becomes of its row. */
import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { Order } from '@/api/schema/order';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import type { OrderTab, useOrders } from './useOrders';

export function useCancelInList(list: ReturnType<typeof useOrders>, tab: OrderTab) {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  const layer = useLayer('cancel');
  const [order, setOrder] = useState<Order>();
  // After a reload the layer is still in the history, but nobody knows any more which order it was for.
  useEffect(() => {
    if (layer.isOpen && !order) layer.close();
  }, [layer, order]);
  return {
    layer,
    order,
    ask: (one: Order) => {
      setOrder(one);
      layer.open();
    },
    /** In a list of one state the row has no place any more. */
    show: (cancelled: Order) => {
      layer.close();
      showToast(t('order.cancelled'));
      if (tab === 'all') list.setRow(cancelled);
      else void list.reload();
    },
  };
}
