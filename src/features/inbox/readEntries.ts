/**
 * Which entries of the inbox were read, on this device only. Each customer has a row. Articles are the same for everyone, so
 * they have one row for the device, which has no owner. Stored values are untrusted.
 */
import * as v from 'valibot';
import { arrayWithoutInvalid } from '@/api/schema/wire';
import { storedList } from '@/hooks/storedList';
import { jsonStorage } from '@/lib/storage';
import { entryAgeMs, type InboxEntry } from './inboxEntries';

const readRow = v.object({
  /** Id of the customer; empty for the device. */
  owner: v.string(),
  /** Ids of entries, the one read last first. */
  ids: v.array(v.string()),
});
export type ReadRow = v.InferOutput<typeof readRow>;

/** Maximum number of rows, and of ids in each; more than an inbox lists. */
export const MAX_ROWS = 5;
export const MAX_READ = 200;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const readEntriesStorage = jsonStorage('local', 'readEntries', isList);

const stored = v.fallback(arrayWithoutInvalid(readRow), []);

/** The valid rows of a stored value, the one changed last first. */
export const parseReadRows = (value: unknown): ReadRow[] =>
  v
    .parse(stored, value)
    .slice(0, MAX_ROWS)
    .map(({ owner, ids }) => ({ owner, ids: ids.slice(0, MAX_READ) }));

const ownerOf = (entry: InboxEntry, userId: string) => (entry.kind === 'article' ? '' : userId);

/** Whether an entry was read, or is so old that it counts as read. `now`: ms by the shop's clock. */
export const isRead = (rows: readonly ReadRow[], entry: InboxEntry, userId: string, now: number): boolean =>
  now - entry.at >= entryAgeMs ||
  rows.some(({ owner, ids }) => owner === ownerOf(entry, userId) && ids.includes(entry.id));

/** The rows after these entries were read. */
export function withRead(rows: readonly ReadRow[], entries: readonly InboxEntry[], userId: string): ReadRow[] {
  const owners = [...new Set(entries.map((entry) => ownerOf(entry, userId)))];
  const changed = owners.map((owner) => {
    const added = entries.filter((entry) => ownerOf(entry, userId) === owner).map(({ id }) => id);
    const before = rows.find((row) => row.owner === owner)?.ids ?? [];
    return { owner, ids: [...new Set([...added, ...before])].slice(0, MAX_READ) };
  });
  return [...changed, ...rows.filter(({ owner }) => !owners.includes(owner))].slice(0, MAX_ROWS);
}

/** The rows of this device; all tabs share them. */
export const readEntries = storedList(readEntriesStorage, parseReadRows);
