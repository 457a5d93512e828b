/**
 * Reads one answer of the shop for a screen: cached for five minutes (spec section 9), shown at once when it is known,
 * asked again when it is stale. The last question wins; an answer to an earlier one is never shown.
 */
import { clearCache, useRequest } from 'ahooks';
import { useCallback, useEffect, useRef } from 'react';
import { callShop } from '@/api/client';
import type { AnyCall, InputOf, ResultOf } from '@/api/defineCall';
import { toProblem, type Problem } from '@/api/errors';
import { useOnline } from './useOnline';
import { useQuietUntilMounted } from './useQuietUntilMounted';
import { useSession } from './useShopState';
import { useWords } from './useWords';

export interface ReadOptions {
  /** Ms for which a known answer is not asked again; 30 s for what everybody sees, none for a customer's own. */
  staleTime?: number;
  /** The answer differs from customer to customer although anyone may ask (a pack). */
  isPersonal?: boolean;
  /** The screen says itself what went wrong. */
  skipErrorHandler?: boolean;
  /** Keep showing the last answer while the next question is on its way (a quote whose input changes). */
  keepsLast?: boolean;
}

export interface Read<Result> {
  data: Result | undefined;
  /** What went wrong, while there is nothing to show. */
  problem: Problem | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** Something is shown and a newer answer is on its way. */
  isRefreshing: boolean;
  /** What is shown answers the present question, not an earlier one that is kept. */
  isCurrent: boolean;
  /** Something is shown, and the shop could not be asked whether it still holds. */
  isOutdated: boolean;
  retry: () => void;
  /** Puts in an answer that the shop gave elsewhere (after a write). */
  setData: (data: Result) => void;
}

/** Reads `call` with `input`; an undefined input waits. A customer's call waits until somebody is signed in. */
export function useRead<C extends AnyCall>(call: C, input: InputOf<C> | undefined, options: ReadOptions = {}): Read<ResultOf<C>> {
  const { user, status } = useSession();
  const { language } = useWords();
  const isOnline = useOnline();
  const isCustomers = call.access === 'customer';
  const who = isCustomers || options.isPersonal ? (user?.id ?? '') : '';
  const isReady = input !== undefined && (!isCustomers || status === 'signedIn') && !(options.isPersonal && status === 'loading');
  const key = `${call.name}|${JSON.stringify(input)}|${language}|${who}`;

  const { data, error, loading, refresh, mutate } = useRequest(
    async () => ({ key, answer: await callShop(call, input as InputOf<C>, { skipErrorHandler: options.skipErrorHandler }) }),
    {
      ready: isReady,
      refreshDeps: [key],
      cacheKey: key,
      staleTime: options.staleTime ?? (isCustomers ? 0 : 30_000),
      refreshOnWindowFocus: isCustomers,
      // Already told by the request configuration; without this ahooks would log it as well.
      onError: () => undefined,
    },
    [useQuietUntilMounted],
  );

  // Whoever asks again wants to hear it from the shop, however fresh the known answer is.
  const retry = useCallback(() => {
    clearCache(key);
    refresh();
  }, [key, refresh]);
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current && isReady) refresh();
    wasOffline.current = !isOnline;
  }, [isOnline, isReady, refresh]);

  const answer = data && (data.key === key || options.keepsLast) ? data.answer : undefined;
  const isCurrent = data?.key === key;
  return {
    data: answer,
    problem: error && !loading && !isCurrent ? toProblem(error) : undefined,
    isLoading: isReady ? !answer && (loading || !error) : !answer && input !== undefined && status !== 'signedOut' && status !== 'unknown',
    isRefreshing: loading && answer !== undefined,
    isCurrent,
    isOutdated: error !== undefined && !loading && isCurrent,
    retry,
    setData: (next) => mutate({ key, answer: next as Awaited<ResultOf<C>> }),
  };
}
