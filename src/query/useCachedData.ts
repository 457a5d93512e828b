/** The data of a query that another component reads; sends no request. */
import { useCallback, useSyncExternalStore } from 'react';
import type { AnyCall, InputOf, ResultOf } from '@/api/defineCall';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { getQueryState, subscribeToQuery } from './queryCache';
import { queryKey } from './queryKey';

/** What is cached of `call` with `input`; undefined without it. It stays cached while it is shown. */
export function useCachedData<C extends AnyCall>(call: C, input: InputOf<C>): ResultOf<C> | undefined {
  const { user } = useSession();
  const { language } = useTranslation();
  const key = queryKey(call, input, language, call.access === 'customer' ? (user?.id ?? '') : '');
  const state = useSyncExternalStore(
    useCallback((listener) => subscribeToQuery(key, listener), [key]),
    () => getQueryState(key),
  );
  return state?.data as ResultOf<C> | undefined;
}
