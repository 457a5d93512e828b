/** Counts requests of one kind in a period, over all servers. */
import type { DataSource } from 'typeorm';
import { errorCodeOf, queryOf, runInTransaction } from '../store/runInTransaction';
import type { Query } from '../store/source';

export interface RequestLimit {
  /** Who is limited: a network address, or a text with a prefix that no address has. */
  readonly key: string;
  /** Requests in the period. */
  readonly max: number;
  readonly windowMs: number;
}

/** Time in ms after which a request that waits for others of its key is refused. */
const LOCK_TIMEOUT_MS = 2_000;
/** PostgreSQL's code of the error after that time. */
const LOCK_NOT_AVAILABLE = '55P03';

const lockNameOf = ({ key }: RequestLimit) => `code_request:${key}`;

/** Returns 0, or at the limit the ms until the next request. `pending` are requests that may be counted any moment. */
export async function readWait(query: Query, { key, max, windowMs }: RequestLimit, pending = 0): Promise<number> {
  const now = Date.now();
  const [row] = await query<{ count: string; oldest: string | null }>(
    'SELECT count(*) AS count, min(at) AS oldest FROM storefront.code_request WHERE client = $1 AND at > $2',
    [key, now - windowMs],
  );
  const count = Number(row?.count);
  if (count + pending < max) return 0;
  // The query may have waited for a connection: a request that it counts can be later than `now`.
  return count < max ? 1 : Math.min(windowMs, Math.max(1, Number(row?.oldest ?? now) + windowMs - now));
}

/** Counts a request with each of the keys. */
export async function addRequests(query: Query, keys: readonly string[]): Promise<void> {
  await query('INSERT INTO storefront.code_request (client, at) SELECT unnest($1::text[]), $2', [keys, Date.now()]);
}

/**
 * Counts a request and returns 0. At the limit it counts nothing and returns the ms until the next request. Requests with one key count
 * one after the other: those that come at the same time would all read the same number. A request that is refused anyway takes no lock,
 * and none waits longer than LOCK_TIMEOUT_MS, because it holds a connection meanwhile.
 */
export async function countRequest(dataSource: DataSource, limit: RequestLimit): Promise<number> {
  const waitMs = await readWait(queryOf(dataSource), limit);
  return waitMs > 0 ? waitMs : runInTransaction(dataSource, 'write', {}, ({ query }) => countLocked(query, limit));
}

async function countLocked(query: Query, limit: RequestLimit): Promise<number> {
  await query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  try {
    await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lockNameOf(limit)]);
  } catch (error) {
    // The transaction has failed, and its commit is a rollback. It is not repeated, as other conflicts are.
    if (errorCodeOf(error) === LOCK_NOT_AVAILABLE) return LOCK_TIMEOUT_MS;
    throw error;
  }
  const waitMs = await readWait(query, limit);
  if (waitMs === 0) await addRequests(query, [limit.key]);
  return waitMs;
}

/**
 * The same for requests that are counted only when they fail, at the end of a long transaction. None waits for another, because each
 * holds a connection meanwhile: each takes a shared lock and counts the other holders of it. The holders are read before the requests
 * that were counted, so that one which ends in between is not missed.
 */
export async function readWaitOfAttempt(query: Query, limit: RequestLimit): Promise<number> {
  await query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [lockNameOf(limit)]);
  const [others] = await query<{ count: string }>(
    `SELECT count(*) FROM pg_locks, hashtextextended($1, 0) AS hash
     WHERE locktype = 'advisory' AND objsubid = 1 AND pid <> pg_backend_pid()
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND (classid::bigint << 32 | objid::bigint) = hash`,
    [lockNameOf(limit)],
  );
  return readWait(query, limit, Number(others?.count));
}
