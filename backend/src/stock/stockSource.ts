/**
 * The stock of a variant. Vendure's stock level says what is on hand and what is allocated: left is the difference, held by
 * unpaid orders is what is allocated. What is sold is counted beside it.
 */
import type { StockRow } from '../../../shop/domain/rows';
import type { CatalogueReader } from '../catalogue/catalogueReader';
import type { SourceSession, RowSource } from '../store/source';

interface LevelRow {
  sku: string;
  on_hand: number;
  allocated: number;
  sold: string | null;
}

/** Stock of other locations, such as those of another channel, is not sold here. */
const IN_SHOP_LOCATION = 'level."stockLocationId" = (SELECT storefront.shop_location())';

/** The variant of a SKU. An order of a deleted product has the one that was deleted last. */
const variantsOf = (skus: string) => `(
  SELECT DISTINCT ON (sku) id, sku FROM product_variant WHERE sku = ANY(${skus})
  ORDER BY sku, "deletedAt" IS NULL DESC, id DESC
)`;

const levelQuery = `
  SELECT variant.sku, level."stockOnHand" AS on_hand, level."stockAllocated" AS allocated, sold.pieces AS sold
  FROM ${variantsOf('$1')} AS variant
  JOIN stock_level AS level ON level."productVariantId" = variant.id AND ${IN_SHOP_LOCATION}
  LEFT JOIN storefront.sold AS sold ON sold.sku = variant.sku
  ORDER BY level.id`;

/**
 * The guard against selling a piece twice: a writing transaction locks the levels before it looks at them. It looks in a second
 * statement, because after a wait the locking statement itself shows other tables as they were before it.
 */
async function lockLevels({ query, locks }: SourceSession, skus: readonly string[]): Promise<void> {
  if (!locks) return;
  await query(
    `SELECT 1 FROM stock_level AS level JOIN ${variantsOf('$1')} AS variant ON variant.id = level."productVariantId"
     WHERE ${IN_SHOP_LOCATION} ORDER BY level.id FOR NO KEY UPDATE OF level`,
    [skus],
  );
}

/** Creates the source of the stock. Lists read the read model, everything else reads the levels. */
export function createStockSource(catalogue: CatalogueReader): RowSource {
  return {
    async load(session, skus) {
      await lockLevels(session, skus);
      const rows = await session.query<LevelRow>(levelQuery, [skus]);
      return new Map(
        rows.map(({ sku, on_hand, allocated, sold }): [string, StockRow] => [
          sku,
          {
            skuId: sku,
            goodsId: catalogue.goods.sku(sku)?.goods.id ?? '',
            left: on_hand - allocated,
            held: allocated,
            sold: Number(sold ?? 0),
          },
        ]),
      );
    },
    async scan({ query }) {
      await catalogue.readStockChanges(query);
      // The read model has them all.
      return new Map();
    },
    async write({ query }, changes) {
      const rows = changes.map(({ row }) => row as StockRow);
      const skus = rows.map(({ skuId }) => skuId);
      await query(
        `UPDATE stock_level AS level SET "stockOnHand" = given.left + given.held, "stockAllocated" = given.held
         FROM unnest($1::text[], $2::int[], $3::int[]) AS given (sku, "left", held)
         JOIN ${variantsOf('$1')} AS variant ON variant.sku = given.sku
         WHERE level."productVariantId" = variant.id AND ${IN_SHOP_LOCATION}`,
        [skus, rows.map(({ left }) => left), rows.map(({ held }) => held)],
      );
      await query(
        `INSERT INTO storefront.sold (sku, pieces) SELECT * FROM unnest($1::text[], $2::bigint[])
         ON CONFLICT (sku) DO UPDATE SET pieces = excluded.pieces`,
        [skus, rows.map(({ sold }) => sold)],
      );
    },
  };
}
