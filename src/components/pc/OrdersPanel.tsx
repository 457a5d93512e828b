import { Link, useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { Order } from '@/api/schema/order';
import { EndlessRows } from '@/components/common/EndlessRows';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { orderTabs, useOrders, type OrderTab } from '@/features/orders/useOrders';
import { useLayer } from '@/hooks/useLayer';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { CancelForm } from './CancelForm';
import { Dialog } from './Dialog';
import { Fault } from './Fault';
import { OrderRow } from './OrderRow';
import styles from './OrdersPanel.less';

const isCounted = (tab: OrderTab): tab is 'toPay' | 'toShip' | 'toReceive' => tab === 'toPay' || tab === 'toShip' || tab === 'toReceive';

/** Orders by state as rows, with cancelling in place. */
export function OrdersPanel({ tab }: { tab: OrderTab }) {
  const { t } = useWords();
  const { user } = useSession();
  const { showToast } = useModel('toast');
  const list = useOrders(tab);
  const cancelLayer = useLayer('cancel');
  const [toCancel, setToCancel] = useState<Order>();
  // After a reload the layer is still in the history, but nobody knows any more which order it was for.
  useEffect(() => {
    if (cancelLayer.isOpen && !toCancel) cancelLayer.close();
  }, [cancelLayer, toCancel]);

  const showCancelled = (order: Order) => {
    cancelLayer.close();
    showToast(t('order.cancelled'));
    if (tab === 'all') list.setRow(order);
    else void list.reload();
  };
  const isEmpty = list.rows.length === 0;
  const kind = tab === 'all' ? 'all' : 'some';

  return (
    <>
      <nav className={styles.tabs} aria-label={t('order.tabs')}>
        {orderTabs.map((one) => (
          <Link
            key={one}
            className={styles.tab}
            to={pathOf('pc', 'orders', one === 'all' ? {} : { status: one })}
            replace
            aria-current={one === tab ? 'page' : undefined}
          >
            {t(`order.tab.${one}`)} {isCounted(one) && user?.counts[one] ? user.counts[one] : ''}
          </Link>
        ))}
      </nav>
      {list.isLoading && <LoadingRows />}
      {isEmpty && list.problem && <Fault problem={list.problem} retry={list.reload} />}
      {isEmpty && !list.isLoading && !list.problem && (
        <StatePanel picture="empty-orders" title={t(`order.empty.${kind}.title`)} text={t(`order.empty.${kind}.text`)}>
          <Link className={styles.way} to={pathOf('pc', 'hall')}>
            {t('order.empty.way')}
          </Link>
        </StatePanel>
      )}
      {!isEmpty && (
        <EndlessRows list={list} skeleton={<LoadingRows />} fault={list.problem && <Fault problem={list.problem} retry={list.loadMore} />}>
          {(order) => (
            <OrderRow
              key={order.id}
              order={order}
              onExpired={list.reload}
              onCancel={() => {
                setToCancel(order);
                cancelLayer.open();
              }}
            />
          )}
        </EndlessRows>
      )}
      {toCancel && (
        <Dialog layer={cancelLayer} title={t('order.cancelTitle')}>
          <CancelForm key={toCancel.id} order={toCancel} onKeep={cancelLayer.close} onCancelled={showCancelled} />
        </Dialog>
      )}
    </>
  );
}
