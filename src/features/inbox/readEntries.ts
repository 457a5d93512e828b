/**
 * Which entries of the inbox were read, on this device only. Each customer has a row. Articles are the same for everyone, so
 * they have one row for the device, which has no owner. Stored values are untrusted.
 */
import * as v from 'valibot';
import { arrayWithoutInvalid } from '@/api/schema/wire';
import { storedList } from '@/hooks/storedList';
import { jsonStorage } from '@/lib/storage';
import { entryAgeMs, type InboxEntry } from './inboxEntries';

const readEntriesRow = v.object({
  /** Id of the customer; empty for the device. */
  owner: v.string(),
  /** Ids of entries, the one read last first. */
  ids: v.array(v.string()),
});
export type ReadEntriesRow = v.InferOutput<typeof readEntriesRow>;

/** Maximum number of rows, and of ids in each; more than an inbox lists. */
export const MAX_ROWS = 5;
export const MAX_READ_IDS = 200;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const readEntriesStorage = jsonStorage('local', 'readEntries', isList);

const storedRows = v.fallback(arrayWithoutInvalid(readEntriesRow), []);

/** The valid rows of a stored value, the one changed last first. */
export const parseReadRows = (value: unknown): ReadEntriesRow[] =>
  v
    .parse(storedRows, value)
    .slice(0, MAX_ROWS)
    .map(({ owner, ids }) => ({ owner, ids: ids.slice(0, MAX_READ_IDS) }));

const ownerOfEntry = (entry: InboxEntry, userId: string) => (entry.kind === 'article' ? '' : userId);

/** Whether an entry was read, or is so old that it counts as read. `now`: ms by the shop's clock. */
export const isEntryRead = (rows: readonly ReadEntriesRow[], entry: InboxEntry, userId: string, now: number): boolean =>
  now - entry.at >= entryAgeMs ||
  rows.some(({ owner, ids }) => owner === ownerOfEntry(entry, userId) && ids.includes(entry.id));

/** The rows after these entries were read. */
export function withEntriesRead(
  rows: readonly ReadEntriesRow[],
  entries: readonly InboxEntry[],
  userId: string,
): ReadEntriesRow[] {
  const owners = [...new Set(entries.map((entry) => ownerOfEntry(entry, userId)))];
  const changed = owners.map((owner) => {
    const added = entries.filter((entry) => ownerOfEntry(entry, userId) === owner).map(({ id }) => id);
    const before = rows.find((row) => row.owner === owner)?.ids ?? [];
    return { owner, ids: [...new Set([...added, ...before])].slice(0, MAX_READ_IDS) };
  });
  return [...changed, ...rows.filter(({ owner }) => !owners.includes(owner))].slice(0, MAX_ROWS);
}

/** The rows of this device; all tabs share them. */
export const readEntriesList = storedList(readEntriesStorage, parseReadRows);
