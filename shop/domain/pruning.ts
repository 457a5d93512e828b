/**
 * Removes expired rows: sessions, one-time codes, their wrong tries and numbers, and stored responses of operations. Otherwise the database of a running
 * shop grows with every sign-in.
 */
import type { ShopContext } from '../context';
import { DAY_MS, HOUR_MS } from '../time';
import type { Collection } from '../store';
import { CODE_TRY_TTL_MS } from './oneTimeCodes';
import { SESSION_TTL_MS } from './sessions';

/** Time between two prunings of a running shop. */
export const PRUNE_INTERVAL_MS = HOUR_MS;
/** How long a repeated operation id gets its stored response: longer than a session, so a client can always retry. */
export const OPERATION_TTL_MS = SESSION_TTL_MS + DAY_MS;

function removeWhere<Row>(rows: Collection<Row>, isExpired: (row: Row) => boolean): void {
  const expiredIds = [...rows.ids()].filter((id) => {
    const row = rows.get(id);
    return row !== undefined && isExpired(row);
  });
  for (const id of expiredIds) rows.delete(id);
}

/** Removes all rows that are expired at `now`. */
export function pruneExpiredRows({ database, now }: Pick<ShopContext, 'database' | 'now'>): void {
  removeWhere(database.sessions, ({ validUntil }) => validUntil <= now);
  removeWhere(database.oneTimeCodes, ({ validUntil }) => validUntil <= now);
  removeWhere(database.codeTries, ({ wrong, at }) => at + wrong * CODE_TRY_TTL_MS <= now);
  removeWhere(database.codeCounts, ({ until }) => until <= now);
  removeWhere(database.operations, ({ at }) => at !== undefined && at + OPERATION_TTL_MS <= now);
  // Rows of an older version have no time. Their lifetime starts now.
  for (const id of [...database.operations.ids()]) {
    const row = database.operations.get(id);
    if (row && row.at === undefined) database.operations.put(id, { ...row, at: now });
  }
}
