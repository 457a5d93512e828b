import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { queryChoice, queryId } from '@/domain/query';
import { orderTabs } from '@/features/orders/useOrders';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';
import { OrderDetails } from './OrderDetails';
import { OrderTabs } from './OrderTabs';
import { OrderTabList } from './OrderTabList';

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
          <OrderTabs tab={tab} />
          <OrderTabList tab={tab} />
        </div>
      </CustomerScreen>
    </Page>
  );
}
