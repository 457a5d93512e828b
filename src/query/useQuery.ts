/**
 * Reads one API response for a component. `useRequest` decides when a request is sent: on mount, for another input, when the
 * user comes back to the tab. The cache sends it again when the network is back. It holds the response (docs/decisions/003-query-layer-on-ahooks.md).
 */
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useCreation, useRequest } from 'ahooks';
import { callApi, getEarlyResult } from '@/api/client';
import type { AnyCall, InputOf, ResultOf } from '@/api/defineCall';
import type { ApiError } from '@/api/errors';
import type { ErrorCode } from '@/api/schema/errorCode';
import {
  fetchQueryOnce,
  focusTimespan,
  getQueryState,
  isDataFresh,
  refetchQuery,
  setQueryData,
  setInitialQueryData,
  subscribeToQuery,
  wasJustFetched,
} from './queryCache';
import { queryKey } from './queryKey';
import { isCallOn } from '@/lib/features';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';

export interface QueryOptions {
  /** Ms for which cached data is not fetched again by itself; 30 s for a public call, 0 for a customer's own. */
  staleTime?: number;
  /** The response depends on the user although the call is public (a pack). */
  isUserSpecific?: boolean;
  /** No message is shown for an error (spec section 8). */
  skipErrorHandler?: boolean;
  /** Keeps the data of the previous input until the next response (a quote whose input changes). */
  keepPreviousData?: boolean;
}

export interface QueryResult<Result> {
  data: Result | undefined;
  /** The error of the last request, while there is no data. */
  error: ApiError | undefined;
  /** There is no data yet. */
  isLoading: boolean;
  /** There is data, and a request is in flight. */
  isRefreshing: boolean;
  /** The data belongs to the present input, not to the previous one. */
  isCurrent: boolean;
  /** There is data, and the last request failed. */
  isStale: boolean;
  /** Sends a request, however fresh the data is. Resolves when the outcome is known; never rejects. */
  refetch: () => Promise<void>;
  /** Stores data that another call returned (after a write). */
  setData: (data: Result) => void;
}

export const publicStaleTime = 30_000;
/** Panels have words of their own for it (useErrorLabels). */
export const isNotFoundError: readonly ErrorCode[] = ['NOT_FOUND'];

/** Reads `call` with the `requested` input; an undefined input waits, and so does a call of a feature that is switched off. A customer's call waits until a user is signed in. */
export function useQuery<C extends AnyCall>(
  call: C,
  requested: InputOf<C> | undefined,
  { staleTime, isUserSpecific, skipErrorHandler, keepPreviousData }: QueryOptions = {},
): QueryResult<ResultOf<C>> {
  const { user, status } = useSession();
  const { language } = useTranslation();
  const input = isCallOn(call) ? requested : undefined;
  const isCustomers = call.access === 'customer';
  const userId = isCustomers || isUserSpecific ? (user?.id ?? '') : '';
  const isReady =
    input !== undefined && (!isCustomers || status === 'signedIn') && !(isUserSpecific && status === 'loading');
  const key = queryKey(call, input, language, userId);
  // The key and the input that is sent for it never come apart, although each render has another input object.
  const fetch = useCreation(
    () => () => callApi(call, input as InputOf<C>, { skipErrorHandler, ownErrors: isNotFoundError }),
    [key, skipErrorHandler],
  );

  useCreation(() => {
    const early = isReady && !getQueryState(key) ? getEarlyResult(call, input) : undefined;
    if (early) setInitialQueryData(key, early.result);
  }, [key, isReady]);
  const state = useSyncExternalStore(
    useCallback((listener) => subscribeToQuery(key, listener, isReady ? fetch : undefined), [key, isReady, fetch]),
    () => getQueryState(key),
  );

  const fetchedKey = useRef<string>(undefined);
  useRequest(
    async () => {
      const isFocusRefresh = fetchedKey.current === key && getQueryState(key) !== undefined;
      fetchedKey.current = key;
      if (!isFocusRefresh || !wasJustFetched(key, focusTimespan)) await fetchQueryOnce(key, fetch);
    },
    {
      ready: isReady,
      manual: isDataFresh(key, staleTime ?? (isCustomers ? 0 : publicStaleTime)),
      refreshDeps: [key],
      refreshOnWindowFocus: isCustomers,
      focusTimespan,
    },
  );

  // Data of one user is not kept for the next; a visitor who signs in stays the same person.
  const previous = useRef<{ userId: string; data: unknown }>(undefined);
  if (state?.data !== undefined) previous.current = { userId, data: state.data };
  const isKept = keepPreviousData && (previous.current?.userId === userId || previous.current?.userId === '');
  const data = (state?.data ?? (isKept ? previous.current?.data : undefined)) as ResultOf<C> | undefined;
  const isCurrent = state?.data !== undefined;
  const isFetching = state?.isFetching ?? false;
  return {
    data,
    error: isCurrent ? undefined : state?.error,
    isLoading:
      data === undefined &&
      (isReady ? !state?.error : input !== undefined && status !== 'signedOut' && status !== 'unknown'),
    isRefreshing: isFetching && data !== undefined,
    isCurrent,
    isStale: isCurrent && state?.error !== undefined,
    refetch: useCallback(async () => {
      if (isReady) await refetchQuery(key, fetch);
    }, [isReady, key, fetch]),
    setData: useCallback((result) => setQueryData(key, result), [key]),
  };
}
