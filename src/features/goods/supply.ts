/** What the shop promises about goods before they are bought: whether they are there, when they arrive, and for how much. */
import type { GoodsDetail, Sku } from '@/api/schema/goods';

/** From so few pieces on, how many are left is said. */
const fewPieces = 5;

export type Supply =
  | { kind: 'soldOut' }
  /** Sent from that calendar day on (`YYYY-MM-DD`). */
  | { kind: 'presale'; shipsOn: string; arrivesOn: string | undefined }
  /** No delivery: it is in the order as soon as that is paid. */
  | { kind: 'virtual'; gives: 'code' | 'ticket' | 'nothing' }
  /** `left` when they are few. */
  | { kind: 'inStock'; left: number | undefined; arrivesOn: string | undefined };

/** Whether a combination is there, and when it comes. */
export function supplyOf(goods: Pick<GoodsDetail, 'isVirtual' | 'yields' | 'presale' | 'delivery'>, sku: Sku | undefined): Supply {
  const arrivesOn = goods.delivery?.arrivesOn;
  if (!sku || sku.stock === 0) return { kind: 'soldOut' };
  if (goods.presale) return { kind: 'presale', shipsOn: goods.presale.shipsOn, arrivesOn };
  if (goods.isVirtual) return { kind: 'virtual', gives: goods.yields ?? 'nothing' };
  return { kind: 'inStock', left: sku.stock <= fewPieces ? sku.stock : undefined, arrivesOn };
}

/** `freeFrom`: the order value in minor units from which delivery costs nothing, or null. */
export type DeliveryCost = { kind: 'free' } | { kind: 'fee'; fee: number; freeFrom: number | null };

/** What delivery of one piece costs; undefined for goods that are not delivered. */
export function deliveryCost({ delivery }: Pick<GoodsDetail, 'delivery'>, sku: Sku | undefined): DeliveryCost | undefined {
  if (!delivery) return undefined;
  const { fee, freeFrom } = delivery;
  const isFree = fee === 0 || (freeFrom !== null && sku !== undefined && sku.price >= freeFrom);
  return isFree ? { kind: 'free' } : { kind: 'fee', fee, freeFrom };
}
