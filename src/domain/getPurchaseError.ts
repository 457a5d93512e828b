/** Whether a variant can be bought, and the maximum quantity. */
import type { GoodsDetail, Sku } from '@/api/products';
import { isFeatureOn } from '@/lib/features';
import { MAX_PIECES } from './packLines';

/** `soldOut`: the whole product is sold out. `skuSoldOut`: other variants are available. */
export type PurchaseError = 'notMade' | 'soldOut' | 'skuSoldOut';

/** Why the chosen variant cannot be bought; undefined when it can. */
export function getPurchaseError({ skus }: Pick<GoodsDetail, 'skus'>, sku: Sku | undefined): PurchaseError | undefined {
  if (!sku) return 'notMade';
  if (sku.stock > 0) return undefined;
  return skus.some((other) => other.stock > 0) ? 'skuSoldOut' : 'soldOut';
}

export interface QuantityLimit {
  /** Maximum quantity of one order; 0 when sold out. */
  max: number;
  /** What sets the limit: stock, the shop's limit per order, or the API's limit per order line, about which service can be asked. */
  by: 'stock' | 'order' | 'line';
}

/** The smallest limit of a variant. For equal limits the shop's rule is named, because waiting does not change it. */
export function quantityLimit(sku: Pick<Sku, 'stock' | 'limitPerOrder'> | undefined): QuantityLimit {
  const stock = sku?.stock ?? 0;
  const perOrder = sku?.limitPerOrder ?? Infinity;
  if (Math.min(stock, perOrder) > MAX_PIECES) return { max: MAX_PIECES, by: isFeatureOn('service') ? 'line' : 'order' };
  return perOrder <= stock ? { max: perOrder, by: 'order' } : { max: stock, by: 'stock' };
}

/** Limits a quantity; at least 1, so that there is something to show when the product is sold out. */
export function quantityWithin(requested: number, { max }: QuantityLimit): number {
  return Math.max(1, Math.min(Math.trunc(requested) || 1, max));
}
