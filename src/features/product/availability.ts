/** Availability and delivery of a product: whether it is in stock, when it arrives, and the delivery fee. */
import type { GoodsDetail, Sku } from '@/api/products';

/** From this stock on, the remaining quantity is shown. */
const lowStockLimit = 5;

export type Availability =
  | { kind: 'soldOut' }
  /** Sent from this calendar day on (`YYYY-MM-DD`). */
  | { kind: 'presale'; shipsOn: string; arrivesOn: string | undefined }
  /** Virtual: delivered with the order as soon as it is paid. */
  | { kind: 'virtual'; gives: 'code' | 'ticket' | 'nothing' }
  /** `left` is set when few are left. */
  | { kind: 'inStock'; left: number | undefined; arrivesOn: string | undefined };

/** Whether a variant is available, and when it arrives. */
export function availabilityOf(
  goods: Pick<GoodsDetail, 'isVirtual' | 'yields' | 'presale' | 'delivery'>,
  sku: Sku | undefined,
): Availability {
  const arrivesOn = goods.delivery?.arrivesOn;
  if (!sku || sku.stock === 0) return { kind: 'soldOut' };
  if (goods.presale) return { kind: 'presale', shipsOn: goods.presale.shipsOn, arrivesOn };
  if (goods.isVirtual) return { kind: 'virtual', gives: goods.yields ?? 'nothing' };
  return { kind: 'inStock', left: sku.stock <= lowStockLimit ? sku.stock : undefined, arrivesOn };
}

/** `freeFrom`: order value in minor units from which delivery is free, or null. */
export type DeliveryCost = { kind: 'free' } | { kind: 'fee'; fee: number; freeFrom: number | null };

/** Delivery fee of one piece; undefined for virtual products. */
export function deliveryCost(
  { delivery }: Pick<GoodsDetail, 'delivery'>,
  sku: Pick<Sku, 'price'> | undefined,
): DeliveryCost | undefined {
  if (!delivery) return undefined;
  const { fee, freeFrom } = delivery;
  const isFree = fee === 0 || (freeFrom !== null && sku !== undefined && sku.price >= freeFrom);
  return isFree ? { kind: 'free' } : { kind: 'fee', fee, freeFrom };
}
