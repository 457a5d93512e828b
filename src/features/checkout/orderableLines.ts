/** The orderable part of a pack with unavailable lines: unavailable lines are dropped, others are reduced. */
import type { PackLine, QuotedLine } from '@/api/packs';

type StockedLine = Pick<QuotedLine, 'skuId' | 'quantity' | 'stock' | 'limitPerOrder' | 'problem'>;

/** The problem of a line. Of one that the client does not know, stock and limit may say what it is. */
export function lineProblemOf({
  quantity,
  stock,
  limitPerOrder,
  problem,
}: Omit<StockedLine, 'skuId'>): QuotedLine['problem'] {
  if (problem !== 'other' || quantity <= Math.min(stock, limitPerOrder ?? stock)) return problem;
  if (stock === 0) return 'soldOut';
  return quantity > stock ? 'shortStock' : 'overLimit';
}

/** Quantity of a line that can be ordered now; 0 when none. */
export function orderableQuantity(line: StockedLine): number {
  const { quantity, stock, limitPerOrder } = line;
  switch (lineProblemOf(line)) {
    case null:
      return quantity;
    case 'gone':
    case 'soldOut':
    case 'other':
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
