/** What changed in the catalogue since it was read last, by the snapshots of transactions that PostgreSQL keeps. */
import type { Query } from '../store/source';

export interface CatalogueChanges {
  /** Another one: all of the catalogue has to be read again. */
  readonly version: string;
  /** Another one: the content has to be read again. */
  readonly contentVersion: string;
  /** What this answer has seen. */
  readonly snapshot: string;
  /** Ids in Vendure of the products that changed since the snapshot, those that changed last at the end. */
  readonly productIds: readonly number[];
}

/**
 * Returns the products that were changed by transactions which `seen` does not have yet: each change once, also when a long
 * transaction is committed late. Without `seen`, none. The changes of the own transaction are left out: it can still be rolled back.
 * Numbers of transactions that are still to come are those of another PostgreSQL, of which this is a backup.
 */
export async function readCatalogueChanges(query: Query, seen: string | undefined): Promise<CatalogueChanges> {
  const [row] = await query<{ version: string; content: string; snapshot: string; changed: number[] | null }>(
    `SELECT version, content, pg_current_snapshot()::text AS snapshot, (
       SELECT array_agg(product_id ORDER BY changed_by) FROM storefront.product_change
       WHERE changed_by >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(changed_by, $1::pg_snapshot)
         AND changed_by < pg_snapshot_xmax(pg_current_snapshot())
         AND changed_by IS DISTINCT FROM pg_current_xact_id_if_assigned()
     ) AS changed FROM storefront.catalogue_version`,
    [seen ?? null],
  );
  if (!row) throw new Error('The database has no version of the catalogue.');
  const { version, content: contentVersion, snapshot, changed } = row;
  return { version, contentVersion, snapshot, productIds: changed ?? [] };
}

/** The oldest transaction that was open. What an older one changed is visible in the snapshot. */
export const oldestOpenIn = (snapshot: string): string => snapshot.slice(0, snapshot.indexOf(':'));

/** The one of two transactions that began first. */
export const olderOf = (one: string, other: string): string => (BigInt(one) < BigInt(other) ? one : other);

/**
 * Removes all but one change of each product. That one is noted again: a change that is committed late can have a lower number than
 * one that a reader has seen. What another PostgreSQL has noted, of which this is a backup, is noted again as well.
 */
export async function pruneProductChanges(query: Query): Promise<void> {
  await query(
    `WITH removed AS (
       DELETE FROM storefront.product_change AS change
       WHERE changed_by >= pg_snapshot_xmax(pg_current_snapshot()) OR EXISTS (
         SELECT FROM storefront.product_change AS other
         WHERE other.product_id = change.product_id AND other.changed_by <> change.changed_by
       ) RETURNING product_id
     )
     INSERT INTO storefront.product_change (product_id) SELECT DISTINCT product_id FROM removed ON CONFLICT DO NOTHING`,
  );
}
