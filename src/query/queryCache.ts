/**
 * The API responses that screens read, by query key: those of single queries and the loaded rows of paginated lists. A response
 * that no component shows is kept for five minutes (spec section 9). A response belongs to the request that it answers, and of
 * two requests for one key the later one counts.
 */
import { isCancelled, isWithoutApiAnswer, toApiError, type ApiError } from '@/api/errors';
import { onUserOrNetworkReturn } from '@/lib/connection';
import { isListKey, isKeyOfCall, isKeyOfUser, type NamedCall } from './queryKey';

/** The state of a query; a new object with every change. */
export interface QueryState {
  /** Undefined until the API has responded. */
  readonly data?: unknown;
  /** The error of the last request; undefined while the next request is in flight. */
  readonly error?: ApiError;
  readonly isFetching: boolean;
}

interface CacheEntry {
  /** Undefined before the first request. */
  state?: QueryState;
  /** When the data came, by the clock of the device in ms; 0 without data. */
  dataAt: number;
  /** When the last request was sent, by the same clock. */
  fetchedAt: number;
  /** The request in flight. */
  request?: Promise<void>;
  /** What sent the last request. */
  lastFetch?: () => Promise<unknown>;
  /** The last request was sent after a response to another one: when it fails again, the reason may be another. */
  isRepeated?: boolean;
  /** The last component unsubscribed during the request in flight: the next component sends its own. */
  isAbandoned: boolean;
  /** The id of the last request; ids count up from 1. */
  requestId: number;
  /** Responses to requests with a lower id are ignored. */
  minValidRequestId: number;
  /** What is called on a change, with the request that `invalidate` repeats. */
  readonly subscribers: Map<() => void, (() => Promise<unknown>) | undefined>;
}

/** Ms for which data without a subscriber is kept. */
const cacheTimeMs = 5 * 60_000;
/** The most entries without a subscriber. A list holds many pages. */
const MAX_QUERIES = 100;
const MAX_LISTS = 30;
/** Ms during which a second component shares the request in flight. Later it sends its own, because the first may never end. */
const dedupeWindowMs = 5_000;
/** Ms after a request in which a focus of the tab sends none (spec section 9). */
export const focusTimespan = 5_000;
const cacheEntries = new Map<string, CacheEntry>();

const isYoungerThan = (ms: number, since: number): boolean => Date.now() - since < ms && Date.now() >= since;
const isShareable = ({ request, fetchedAt, isAbandoned }: CacheEntry): boolean =>
  request !== undefined && !isAbandoned && isYoungerThan(dedupeWindowMs, fetchedAt);
const mountedFetch = ({ subscribers }: CacheEntry) => [...subscribers.values()].find((one) => one !== undefined);
const isUnused = (entry: CacheEntry): boolean => entry.subscribers.size === 0 && !isShareable(entry);
const isExpired = (entry: CacheEntry): boolean => isUnused(entry) && !isYoungerThan(cacheTimeMs, entry.dataAt);

/** Deletes the expired entries, then the oldest unused ones beyond the limits. */
function pruneEntries(): void {
  for (const [key, entry] of cacheEntries) if (isExpired(entry)) cacheEntries.delete(key);
  const lists = [...cacheEntries].filter(([key]) => isListKey(key));
  const queries = [...cacheEntries].filter(([key]) => !isListKey(key));
  for (const [some, max] of [[lists, MAX_LISTS] as const, [queries, MAX_QUERIES] as const])
    for (const [key, entry] of some.slice(0, Math.max(0, some.length - max)))
      if (isUnused(entry)) cacheEntries.delete(key);
}

function cacheEntryOf(key: string): CacheEntry {
  const found = cacheEntries.get(key);
  if (found) return found;
  const entry: CacheEntry = {
    dataAt: 0,
    fetchedAt: 0,
    isAbandoned: false,
    requestId: 0,
    minValidRequestId: 0,
    subscribers: new Map(),
  };
  pruneEntries();
  cacheEntries.set(key, entry);
  return entry;
}

function setEntryState(entry: CacheEntry, state: QueryState | undefined): void {
  entry.state = state;
  for (const listener of entry.subscribers.keys()) listener();
}

/** The state of a query; undefined before the first request and after the data has expired. */
export function getQueryState(key: string): QueryState | undefined {
  const entry = cacheEntries.get(key);
  return entry && !isExpired(entry) ? entry.state : undefined;
}

/** The error of the last request. Without a subscriber it is no state that lasts. */
export const getQueryError = (key: string): ApiError | undefined => cacheEntries.get(key)?.state?.error;

/**
 * Calls `listener` on every change; returns how to stop it. Data with a subscriber does not expire. `invalidate` calls `fetch`;
 * without it the subscriber keeps what it shows.
 */
export function subscribeToQuery(key: string, listener: () => void, fetch?: () => Promise<unknown>): () => void {
  // Expired data would otherwise become valid again by being subscribed to.
  const known = cacheEntries.get(key);
  if (known && isExpired(known)) cacheEntries.delete(key);
  const entry = cacheEntryOf(key);
  // The entry that was used last is deleted last.
  cacheEntries.delete(key);
  cacheEntries.set(key, entry);
  entry.subscribers.set(listener, fetch);
  return () => {
    entry.subscribers.delete(listener);
    // The next page may show the same query: it has subscribed by then.
    setTimeout(() => {
      if (entry.subscribers.size > 0) return;
      entry.isAbandoned = true;
      // The error of a further page is not shown again by Back.
      if (entry.state?.data !== undefined) entry.state = { data: entry.state.data, isFetching: entry.state.isFetching };
    });
  };
}

