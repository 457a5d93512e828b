import { OrderList } from '@/components/both/OrderList';
import { OrderTabs } from '@/components/both/OrderTabs';
import { LoadingRows } from '@/components/common/LoadingRows';
import type { OrderTab } from '@/features/orders/useOrders';
import { kit } from './kit';
import { OrderRow } from './OrderRow';
import styles from './OrdersPanel.less';

/** Orders by state as rows. */
export function OrdersPanel({ tab }: { tab: OrderTab }) {
  return (
    <>
      <div className={styles.tabs}>
        <OrderTabs face="pc" tab={tab} isCounting />
      </div>
      <OrderList kit={kit} tab={tab} bones={{ first: <LoadingRows />, more: <LoadingRows /> }}>
        {(order, acts) => <OrderRow key={order.id} order={order} {...acts} />}
      </OrderList>
    </>
  );
}
