/** Counts requests of one kind in a period, over all servers. */
import type { DataSource } from 'typeorm';
import { runInTransaction } from '../store/runInTransaction';

export interface RequestLimit {
  /** Who is limited: a network address, or a text with a prefix that no address has. */
  readonly key: string;
  /** Requests in the period. */
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Counts a request and returns 0. At the limit it counts nothing and returns the ms until the next request. Requests with one key count
 * one after the other: those that come at the same time would all read the same number.
 */
export const countRequest = (dataSource: DataSource, { key, max, windowMs }: RequestLimit): Promise<number> =>
  runInTransaction(dataSource, 'write', {}, async ({ query }) => {
    await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`code_request:${key}`]);
    const now = Date.now();
    const [row] = await query<{ count: string; oldest: string | null }>(
      'SELECT count(*) AS count, min(at) AS oldest FROM storefront.code_request WHERE client = $1 AND at > $2',
      [key, now - windowMs],
    );
    if (Number(row?.count) >= max) return Math.max(1, Number(row?.oldest ?? now) + windowMs - now);
    await query('INSERT INTO storefront.code_request (client, at) VALUES ($1, $2)', [key, now]);
    return 0;
  });
