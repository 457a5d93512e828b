/** The orderable part of a pack with unavailable lines: unavailable lines are dropped, others are reduced. */
import type { PackLine, QuotedLine } from '@/api/packs';

type StockedLine = Pick<QuotedLine, 'skuId' | 'quantity' | 'stock' | 'limitPerOrder' | 'problem'>;

/** Quantity of a line that can be ordered now; 0 when none. */
export function orderableQuantity({ quantity, stock, limitPerOrder, problem }: StockedLine): number {
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

/** The lines that can be ordered, in their order; empty when none are left. */
export function orderableLines({ lines }: { lines: readonly StockedLine[] }): PackLine[] {
  return lines.flatMap((line) => {
    const quantity = orderableQuantity(line);
    return quantity > 0 ? [{ skuId: line.skuId, quantity }] : [];
  });
}
