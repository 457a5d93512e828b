import { Box } from '@/components/Layout';
import { PullToRefresh } from '@/components/PullToRefresh';
import { OrderList } from '@/features/orders/components/OrderList';
import { OrderTabs } from '@/features/orders/components/OrderTabs';
import { UnpaidReminder } from '@/features/orders/components/UnpaidReminder';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { OrderCard } from '@/features/orders/h5/OrderCard';
import { OrderSkeleton } from '@/features/orders/h5/OrderSkeleton';
import { Page } from '@/platform/h5/Page';
import { queryChoice, queryId } from '@/lib/searchParams';
import { orderViewOf } from '@/features/orders/orderView';
import { orderTabs } from '@/features/orders/useOrders';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import styles from '@/features/orders/components/orders.less';
import { OrderDetails } from '@/features/orders/h5/OrderDetails';

/** The orders by status; with `id` in the query, that order with its timeline, its receipt
 * with `view=receipt`, or the form for a return with `view=return`. */
export default function OrderPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const id = queryId(query['id']);
  const tab = queryChoice(query['status'], orderTabs) ?? 'all';
  if (id) return <OrderDetails id={id} view={orderViewOf(query)} />;
  return (
    <Page title={t('order.title')}>
      <CustomerOnly>
        <Box paddingInline="page">
          <div className={styles.tabs}>
            <OrderTabs tab={tab} />
          </div>
          {tab !== 'toPay' && <UnpaidReminder isShort />}
          <OrderList
            tab={tab}
            pull={PullToRefresh}
            skeleton={{ first: <OrderSkeleton count={3} />, more: <OrderSkeleton count={1} /> }}
          >
            {(order, acts) => <OrderCard key={order.id} order={order} {...acts} />}
          </OrderList>
        </Box>
      </CustomerOnly>
    </Page>
  );
}
