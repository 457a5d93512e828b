/**
 * The price of a variant and whether it is on sale, when Vendure's tables differ from the read model. A writing transaction
 * reads them again, so that an order never has a price that the administrator has changed since.
 */
import type { SkuChangeRow } from '../../../shop/database';
import type { RowSource } from '../store/source';
import type { CatalogueReader } from './catalogueReader';

interface PriceRow {
  sku: string;
  price: string;
  is_on_sale: boolean;
}

export function createSkuChangeSource(catalogue: CatalogueReader): RowSource {
  return {
    async load({ query, locks }, skus) {
      const changes = new Map<string, SkuChangeRow>();
      if (!locks) return changes;
      const rows = await query<PriceRow>(
        `SELECT variant.sku, price.price, variant.enabled AND product.enabled AS is_on_sale
         FROM product_variant AS variant
         JOIN product ON product.id = variant."productId" AND product."deletedAt" IS NULL
         JOIN product_variant_price AS price ON price."variantId" = variant.id AND price."currencyCode" = $2
           AND price."channelId" = (SELECT storefront.shop_channel())
         WHERE variant.sku = ANY($1) AND variant."deletedAt" IS NULL`,
        [skus, catalogue.goods.currency],
      );
      const bySku = new Map(rows.map((row) => [row.sku, row]));
      for (const sku of skus) {
        const known = catalogue.goods.sku(sku)?.sku;
        const row = bySku.get(sku);
        if (!row?.is_on_sale) changes.set(sku, { price: null, isWithdrawn: true });
        else if (known && Number(row.price) !== known.price)
          changes.set(sku, { price: Number(row.price), isWithdrawn: false });
      }
      return changes;
    },
    // Lists take prices from the read model.
    scan: () => Promise.resolve(new Map()),
    write: () => Promise.reject(new Error('Prices are changed in the administration.')),
  };
}
