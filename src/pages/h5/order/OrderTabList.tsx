import { Link, useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { Order } from '@/api/schema/order';
import { EndlessRows } from '@/components/common/EndlessRows';
import { StatePanel } from '@/components/common/StatePanel';
import { CancelSheet } from '@/components/h5/CancelSheet';
import { Fault } from '@/components/h5/Fault';
import { OrderCard } from '@/components/h5/OrderCard';
import { OrderSkeleton } from '@/components/h5/OrderSkeleton';
import { useOrders, type OrderTab } from '@/features/orders/useOrders';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './OrderTabList.less';

/** The orders of one tab as cards. */
export function OrderTabList({ tab }: { tab: OrderTab }) {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  const list = useOrders(tab);
  const cancelLayer = useLayer('cancel');
  const [toCancel, setToCancel] = useState<Order>();

  // After a reload the layer is still in the history, but nobody knows any more which order it was for.
  useEffect(() => {
    if (cancelLayer.isOpen && !toCancel) cancelLayer.close();
  }, [cancelLayer, toCancel]);

  const askCancel = (order: Order) => {
    setToCancel(order);
    cancelLayer.open();
  };
  const showCancelled = (order: Order) => {
    cancelLayer.close();
    showToast(t('order.cancelled'));
    if (tab === 'all') list.setRow(order);
    else void list.reload();
  };

  if (list.isLoading) return <OrderSkeleton count={3} />;
  if (list.problem && list.rows.length === 0) return <Fault problem={list.problem} retry={list.reload} />;
  if (list.rows.length === 0) {
    const kind = tab === 'all' ? 'all' : 'some';
    return (
      <StatePanel picture="empty-orders" title={t(`order.empty.${kind}.title`)} text={t(`order.empty.${kind}.text`)}>
        <Link className={styles.way} to={pathOf('h5', 'hall')}>
          {t('order.empty.way')}
        </Link>
      </StatePanel>
    );
  }
  return (
    <>
      <EndlessRows
        list={list}
        skeleton={<OrderSkeleton count={1} />}
        fault={list.problem && <Fault problem={list.problem} retry={list.loadMore} />}
      >
        {(order) => <OrderCard key={order.id} order={order} onExpired={list.reload} onCancel={() => askCancel(order)} />}
      </EndlessRows>
      {toCancel && <CancelSheet key={toCancel.id} layer={cancelLayer} order={toCancel} onCancelled={showCancelled} />}
    </>
  );
}
