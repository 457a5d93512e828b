/** A kept line as the shop has it now: whether it can be ordered, what stands in its way, and what became of its price. */
import type { QuotedLine } from '@/api/schema/order';
import type { CollectedLine } from '@/domain/collected';
import { quantityLimit, type QuantityLimit } from '@/features/goods/whyNotBuy';

/** `unknown` until the shop has answered. */
export type RowState = 'unknown' | 'fine' | 'gone' | 'soldOut' | 'shortStock' | 'overLimit';

export interface CollectRow {
  line: CollectedLine;
  /** What the shop says about one piece; undefined until it has answered. */
  quoted: QuotedLine | undefined;
  state: RowState;
  canOrder: boolean;
  limit: QuantityLimit;
  /** What one piece cost when it was kept, minor units; undefined when it costs the same. */
  wasPrice: number | undefined;
}

export function collectRow(line: CollectedLine, quoted: QuotedLine | undefined): CollectRow {
  const limit = quantityLimit(quoted && { stock: quoted.stock, limitPerOrder: quoted.limitPerOrder || null });
  const state = stateOf(line, quoted, limit);
  const isRepriced = quoted !== undefined && state !== 'gone' && quoted.price !== line.price;
  return { line, quoted, state, canOrder: state === 'fine', limit, wasPrice: isRepriced ? line.price : undefined };
}

/** Stock and limit are compared with what is wanted here, so that a step up or down tells at once. */
function stateOf({ quantity }: CollectedLine, quoted: QuotedLine | undefined, limit: QuantityLimit): RowState {
  if (!quoted) return 'unknown';
  if (quoted.problem === 'gone') return 'gone';
  if (quoted.stock === 0 || quoted.problem === 'soldOut') return 'soldOut';
  if (quantity <= limit.most) return 'fine';
  return limit.by === 'stock' ? 'shortStock' : 'overLimit';
}

/** Whether a quote answers exactly these lines; one for another number of pieces must not be shown as their total. */
export function isQuoteOf(quoted: readonly Pick<QuotedLine, 'skuId' | 'quantity'>[], lines: readonly Pick<CollectedLine, 'skuId' | 'quantity'>[]): boolean {
  const quantities = new Map(quoted.map(({ skuId, quantity }) => [skuId, quantity]));
  return quoted.length === lines.length && lines.every(({ skuId, quantity }) => quantities.get(skuId) === quantity);
}
