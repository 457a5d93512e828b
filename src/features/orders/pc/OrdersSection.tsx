import { OrderDetailPanel } from './OrderDetailPanel';
import { OrdersPanel } from './OrdersPanel';
import { queryChoice, queryId } from '@/lib/searchParams';
import { orderViewOf } from '@/features/orders/orderView';
import { orderTabs } from '@/features/orders/useOrders';
import { useSearchParams } from '@/hooks/useSearchParams';

/** The orders of one tab, or the order that the query names. */
export default function OrdersSection() {
  const { query } = useSearchParams();
  const id = queryId(query['id']);
  return id ? (
    <OrderDetailPanel id={id} view={orderViewOf(query)} />
  ) : (
    <OrdersPanel tab={queryChoice(query['status'], orderTabs) ?? 'all'} />
  );
}
