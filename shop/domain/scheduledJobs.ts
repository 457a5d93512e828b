/** Scheduled jobs. Each order, withdrawal, payment attempt, return and alert has at most one. */
import type { ShopContext } from '../context';
import type { ScheduledJobRow } from './walletRows';

/** Returns the id of the job of a row. `ref` is the row id. */
export const idOfJob = (kind: ScheduledJobRow['kind'], ref: string): string => `${kind}:${ref}`;

/** Schedules the next step of a row at `at` (ms). Replaces its earlier job. `ref` is the row id. */
export function scheduleJob({ database }: ShopContext, kind: ScheduledJobRow['kind'], ref: string, at: number): void {
  database.scheduledJobs.put(idOfJob(kind, ref), { at, kind, ref });
}

/** Removes the job of a row. */
export function cancelJob({ database }: ShopContext, kind: ScheduledJobRow['kind'], ref: string): void {
  database.scheduledJobs.delete(idOfJob(kind, ref));
}

/** Returns the earliest job that is due at `now` and not in `skippedIds`, or undefined. */
export function findNextDueJob(
  { database, now }: Pick<ShopContext, 'database' | 'now'>,
  skippedIds: ReadonlySet<string>,
): ScheduledJobRow | undefined {
  let first: ScheduledJobRow | undefined;
  for (const row of database.scheduledJobs.values())
    if (row.at <= now && (!first || row.at < first.at) && !skippedIds.has(idOfJob(row.kind, row.ref))) first = row;
  return first;
}
