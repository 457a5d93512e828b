import { OrderList } from '@/components/both/OrderList';
import { OrderTabs } from '@/components/both/OrderTabs';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { kit } from '@/components/h5/kit';
import { OrderCard } from '@/components/h5/OrderCard';
import { OrderSkeleton } from '@/components/h5/OrderSkeleton';
import { Page } from '@/components/h5/Page';
import { queryChoice, queryId } from '@/domain/query';
import { orderTabs } from '@/features/orders/useOrders';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';
import { OrderDetails } from './OrderDetails';

/** Orders by state; with an id in the query the one order with its history. */
export default function OrderPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const id = queryId(query['id']);
  const tab = queryChoice(query['status'], orderTabs) ?? 'all';
  if (id) return <OrderDetails id={id} />;
  return (
    <Page title={t('order.title')}>
      <CustomerScreen>
        <div className={styles.content}>
          <div className={styles.tabs}>
            <OrderTabs face="h5" tab={tab} />
          </div>
          <OrderList kit={kit} tab={tab} bones={{ first: <OrderSkeleton count={3} />, more: <OrderSkeleton count={1} /> }}>
            {(order, acts) => <OrderCard key={order.id} order={order} {...acts} />}
          </OrderList>
        </div>
      </CustomerScreen>
    </Page>
  );
}
