import { OrderDetailPanel } from './OrderDetailPanel';
import { OrdersPanel } from './OrdersPanel';
import { queryChoice, queryId } from '@/lib/searchParams';
import { orderTabs } from '@/features/orders/useOrders';
import { useSearchParams } from '@/hooks/useSearchParams';

/** The orders of one tab, or the order that the query names. */
export default function OrdersSection() {
  const { query } = useSearchParams();
  const id = queryId(query['id']);
  return id ? (
    <OrderDetailPanel id={id} isReceipt={query['view'] === 'receipt'} />
  ) : (
    <OrdersPanel tab={queryChoice(query['status'], orderTabs) ?? 'all'} />
  );
}
