/** Whether a combination can be bought, and how many pieces of it at once. */
import type { GoodsDetail, Sku } from '@/api/schema/goods';
import { mostPieces } from '@/domain/packLines';

/** `soldOut`: nothing of the goods is left. `skuSoldOut`: other combinations can still be had. */
export type WhyNotBuy = 'notMade' | 'soldOut' | 'skuSoldOut';

/** Why the chosen combination cannot be bought; undefined when it can. */
export function whyNotBuy({ skus }: Pick<GoodsDetail, 'skus'>, sku: Sku | undefined): WhyNotBuy | undefined {
  if (!sku) return 'notMade';
  if (sku.stock > 0) return undefined;
  return skus.some((other) => other.stock > 0) ? 'skuSoldOut' : 'soldOut';
}

export interface QuantityLimit {
  /** Most pieces of one order; 0 when nothing is left. */
  most: number;
  /** What sets the limit: what is left, the shop's rule for one order, or what one order line can hold at all. */
  by: 'stock' | 'order' | 'line';
}

/** The tightest of the limits on a combination. When two are equal the shop's rule is named: waiting does not help. */
export function quantityLimit(sku: Pick<Sku, 'stock' | 'limitPerOrder'> | undefined): QuantityLimit {
  const stock = sku?.stock ?? 0;
  const perOrder = sku?.limitPerOrder ?? Infinity;
  if (Math.min(stock, perOrder) > mostPieces) return { most: mostPieces, by: 'line' };
  return perOrder <= stock ? { most: perOrder, by: 'order' } : { most: stock, by: 'stock' };
}

/** A wanted number of pieces within the limit; at least 1, so that there is something to show when nothing is left. */
export function quantityWithin(wanted: number, { most }: QuantityLimit): number {
  return Math.max(1, Math.min(Math.trunc(wanted) || 1, most));
}
