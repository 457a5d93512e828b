/**
 * An endless list: page after page of 10 (spec section 9), remembered for five minutes so that Back finds all that was
 * loaded. Rows that move between pages while the customer scrolls are shown once.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { history } from '@umijs/max';
import type * as v from 'valibot';
import { callShop, earlyResult } from '@/api/client';
import type { Call, InputOf } from '@/api/defineCall';
import { toProblem, type Problem } from '@/api/errors';
import { useSession } from './useShopState';
import { useWords } from './useWords';

type ListCall<Row> = Call<v.GenericSchema, v.GenericSchema<unknown, { list: Row[]; total: number }>>;

interface Loaded<Row> {
  key: string;
  rows: Row[];
  total: number;
  /** Rows that could not be read and were left out. */
  dropped: number;
  pages: number;
  at: number;
}

export const pageSize = 10;
const memoryLife = 5 * 60_000;
const memorySize = 30;
const memory = new Map<string, Loaded<unknown>>();

/** Forgets the remembered lists of a call, whose rows have changed; without one, every list: for logout. */
export function forgetLists(call?: { name: string }): void {
  for (const key of memory.keys()) if (!call || key.startsWith(`${call.name}|`)) memory.delete(key);
}

function remember<Row>(loaded: Loaded<Row>): void {
  memory.delete(loaded.key);
  memory.set(loaded.key, loaded);
  const oldest = memory.keys().next().value;
  if (memory.size > memorySize && oldest !== undefined) memory.delete(oldest);
}

function remembered<Row>(key: string): Loaded<Row> | undefined {
  const loaded = memory.get(key);
  // The key names call, input, language and customer, so the rows are of this type.
  return loaded && Date.now() - loaded.at < memoryLife ? (loaded as Loaded<Row>) : undefined;
}

/** A page of the list as the shop answers it. */
interface Page<Row> {
  list: Row[];
  total: number;
  dropped?: number;
}

/** What is there after page `pageNumber` has come, with what was there `before`. */
function loadedWith<Row extends { id: string }>(key: string, page: Page<Row>, pageNumber: number, before: Loaded<Row> | undefined): Loaded<Row> {
  const rows = before?.rows ?? [];
  const known = new Set(rows.map((row) => row.id));
  const dropped = page.dropped ?? 0;
  return {
    key,
    rows: [...rows, ...page.list.filter((row) => !known.has(row.id))],
    total: page.total,
    dropped: (before?.dropped ?? 0) + dropped,
    pages: page.list.length + dropped === 0 ? Infinity : pageNumber,
    at: Date.now(),
  };
}

export interface PagedList<Row> {
  rows: readonly Row[];
  total: number;
  dropped: number;
  /** Nothing to show yet. */
  isLoading: boolean;
  isLoadingMore: boolean;
  /** What went wrong with the page that was asked for last; the rows before it stay. */
  problem: Problem | undefined;
  hasMore: boolean;
  loadMore: () => Promise<void>;
  /** From the first page on; what is shown stays until the answer comes. */
  reload: () => Promise<void>;
  /** Puts in a row that changed, in its place. */
  setRow: (row: Row) => void;
}

/** Reads a list call page by page; an undefined input waits, a customer's call waits for the sign-in. */
export function usePagedList<Row extends { id: string }>(call: ListCall<Row>, input: InputOf<ListCall<Row>> | undefined): PagedList<Row> {
  const { user, status } = useSession();
  const { language } = useWords();
  const key = `${call.name}|${JSON.stringify(input)}|${language}|${call.access === 'customer' ? (user?.id ?? '') : ''}`;
  const isReady = input !== undefined && (call.access === 'anyone' || status === 'signedIn');
  const [loaded, setLoaded] = useState<Loaded<Row> | undefined>(() => {
    const known = remembered<Row>(key);
    const early = !known && isReady ? earlyResult(call, { ...(input as object), current: 1, pageSize }) : undefined;
    if (!early) return known;
    const first = loadedWith(key, early.result, 1, undefined);
    remember(first);
    return first;
  });
  const [trouble, setTrouble] = useState<{ key: string; problem: Problem }>();
  const [loadingKey, setLoadingKey] = useState<string>();
  const serial = useRef(0);
  const current = loaded?.key === key ? loaded : remembered<Row>(key);
  const latest = useRef({ current, key, input });
  latest.current = { current, key, input };

  const load = useCallback(
    async (pageNumber: number) => {
      const mine = ++serial.current;
      const asked = latest.current;
      setLoadingKey(asked.key);
      setTrouble(undefined);
      try {
        const page: Page<Row> = await callShop(call, { ...(asked.input as object), current: pageNumber, pageSize });
        if (mine !== serial.current) return;
        const next = loadedWith(asked.key, page, pageNumber, pageNumber === 1 ? undefined : latest.current.current);
        remember(next);
        setLoaded(next);
      } catch (error) {
        if (mine === serial.current) setTrouble({ key: asked.key, problem: toProblem(error) });
      } finally {
        if (mine === serial.current) setLoadingKey(undefined);
      }
    },
    [call],
  );

  useEffect(() => {
    serial.current += 1;
    setLoadingKey(undefined);
    // A customer's own list changes by itself (parcels arrive): only Back finds it as it was left.
    const isKept = remembered(key) && (call.access === 'anyone' || history.action === 'POP');
    if (isReady && !isKept) void load(1);
  }, [key, isReady, load, call.access]);

  const isBusy = loadingKey === key;
  const hasMore = current !== undefined && current.pages * pageSize < current.total;
  const loadMore = useCallback(async () => {
    if (!isBusy && hasMore) await load((latest.current.current?.pages ?? 0) + 1);
  }, [isBusy, hasMore, load]);
  const setRow = useCallback((row: Row) => {
    const { current: now } = latest.current;
    if (!now) return;
    const next = { ...now, rows: now.rows.map((one) => (one.id === row.id ? row : one)) };
    remember(next);
    setLoaded(next);
  }, []);

  const problem = trouble?.key === key ? trouble.problem : undefined;
  return {
    rows: current?.rows ?? [],
    total: current?.total ?? 0,
    dropped: current?.dropped ?? 0,
    isLoading: !current && !problem && status !== 'signedOut' && status !== 'unknown' ? true : !current && !problem && isReady,
    isLoadingMore: isBusy && current !== undefined,
    problem,
    hasMore,
    loadMore,
    reload: useCallback(() => load(1), [load]),
    setRow,
  };
}
