/** The changes of a list of lines, as functions of the lines. */
import { MAX_PIECES } from '@/domain/packLines';
import { newestFirstWithoutDuplicates, MAX_COLLECTED_LINES, type CollectedLine } from './collectedLines';

/** Adds lines, sorted by their time; a line with the same SKU gets the new quantity and price. */
export function withLines(lines: readonly CollectedLine[], added: readonly CollectedLine[]): CollectedLine[] {
  const replaced = new Set(added.map(({ skuId }) => skuId));
  return newestFirstWithoutDuplicates([...added, ...lines.filter(({ skuId }) => !replaced.has(skuId))]).slice(
    0,
    MAX_COLLECTED_LINES,
  );
}

/** Adds a line; the pieces of a line with the same SKU are added to its quantity, at most 999. */
export function withAddedPieces(lines: readonly CollectedLine[], added: CollectedLine): CollectedLine[] {
  const quantity = lines.find(({ skuId }) => skuId === added.skuId)?.quantity ?? 0;
  return withLines(lines, [{ ...added, quantity: Math.min(MAX_PIECES, quantity + added.quantity) }]);
}

export function withoutSkus(lines: readonly CollectedLine[], skuIds: readonly string[]): CollectedLine[] {
  return lines.filter(({ skuId }) => !skuIds.includes(skuId));
}

/** Sets the quantity, limited to 1–999. */
export function withQuantity(lines: readonly CollectedLine[], skuId: string, quantity: number): CollectedLine[] {
  const pieces = Number.isNaN(quantity) ? 1 : Math.min(MAX_PIECES, Math.max(1, Math.trunc(quantity)));
  return lines.map((line) => (line.skuId === skuId ? { ...line, quantity: pieces } : line));
}

/** Selects lines for the checkout, or leaves them out. */
export function withLinesSelected(
  lines: readonly CollectedLine[],
  skuIds: readonly string[],
  isSelected: boolean,
): CollectedLine[] {
  return lines.map((line) => {
    if (!skuIds.includes(line.skuId)) return line;
    const { isDeselected: _, ...rest } = line;
    return isSelected ? rest : { ...rest, isDeselected: true };
  });
}

/** Replaces the SKU of a line in place. If the list has the new SKU already, both lines are merged. */
export function withReplacedSku(
  lines: readonly CollectedLine[],
  oldSkuId: string,
  requested: Omit<CollectedLine, 'at'>,
): CollectedLine[] {
  const old = lines.find(({ skuId }) => skuId === oldSkuId);
  if (!old) return [...lines];
  const twin = oldSkuId === requested.skuId ? undefined : lines.find(({ skuId }) => skuId === requested.skuId);
  const quantity = Math.min(MAX_PIECES, requested.quantity + (twin?.quantity ?? 0));
  return withLines(withoutSkus(lines, [oldSkuId]), [
    { ...requested, quantity, at: old.at, ...(old.isDeselected && { isDeselected: true }) },
  ]);
}
