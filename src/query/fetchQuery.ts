import { callApi } from '@/api/client';
import type { AnyCall, InputOf, ResultOf } from '@/api/defineCall';
import { fetchQueryOnce, getQueryError, getQueryState, isDataFresh } from './queryCache';
import { queryKey } from './queryKey';
import { isNotFoundError, publicStaleTime } from './useQuery';

/** Reads a public call outside a component's own query: from the cache while the data is fresh. Rejects with the ApiError. */
export async function fetchQuery<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  language: string,
): Promise<ResultOf<C>> {
  const key = queryKey(call, input, language, '');
  if (!isDataFresh(key, publicStaleTime))
    await fetchQueryOnce(key, () => callApi(call, input, { ownErrors: isNotFoundError }));
  const state = getQueryState(key);
  // The key names the call, so the data is of its type.
  return state?.data === undefined ? Promise.reject(getQueryError(key)) : (state.data as ResultOf<C>);
}
