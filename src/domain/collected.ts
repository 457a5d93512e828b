/**
 * What a customer keeps (favourites that serve as the basket): rules of the list. Newest first, each SKU once, bounded.
 * What storage gives is untrusted and read line by line.
 */
import { mostPieces } from './packLines';

export interface CollectedLine {
  goodsId: string;
  skuId: string;
  /** 1–999 pieces. */
  quantity: number;
  /** For one piece when it was kept, minor units: so that the customer can be told when it changed. */
  price: number;
  /** When it was kept, ms since 1970; the order of the list. */
  at: number;
}

/** Most lines that are kept. */
export const mostCollected = 200;

const isId = (value: unknown): value is string => typeof value === 'string' && value.length >= 1 && value.length <= 64;
const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;

/** The line with its own fields only, so that nothing foreign is kept along with it. */
function readLine(value: unknown): CollectedLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { goodsId, skuId, quantity, price, at } = value as Record<string, unknown>;
  const isGood =
    isId(goodsId) && isId(skuId) && isWhole(quantity, 1, mostPieces) && isWhole(price, 0, Number.MAX_SAFE_INTEGER) && isWhole(at, 0, Number.MAX_SAFE_INTEGER);
  return isGood ? { goodsId, skuId, quantity, price, at } : undefined;
}

/** The good lines of what was stored; everything else is left out. */
export function readCollected(stored: unknown): CollectedLine[] {
  return Array.isArray(stored) ? arrange(stored.flatMap((value: unknown) => readLine(value) ?? [])).slice(0, mostCollected) : [];
}

/** Newest first, the newest of equal SKUs. */
function arrange(lines: readonly CollectedLine[]): CollectedLine[] {
  const seen = new Set<string>();
  return [...lines].sort((one, other) => other.at - one.at).filter(({ skuId }) => !seen.has(skuId) && seen.add(skuId));
}

/** With these lines in it, each in the place of its time; the same SKU takes over quantity and price. */
export function withLines(lines: readonly CollectedLine[], added: readonly CollectedLine[]): CollectedLine[] {
  const replaced = new Set(added.map(({ skuId }) => skuId));
  return arrange([...lines.filter(({ skuId }) => !replaced.has(skuId)), ...added]).slice(0, mostCollected);
}

export function withoutSkus(lines: readonly CollectedLine[], skuIds: readonly string[]): CollectedLine[] {
  return lines.filter(({ skuId }) => !skuIds.includes(skuId));
}

/** With another number of pieces, brought between 1 and 999. */
export function withQuantity(lines: readonly CollectedLine[], skuId: string, quantity: number): CollectedLine[] {
  const pieces = Number.isNaN(quantity) ? 1 : Math.min(mostPieces, Math.max(1, Math.trunc(quantity)));
  return lines.map((line) => (line.skuId === skuId ? { ...line, quantity: pieces } : line));
}

/** With another SKU of the same goods in the same place. When that one is kept already, both become one line. */
export function withOtherSku(lines: readonly CollectedLine[], oldSkuId: string, wanted: Omit<CollectedLine, 'at'>): CollectedLine[] {
  const old = lines.find(({ skuId }) => skuId === oldSkuId);
  if (!old) return [...lines];
  const twin = oldSkuId === wanted.skuId ? undefined : lines.find(({ skuId }) => skuId === wanted.skuId);
  const quantity = Math.min(mostPieces, wanted.quantity + (twin?.quantity ?? 0));
  return withLines(withoutSkus(lines, [oldSkuId]), [{ ...wanted, quantity, at: old.at }]);
}
