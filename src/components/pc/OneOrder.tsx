import type { ReactNode } from 'react';
import type { Order } from '@/api/schema/order';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { CustomerScreen } from './CustomerScreen';
import { Fault } from './Fault';
import { Page } from './Page';
import { queryId } from '@/domain/query';
import { useOneOrder } from '@/features/orders/useOneOrder';
import type { OrderTab } from '@/features/orders/useOrders';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';

type Screen = ReturnType<typeof useOneOrder>;

interface Props {
  title: string;
  /** The part shows the title itself. */
  isTitleHidden?: boolean;
  /** Which newest order is shown when the query names none. */
  tab: OrderTab;
  children: (order: Order, screen: Screen) => ReactNode;
}

/** A part of an order as a page of its own. */
export function OneOrder({ title, isTitleHidden, ...rest }: Props) {
  return (
    <Page title={title} isTitleHidden={isTitleHidden}>
      <CustomerScreen>
        <Part {...rest} />
      </CustomerScreen>
    </Page>
  );
}

function Part({ tab, children }: Pick<Props, 'tab' | 'children'>) {
  const { t } = useWords();
  const { query } = useQuery();
  const screen = useOneOrder(queryId(query['id']), tab);
  if (screen.isEmpty) return <StatePanel picture="empty-orders" title={t('order.empty.some.title')} text={t('order.empty.some.text')} />;
  if (screen.problem) return <Fault problem={screen.problem} retry={screen.retry} />;
  return screen.order ? children(screen.order, screen) : <LoadingRows />;
}
