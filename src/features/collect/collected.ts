/**
 * Rules for the collected products (favourites that also are the basket): newest first, one line per SKU, limited
 * length. Stored values are untrusted and parsed line by line.
 */
import { MAX_PIECES } from '@/features/checkout/packLines';
import { isId } from '@/lib/searchParams';

export interface CollectedLine {
  goodsId: string;
  skuId: string;
  /** 1–999 pieces. */
  quantity: number;
  /** Price of one piece when it was collected, in minor units, to detect a change. */
  price: number;
  /** When it was collected, in ms since 1970; the list is sorted by it. */
  at: number;
}

/** Maximum number of lines. */
export const MAX_COLLECTED = 200;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;

/** The line with its known fields only. */
function readLine(value: unknown): CollectedLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { goodsId, skuId, quantity, price, at } = value as Record<string, unknown>;
  const isSuccess =
    isId(goodsId) &&
    isId(skuId) &&
    isWhole(quantity, 1, MAX_PIECES) &&
    isWhole(price, 0, Number.MAX_SAFE_INTEGER) &&
    isWhole(at, 0, Number.MAX_SAFE_INTEGER);
  return isSuccess ? { goodsId, skuId, quantity, price, at } : undefined;
}

/** The valid lines of a stored value. */
export function readCollected(stored: unknown): CollectedLine[] {
  return Array.isArray(stored)
    ? arrange(stored.flatMap((value: unknown) => readLine(value) ?? [])).slice(0, MAX_COLLECTED)
    : [];
}

/** Sorts newest first and keeps the newest of equal SKUs. */
function arrange(lines: readonly CollectedLine[]): CollectedLine[] {
  const seen = new Set<string>();
  return [...lines].sort((one, other) => other.at - one.at).filter(({ skuId }) => !seen.has(skuId) && seen.add(skuId));
}

/** Adds lines, sorted by their time; a line with the same SKU gets the new quantity and price. */
export function withLines(lines: readonly CollectedLine[], added: readonly CollectedLine[]): CollectedLine[] {
  const replaced = new Set(added.map(({ skuId }) => skuId));
  return arrange([...lines.filter(({ skuId }) => !replaced.has(skuId)), ...added]).slice(0, MAX_COLLECTED);
}

export function withoutSkus(lines: readonly CollectedLine[], skuIds: readonly string[]): CollectedLine[] {
  return lines.filter(({ skuId }) => !skuIds.includes(skuId));
}

/** Sets the quantity, limited to 1–999. */
export function withQuantity(lines: readonly CollectedLine[], skuId: string, quantity: number): CollectedLine[] {
  const pieces = Number.isNaN(quantity) ? 1 : Math.min(MAX_PIECES, Math.max(1, Math.trunc(quantity)));
  return lines.map((line) => (line.skuId === skuId ? { ...line, quantity: pieces } : line));
}

/** Replaces the SKU of a line in place. If the new SKU is already collected, both lines are merged. */
export function withOtherSku(
  lines: readonly CollectedLine[],
  oldSkuId: string,
  wanted: Omit<CollectedLine, 'at'>,
): CollectedLine[] {
  const old = lines.find(({ skuId }) => skuId === oldSkuId);
  if (!old) return [...lines];
  const twin = oldSkuId === wanted.skuId ? undefined : lines.find(({ skuId }) => skuId === wanted.skuId);
  const quantity = Math.min(MAX_PIECES, wanted.quantity + (twin?.quantity ?? 0));
  return withLines(withoutSkus(lines, [oldSkuId]), [{ ...wanted, quantity, at: old.at }]);
}