/** Whether the data came less than `ms` ago. */
export const isDataFresh = (key: string, ms: number): boolean => isYoungerThan(ms, cacheEntries.get(key)?.dataAt ?? 0);

/** Whether the last request was sent less than `ms` ago, whatever its outcome. */
export const wasJustFetched = (key: string, ms: number): boolean =>
  isYoungerThan(ms, cacheEntries.get(key)?.fetchedAt ?? 0);

function sendRequestOf(entry: CacheEntry, fetch: () => Promise<unknown>): Promise<void> {
  const id = (entry.requestId += 1);
  const isLast = () => id === entry.requestId;
  const request = fetch().then(
    (data) => {
      if (id < entry.minValidRequestId) return;
      entry.minValidRequestId = id;
      entry.dataAt = Date.now();
      entry.isRepeated = false;
      if (isLast()) entry.request = undefined;
      setEntryState(entry, { data, isFetching: !isLast() });
    },
    (reason: unknown) => {
      if (id < entry.minValidRequestId || !isLast()) return;
      entry.request = undefined;
      const apiError = toApiError(reason);
      const data = entry.state?.data;
      // After a cancelled request the query is as before it, and the next occasion sends another.
      const error = isCancelled(apiError) ? undefined : apiError;
      setEntryState(entry, (data ?? error) ? { data, error, isFetching: false } : undefined);
    },
  );
  entry.request = request;
  entry.lastFetch = fetch;
  entry.isAbandoned = false;
  entry.fetchedAt = Date.now();
  setEntryState(entry, { data: entry.state?.data, isFetching: true });
  return request;
}

/** Makes the cache ignore the responses to all requests so far. */
function ignoreRequests(entry: CacheEntry): void {
  entry.minValidRequestId = entry.requestId + 1;
  entry.request = undefined;
}

/** Sends a request, unless one that can be shared is in flight. Resolves when the outcome is known; never rejects. */
export function fetchQueryOnce(key: string, fetch: () => Promise<unknown>): Promise<void> {
  const entry = cacheEntryOf(key);
  return (isShareable(entry) && entry.request) || sendRequestOf(entry, fetch);
}

/** Sends a request and ignores the one in flight, which may be from before a change. Never rejects. */
export function refetchQuery(key: string, fetch: () => Promise<unknown>): Promise<void> {
  const entry = cacheEntryOf(key);
  ignoreRequests(entry);
  return sendRequestOf(entry, fetch);
}

/** Stores data that another call returned, after a write; the request in flight is older and is ignored. */
export function setQueryData(key: string, data: unknown): void {
  const entry = cacheEntryOf(key);
  ignoreRequests(entry);
  entry.dataAt = Date.now();
  setEntryState(entry, { data, isFetching: false });
}

/** Stores data that came before the first request. It replaces nothing, and no subscriber is called. */
export function setInitialQueryData(key: string, data: unknown): void {
  const entry = cacheEntryOf(key);
  if (entry.state || entry.request) return;
  entry.dataAt = Date.now();
  entry.state = { data, isFetching: false };
}

/**
 * Marks the data of the named calls, and with `lists` that of every paginated list, as outdated. What no component shows is
 * deleted. Each mounted query is fetched once, and a response to an earlier request is ignored; a mounted list keeps its rows.
 */
export function invalidateQueries(...targets: readonly (NamedCall | 'lists')[]): void {
  for (const [key, entry] of cacheEntries) {
    if (!targets.some((target) => (target === 'lists' ? isListKey(key) : isKeyOfCall(key, target)))) continue;
    if (entry.subscribers.size === 0) cacheEntries.delete(key);
    entry.dataAt = 0;
    const fetch = mountedFetch(entry);
    if (fetch) void refetchQuery(key, fetch);
  }
}

/**
 * When the network comes back, each mounted query is fetched once, a list page only if it failed or is on its way. At every other
 * return, what failed without an answer of the shop is sent again: after a response to another request once.
 */
onUserOrNetworkReturn((sign) => {
  for (const [key, entry] of cacheEntries) {
    const { state, lastFetch, isRepeated } = entry;
    if (entry.subscribers.size === 0) continue;
    const isFailed = state?.error !== undefined && isWithoutApiAnswer(state.error);
    if (sign === 'online') {
      const fetch = state?.error || entry.request ? lastFetch : mountedFetch(entry);
      if (fetch) void refetchQuery(key, fetch);
    } else if (isFailed && lastFetch && !(sign === 'response' ? isRepeated : wasJustFetched(key, focusTimespan))) {
      void sendRequestOf(entry, lastFetch);
    }
    entry.isRepeated = isFailed && sign === 'response';
  }
});

function clearEntries(isMeant: (key: string) => boolean): void {
  for (const [key, entry] of cacheEntries) {
    if (!isMeant(key)) continue;
    if (entry.subscribers.size === 0) cacheEntries.delete(key);
    ignoreRequests(entry);
    entry.dataAt = 0;
    setEntryState(entry, undefined);
  }
}

/** Deletes the data of every other user; of all users when the id is empty. A component that shows some has none then. */
export const clearOtherUsersQueries = (userId: string): void =>
  clearEntries((key) => !isKeyOfUser(key, '') && (userId === '' || !isKeyOfUser(key, userId)));

/** Deletes all data: for a new start without a reload. */
export const clearQueries = (): void => clearEntries(() => true);
