/**
 * A paginated list: page after page of 10 (spec section 9). The cache holds the loaded rows, so that Back restores them without a
 * request. A row that moves to another page while the user scrolls is shown once.
 */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { history } from '@umijs/max';
import { useCreation, useRequest } from 'ahooks';
import type * as v from 'valibot';
import { callApi, getEarlyResult } from '@/api/client';
import type { Call, InputOf } from '@/api/defineCall';
import type { ApiError } from '@/api/errors';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { getQueryState, refetchQuery, setQueryData, setInitialQueryData, subscribeToQuery } from './queryCache';
import { listKey } from './queryKey';
import { isNotFoundError } from './useQuery';

/** What a list call returns. */
interface ListOutput {
  list: { id: string }[];
  total: number;
}
type ListCall<Output extends ListOutput> = Call<v.GenericSchema, v.GenericSchema<unknown, Output>>;

/** The loaded pages of a list. */
interface LoadedPages<Row> {
  rows: readonly Row[];
  /** The response with the last loaded page. */
  lastOutput: ListPage<Row>;
  total: number;
  /** Rows that could not be read and were left out. */
  droppedCount: number;
  /** The number of the last loaded page; infinite when no further one can be expected to have new rows. */
  lastPage: number;
}

/** A list with more rows that could not be read ends at a page without a new one, whatever its total promises. */
const maxDroppedCount = 30;

export const pageSize = 10;

/** A page of the list as the API returns it. */
interface ListPage<Row> {
  list: Row[];
  total: number;
  droppedCount?: number;
}

/** The loaded pages with page `pageNumber` added to the pages `before` it. */
function addPage<Row extends { id: string }>(
  before: LoadedPages<Row> | undefined,
  page: ListPage<Row>,
  pageNumber: number,
): LoadedPages<Row> {
  const rows = before?.rows ?? [];
  const ids = new Set(rows.map((row) => row.id));
  const droppedCount = (before?.droppedCount ?? 0) + (page.droppedCount ?? 0);
  const added = page.list.filter((row) => !ids.has(row.id));
  return {
    lastOutput: page,
    rows: [...rows, ...added],
    total: page.total,
    droppedCount,
    lastPage: added.length === 0 && (!page.droppedCount || droppedCount > maxDroppedCount) ? Infinity : pageNumber,
  };
}

export interface PaginatedQuery<Row> {
  rows: readonly Row[];
  total: number;
  droppedCount: number;
  /** There are no rows yet. */
  isLoading: boolean;
  isLoadingMore: boolean;
  /** The error of the last request; the rows stay. */
  error: ApiError | undefined;
  hasMore: boolean;
  loadMore: () => Promise<void>;
  /** Loads the first page again; the rows stay until the response. */
  refetch: () => Promise<void>;
  /** Replaces the row of the same id. */
  setRow: (row: Row) => void;
}

/** What `useFocusRefetch` needs of a list. */
export interface LoadableList<Row> extends PaginatedQuery<Row> {
  /** The key in the query cache. */
  key: string;
  /** Loads pages, one after the other. */
  load: (first: number, last?: number) => Promise<void>;
}

/** Reads a list call page by page; an undefined input waits, a customer's call waits until a user is signed in. */
export function usePaginatedQuery<Output extends ListOutput>(
  call: ListCall<Output>,
  input: InputOf<ListCall<Output>> | undefined,
): LoadableList<Output['list'][number]> & {
  /** The response with the last loaded page, for what a list call returns beside its rows. */
  lastOutput: Output | undefined;
} {
  type Row = Output['list'][number];
  const { user, status } = useSession();
  const { language } = useTranslation();
  const isCustomers = call.access === 'customer';
  const key = listKey(call, input, language, isCustomers ? (user?.id ?? '') : '');
  const isReady = input !== undefined && (!isCustomers || status === 'signedIn');

  const { load, read } = useCreation(() => {
    const read = () => getQueryState(key)?.data as LoadedPages<Row> | undefined;
    /** Loads a page, or several one after the other. */
    const load = (first: number, last = first) =>
      refetchQuery(key, async () => {
        let pages = first > 1 ? read() : undefined;
        for (let current = first; current <= last; current += 1) {
          const pageInput = { ...(input as object), current, pageSize };
          const page: ListPage<Row> = await callApi(call, pageInput, { ownErrors: isNotFoundError });
          pages = addPage(pages, page, current);
        }
        return pages;
      });
    return { load, read };
  }, [key]);

  useCreation(() => {
    const firstInput = { ...(input as object), current: 1, pageSize };
    const early = isReady && !read() ? getEarlyResult(call, firstInput) : undefined;
    if (early) setInitialQueryData(key, addPage<Row>(undefined, early.result, 1));
  }, [key, isReady]);
  const state = useSyncExternalStore(
    useCallback((listener) => subscribeToQuery(key, listener), [key]),
    () => getQueryState(key),
  );
  const data = read();

  useRequest(() => load(1), {
    ready: isReady,
    // A customer's own list changes by itself (parcels arrive): only Back restores it.
    manual: data !== undefined && (!isCustomers || history.action === 'POP'),
    refreshDeps: [key],
  });
  // An expired session invalidates lists, also between the render that found rows and the subscription to them.
  useEffect(() => {
    if (isReady && !getQueryState(key)) void load(1);
  }, [isReady, key, load]);
  const error = state?.error;
  const hasMore = data !== undefined && data.lastPage * pageSize < data.total;
  return {
    rows: data?.rows ?? [],
    lastOutput: data?.lastOutput as Output | undefined,
    total: data?.total ?? 0,
    droppedCount: data?.droppedCount ?? 0,
    isLoading: !data && !error && (isReady || (status !== 'signedOut' && status !== 'unknown')),
    isLoadingMore: state?.isFetching === true && data !== undefined,
    error,
    hasMore,
    key,
    load,
    loadMore: useCallback(async () => {
      const now = read();
      if (now && hasMore && !getQueryState(key)?.isFetching) await load(now.lastPage + 1);
    }, [key, hasMore, load, read]),
    refetch: useCallback(() => load(1), [load]),
    setRow: useCallback(
      (row: Row) => {
        const now = read();
        if (now) setQueryData(key, { ...now, rows: now.rows.map((one) => (one.id === row.id ? row : one)) });
      },
      [key, read],
    ),
  };
}
