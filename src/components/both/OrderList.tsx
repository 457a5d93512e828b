import { Link } from '@umijs/max';
import type { ReactElement, ReactNode } from 'react';
import type { Order } from '@/api/schema/order';
import { EndlessRows } from '@/components/common/EndlessRows';
import { StatePanel } from '@/components/common/StatePanel';
import { useCancelInList } from '@/features/orders/useCancelInList';
import { useOrders, type OrderTab } from '@/features/orders/useOrders';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { CancelPanel } from './CancelPanel';
import { FaultPanel } from './FaultPanel';
import type { Kit } from './kit';

interface Props {
  kit: Kit;
  tab: OrderTab;
  /** Stands for the first orders, and for those that follow. */
  bones: { first: ReactNode; more: ReactNode };
  /** Draws one order: `onExpired` when its hold ran out, `onCancel` to ask for its cancellation. */
  children: (order: Order, acts: { onExpired: () => void; onCancel: () => void }) => ReactElement;
}

/** The orders of one state, with cancelling in place. */
export function OrderList({ kit, tab, bones, children }: Props) {
  const { t } = useWords();
  const list = useOrders(tab);
  const cancelling = useCancelInList(list, tab);
  if (list.isLoading) return bones.first;
  if (list.rows.length === 0) {
    if (list.problem) return <FaultPanel face={kit.face} problem={list.problem} retry={list.reload} />;
    const kind = tab === 'all' ? 'all' : 'some';
    return (
      <StatePanel picture="empty-orders" title={t(`order.empty.${kind}.title`)} text={t(`order.empty.${kind}.text`)}>
        <Link className="way way-first" to={pathOf(kit.face, 'hall')}>
          {t('order.empty.way')}
        </Link>
      </StatePanel>
    );
  }
  return (
    <>
      <EndlessRows list={list} skeleton={bones.more} fault={list.problem && <FaultPanel face={kit.face} problem={list.problem} retry={list.loadMore} />}>
        {(order) => children(order, { onExpired: list.reload, onCancel: () => cancelling.ask(order) })}
      </EndlessRows>
      {cancelling.order && <CancelPanel key={cancelling.order.id} kit={kit} layer={cancelling.layer} order={cancelling.order} onCancelled={cancelling.show} />}
    </>
  );
}
