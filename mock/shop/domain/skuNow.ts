/** A SKU as it is sold now: the catalogue's, with what the operator changed since. */
import type { ShopContext } from '../context';
import type { SkuRow } from '../goodsRows';

/** The SKU at today's price, or undefined when it was taken out of the shop. */
export function skuNow({ books }: Pick<ShopContext, 'books'>, sku: SkuRow): SkuRow | undefined {
  const change = books.skuChanges.get(sku.id);
  if (!change) return sku;
  if (change.isWithdrawn) return undefined;
  const price = change.price ?? sku.price;
  // A price that was never dearer has no earlier one to show.
  return { ...sku, price, originalPrice: sku.originalPrice !== null && sku.originalPrice > price ? sku.originalPrice : null };
}
