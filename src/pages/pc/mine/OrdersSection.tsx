import { OrderDetailPanel } from '@/components/pc/OrderDetailPanel';
import { OrdersPanel } from '@/components/pc/OrdersPanel';
import { queryChoice, queryId } from '@/domain/query';
import { orderTabs } from '@/features/orders/useOrders';
import { useQuery } from '@/hooks/useQuery';

/** The orders of one tab, or the one that the query names. */
export default function OrdersSection() {
  const { query } = useQuery();
  const id = queryId(query['id']);
  return id ? <OrderDetailPanel id={id} /> : <OrdersPanel tab={queryChoice(query['status'], orderTabs) ?? 'all'} />;
}
