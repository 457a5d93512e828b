/** Counts requests of one kind in a period, over all servers. */
import type { DataSource } from 'typeorm';
import { runInTransaction } from '../store/runInTransaction';
import type { Query } from '../store/source';

export interface RequestLimit {
  /** Who is limited: a network address, or a text with a prefix that no address has. */
  readonly key: string;
  /** Requests in the period. */
  readonly max: number;
  readonly windowMs: number;
}

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
  return count < max ? 1 : Math.max(1, Number(row?.oldest ?? now) + windowMs - now);
}

/** Counts a request with each of the keys. */
export async function addRequests(query: Query, keys: readonly string[]): Promise<void> {
  await query('INSERT INTO storefront.code_request (client, at) SELECT unnest($1::text[]), $2', [keys, Date.now()]);
}

/**
 * Counts a request and returns 0. At the limit it counts nothing and returns the ms until the next request. Requests with one key count
 * one after the other: those that come at the same time would all read the same number.
 */
export const countRequest = (dataSource: DataSource, limit: RequestLimit): Promise<number> =>
  runInTransaction(dataSource, 'write', {}, async ({ query }) => {
    await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lockNameOf(limit)]);
    const waitMs = await readWait(query, limit);
    if (waitMs === 0) await addRequests(query, [limit.key]);
    return waitMs;
  });

/**
 * The same for requests that are counted only when they fail, at the end of a long transaction. None waits for another, because each
 * holds a connection meanwhile: each takes a shared lock and counts the other holders of it. The holders are read before the requests
 * that were counted, so that one which ends in between is not missed.
 */
export async function readWaitOfTry(query: Query, limit: RequestLimit): Promise<number> {
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
