import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { OrderDetailPanel } from '@/features/orders/pc/OrderDetailPanel';
import { OrdersPanel } from '@/features/orders/pc/OrdersPanel';
import { Page } from '@/platform/pc/Page';
import { queryChoice, queryId } from '@/lib/searchParams';
import { orderViewOf } from '@/features/orders/orderView';
import { orderTabs } from '@/features/orders/useOrders';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';

/** The order list, or the order `id` in the query, without the account menu. */
export default function OrderPanelPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const id = queryId(query['id']);
  return (
    <Page title={t('order.title')}>
      <CustomerOnly>
        {id ? (
          <OrderDetailPanel id={id} view={orderViewOf(query)} />
        ) : (
          <OrdersPanel tab={queryChoice(query['status'], orderTabs) ?? 'all'} />
        )}
      </CustomerOnly>
    </Page>
  );
}
