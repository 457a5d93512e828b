import '@/features/orders/orderSearchMessages';
import { Link } from 'react-router-dom';
import { useDebounce, useLatest } from 'ahooks';
import { type FunctionComponent, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { getUnpaidOrders, type Order } from '@/api/orders';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { InfiniteList } from '@/components/InfiniteList';
import { Text } from '@/components/Layout';
import { StatePanel } from '@/platform/StatePanel';
import { hasOrderCount, isSearchable, useOrders, type OrderTab, type OrdersScreen } from '@/features/orders/useOrders';
import { useInitialStateActions, useSession } from '@/hooks/useInitialState';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { searchTerm } from '@/lib/searchTerm';
import { usePlatform } from '@/platform/usePlatform';
import { invalidateQueries } from '@/query/queryCache';
import { useCancelledToast } from '@/features/orders/useCancelInPlace';
import { CancelPanel } from './CancelPanel';
import { OrderSearchBar, OrderSearchSkeleton } from './OrderSearchBar';

interface Props {
  tab: OrderTab;
  /** Draws what refreshes the list when the page is pulled; only on the phone. */
  pull?: FunctionComponent<{ refresh: () => Promise<unknown> }>;
  /** Placeholders for the first page of orders, and for further pages. */
  skeleton: { first: ReactNode; more: ReactNode };
  /** Renders an order. `onExpired` is called when its payment time is over, `onCancel` to cancel it. */
  children: (order: Order, acts: { onExpired: () => void; onCancel: () => void }) => ReactElement;
}

/** Ms without a keystroke after which the text is searched for. */
const typingDelayMs = 300;

/** The orders of one state and those of a search, which is in the address; they can be cancelled in the list. */
export function OrderList({ tab, pull: Pull, ...rest }: Props) {
  const { query, changeQuery } = useSearchParams();
  const search = { keyword: searchTerm(query['keyword'] ?? ''), month: query['month'] ?? '' };
  const keyword = useDebounce(search.keyword, { wait: typingDelayMs });
  const list = useOrders(tab, { ...search, keyword: search.keyword && keyword });
  const { refreshUser } = useInitialStateActions();
  useStaleCount(tab, list, refreshUser);
  /** Also the counts of the tabs, and the reminder of unpaid orders. */
  const refresh = () => {
    invalidateQueries(getUnpaidOrders);
    return Promise.all([list.refetch(), refreshUser()]);
  };
  return (
    <>
      {Pull && <Pull refresh={refresh} />}
      {list.months && list.months.length > 0 && (
        <OrderSearchBar search={search} months={list.months} onSearch={changeQuery} />
      )}
      <OrderListRows
        tab={tab}
        list={list}
        onExpired={() => void refresh()}
        onClear={() => changeQuery({ keyword: '', month: '' })}
        {...rest}
      />
    </>
  );
}

/** Loads the counts of the customer again when the whole list of a counted state has another number of orders: one may have expired. */
function useStaleCount(
  tab: OrderTab,
  { isLoading, error, total, isSearch }: OrdersScreen,
  refreshUser: () => Promise<unknown>,
) {
  const { user } = useSession();
  const isKnown = hasOrderCount(tab) && !isSearch && !isLoading && !error;
  const isStale = isKnown && user?.counts[tab] !== total;
  const latest = useLatest({ isStale, refreshUser });
  // Once for each response: an API without counts has none to agree with.
  useEffect(() => {
    if (isKnown && latest.current.isStale) void latest.current.refreshUser();
  }, [isKnown, total, tab, latest]);
}

interface RowsProps extends Omit<Props, 'pull'> {
  list: OrdersScreen;
  onExpired: () => void;
  /** Ends the search. */
  onClear: () => void;
}

function OrderListRows({ tab, list, skeleton, onExpired, onClear, children }: RowsProps) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const cancelling = useCancelInList(list, tab);
  if (list.isLoading)
    return (
      <>
        {isSearchable(tab) && !list.months && <OrderSearchSkeleton />}
        {skeleton.first}
      </>
    );
  if (list.rows.length === 0) {
    if (list.error) return <ErrorPanel error={list.error} retry={list.refetch} />;
    if (list.isSearch)
      return (
        <StatePanel picture="empty-orders" title={t('order.search.none')} text={t('order.search.none.text')}>
          <button type="button" className="button-link button-link-primary" onClick={onClear}>
            {t('order.search.clear')}
          </button>
        </StatePanel>
      );
    const kind = tab === 'all' ? 'all' : 'some';
    return (
      <StatePanel picture="empty-orders" title={t(`order.empty.${kind}.title`)} text={t(`order.empty.${kind}.text`)}>
        <Link className="button-link button-link-primary" data-prefetch to={pathOf(platform, 'hall')}>
          {t('order.empty.way')}
        </Link>
      </StatePanel>
    );
  }
  return (
    <>
      {list.isSearch && (
        <Text as="p" role="status" marginBottom={8} color="ink-2" size={13}>
          {t('order.search.found', { count: list.total })}
        </Text>
      )}
      <InfiniteList
        list={list}
        label={t('order.title')}
        skeleton={skeleton.more}
        errorPanel={list.error && <ErrorPanel error={list.error} retry={list.loadMore} />}
      >
        {(order) => children(order, { onExpired, onCancel: () => cancelling.ask(order) })}
      </InfiniteList>
      {cancelling.order && (
        <CancelPanel
          key={cancelling.order.id}
          modal={cancelling.modal}
          order={cancelling.order}
          onCancelled={cancelling.show}
        />
      )}
    </>
  );
}

/** Cancelling an order of a list: the order, its panel, and the update of its row. */
function useCancelInList(list: OrdersScreen, tab: OrderTab) {
  const announce = useCancelledToast();
  const modal = useModalRoute('cancel');
  const [order, setOrder] = useState<Order>();
  // After a reload the modal is still in the history, but its order is unknown.
  useEffect(() => {
    if (modal.isOpen && !order) modal.close();
  }, [modal, order]);
  return {
    modal,
    order,
    ask: (one: Order) => {
      setOrder(one);
      modal.open();
    },
    /** In a list of one state the row is removed. */
    show: (cancelled: Order) => {
      modal.close();
      announce(cancelled);
      if (tab === 'all') list.setRow(cancelled);
      else void list.refetch();
    },
  };
}
