/** A SKU of the catalogue with the changes of the operator. */
import type { ShopContext } from '../context';
import type { SkuRow } from '../catalogueRows';

/** Returns the SKU with its current price, or undefined when it is withdrawn. */
export function getCurrentSku({ database }: Pick<ShopContext, 'database'>, sku: SkuRow): SkuRow | undefined {
  const change = database.skuChanges.get(sku.id);
  if (!change) return sku;
  if (change.isWithdrawn) return undefined;
  const price = change.price ?? sku.price;
  // An original price that is not higher than the current price is not shown.
  return {
    ...sku,
    price,
    originalPrice: sku.originalPrice !== null && sku.originalPrice > price ? sku.originalPrice : null,
  };
}
