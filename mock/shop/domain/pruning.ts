/**
 * What has run out and can never be used again leaves the books: sessions, one-time codes, and the remembered answers of
 * operations. Without it a shop that stays open keeps a row for each sign-in there ever was.
 */
import type { ShopContext } from '../context';
import { DAY, HOUR } from '../time';
import type { Collection } from '../store';
import { SESSION_MS } from './sessions';

/** Ms between two rounds of an open shop. */
export const PRUNE_EVERY = HOUR;
/** Ms for which an operation gets its first answer again: longer than the session in which it was begun. */
export const OPERATION_MS = SESSION_MS + DAY;

function removeWhere<Row>(rows: Collection<Row>, isOver: (row: Row) => boolean): void {
  const over = [...rows.ids()].filter((id) => {
    const row = rows.get(id);
    return row !== undefined && isOver(row);
  });
  for (const id of over) rows.delete(id);
}

/** Removes what has run out. */
export function prune({ books, now }: Pick<ShopContext, 'books' | 'now'>): void {
  removeWhere(books.sessions, ({ validUntil }) => validUntil <= now);
  removeWhere(books.oneTimeCodes, ({ validUntil }) => validUntil <= now);
  removeWhere(books.operations, ({ at }) => at !== undefined && at + OPERATION_MS <= now);
  // Books of an older version do not say when; their time begins now.
  for (const id of [...books.operations.ids()]) {
    const row = books.operations.get(id);
    if (row && row.at === undefined) books.operations.put(id, { ...row, at: now });
  }
}
