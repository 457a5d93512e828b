/** What can be ordered of a pack whose lines have problems: the lines that are gone fall away, the others shrink. */
import type { PackLine, QuotedLine } from '@/api/schema/order';

type Line = Pick<QuotedLine, 'skuId' | 'quantity' | 'stock' | 'limitPerOrder' | 'problem'>;

/** Pieces of a line that can be had now; 0 when there are none. */
export function piecesToHave({ quantity, stock, limitPerOrder, problem }: Line): number {
  switch (problem) {
    case null:
      return quantity;
    case 'gone':
    case 'soldOut':
      return 0;
    case 'shortStock':
    case 'overLimit':
      return Math.min(quantity, stock, limitPerOrder ?? quantity);
  }
}

/** The lines that can be ordered, in their order; empty when nothing is left. */
export function orderableLines({ lines }: { lines: readonly Line[] }): PackLine[] {
  return lines.flatMap((line) => {
    const quantity = piecesToHave(line);
    return quantity > 0 ? [{ skuId: line.skuId, quantity }] : [];
  });
}
