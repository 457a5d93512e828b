/** The stock levels that changed since they were read last. */
import type { Query } from '../store/source';

interface ChangedStock {
  /** The oldest transaction that is open for this answer. What an older one changed is visible to it. */
  readonly oldestOpen: string;
  readonly levels: readonly { readonly sku: string; readonly left: number }[];
}

/** Reads the levels that were changed by the transaction `since` and by later ones. */
export async function readChangedStock(query: Query, since: string): Promise<ChangedStock> {
  const rows = await query<{ seen: string; sku: string | null; left: number | null }>(
    `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS seen, changed.sku, changed."left" FROM (VALUES (1)) AS always
     LEFT JOIN (
       SELECT change.sku, level."stockOnHand" - level."stockAllocated" AS "left"
       FROM storefront.stock_change AS change
       JOIN product_variant AS variant ON variant.sku = change.sku AND variant."deletedAt" IS NULL
       JOIN stock_level AS level ON level."productVariantId" = variant.id
         AND level."stockLocationId" = (SELECT storefront.shop_location())
       WHERE change.changed_by >= $1::xid8
     ) AS changed ON true`,
    [since],
  );
  return {
    oldestOpen: rows[0]?.seen ?? since,
    // Without a change there is one row without a level.
    levels: rows.flatMap(({ sku, left }) => (sku === null || left === null ? [] : { sku, left })),
  };
}
