import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { OrderDetailPanel } from '@/components/pc/OrderDetailPanel';
import { OrdersPanel } from '@/components/pc/OrdersPanel';
import { Page } from '@/components/pc/Page';
import { queryChoice, queryId } from '@/domain/query';
import { orderTabs } from '@/features/orders/useOrders';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';

/** The order panel alone: the list, or the order in the query. */
export default function OrderPanelPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const id = queryId(query['id']);
  return (
    <Page title={t('order.title')}>
      <CustomerScreen>
        {id ? <OrderDetailPanel id={id} /> : <OrdersPanel tab={queryChoice(query['status'], orderTabs) ?? 'all'} />}
      </CustomerScreen>
    </Page>
  );
}
