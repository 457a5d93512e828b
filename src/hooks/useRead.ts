/**
 * Reads one answer of the shop for a screen: shown at once when it is known, asked again when it is stale, when the
 * customer comes back to the tab and when the line is back. The last question wins; an answer to an earlier one is never
 * shown as its answer.
 */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { callShop, earlyResult } from '@/api/client';
import type { AnyCall, InputOf, ResultOf } from '@/api/defineCall';
import type { Problem } from '@/api/errors';
import { askAnew, askOnce, isFresh, isJustAsked, knownAbout, listenTo, putAnswer, questionFor, seedAnswer } from './answers';
import { useOnline } from './useOnline';
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
  /** Asks the shop, however fresh the known answer is. Resolves when the outcome is known; never rejects. */
  retry: () => Promise<void>;
  /** Puts in an answer that the shop gave elsewhere (after a write). */
  setData: (data: Result) => void;
}

/** Ms after asking in which coming back to the tab asks nothing. */
const focusPause = 5_000;
const staleTimes = { customers: 0, everybodys: 30_000 } as const;

/** Calls `onBack` whenever the customer comes back to the tab. */
function useTabFocus(isWatched: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!isWatched) return;
    const notice = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) onBack();
    };
    document.addEventListener('visibilitychange', notice);
    window.addEventListener('focus', notice);
    return () => {
      document.removeEventListener('visibilitychange', notice);
      window.removeEventListener('focus', notice);
    };
  }, [isWatched, onBack]);
}

/** Reads `call` with `input`; an undefined input waits. A customer's call waits until somebody is signed in. */
export function useRead<C extends AnyCall>(call: C, input: InputOf<C> | undefined, { staleTime, isPersonal, skipErrorHandler, keepsLast }: ReadOptions = {}): Read<ResultOf<C>> {
  const { user, status } = useSession();
  const { language } = useWords();
  const isOnline = useOnline();
  const isCustomers = call.access === 'customer';
  const who = isCustomers || isPersonal ? (user?.id ?? '') : '';
  const isReady = input !== undefined && (!isCustomers || status === 'signedIn') && !(isPersonal && status === 'loading');
  const question = questionFor(call, input, language, who);
  const freshFor = staleTime ?? (isCustomers ? staleTimes.customers : staleTimes.everybodys);

  const seeded = useRef<string>(undefined);
  if (isReady && seeded.current !== question) {
    seeded.current = question;
    const early = knownAbout(question) ? undefined : earlyResult(call, input);
    if (early) seedAnswer(question, early.result);
  }
  const known = useSyncExternalStore(
    useCallback((listener) => listenTo(question, listener), [question]),
    () => knownAbout(question),
  );
  // What is sent and the question under which its answer is kept go together, whenever it is that somebody asks.
  const wish = useRef({ question, input });
  if (wish.current.question !== question) wish.current = { question, input };
  const { current: wanted } = wish;
  const ask = useCallback(() => callShop(call, wanted.input as InputOf<C>, { skipErrorHandler }), [call, wanted, skipErrorHandler]);

  useEffect(() => {
    if (isReady && !isFresh(question, freshFor)) void askOnce(question, ask);
  }, [question, isReady, freshFor, ask]);

  const askIfIdle = useCallback(() => {
    if (!isJustAsked(question, focusPause)) void askOnce(question, ask);
  }, [question, ask]);
  useTabFocus(isCustomers && isReady, askIfIdle);

  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current && isReady) void askOnce(question, ask);
    wasOnline.current = isOnline;
  }, [isOnline, isReady, question, ask]);

  // What one customer was shown is not for the next; a visitor who signs in stays the same person.
  const last = useRef<{ who: string; answer: unknown }>(undefined);
  if (known?.answer !== undefined) last.current = { who, answer: known.answer };
  const isKept = keepsLast && (last.current?.who === who || last.current?.who === '');
  const answer = (known?.answer ?? (isKept ? last.current?.answer : undefined)) as ResultOf<C> | undefined;
  const isCurrent = known?.answer !== undefined;
  const isAsking = known?.isAsking ?? false;
  return {
    data: answer,
    problem: isCurrent ? undefined : known?.problem,
    isLoading: answer === undefined && (isReady ? !known?.problem : input !== undefined && status !== 'signedOut' && status !== 'unknown'),
    isRefreshing: isAsking && answer !== undefined,
    isCurrent,
    isOutdated: isCurrent && known?.problem !== undefined,
    retry: useCallback(async () => {
      if (isReady) await askAnew(question, ask);
    }, [isReady, question, ask]),
    setData: (data) => putAnswer(question, data),
  };
}
