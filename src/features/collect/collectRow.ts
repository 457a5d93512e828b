/** A line of the bag or a saved product with the shop's current data: whether it can be ordered, why not, and how its price changed. */
import type { QuotedLine } from '@/api/packs';
import type { CollectedLine } from '@/features/bag/collectedLines';
import { quantityLimit, type QuantityLimit } from '@/domain/getPurchaseError';

/** `unknown` until the API has responded. */
type RowState = 'unknown' | 'fine' | 'gone' | 'soldOut' | 'shortStock' | 'overLimit';

export interface CollectRow {
  line: CollectedLine;
  /** The API's data for one piece; undefined until the response. */
  quoted: QuotedLine | undefined;
  state: RowState;
  canOrder: boolean;
  limit: QuantityLimit;
  /** The price of one piece when it was added, in minor units; undefined when unchanged. */
  wasPrice: number | undefined;
}

export function collectRow(line: CollectedLine, quoted: QuotedLine | undefined): CollectRow {
  const limit = quantityLimit(quoted && { stock: quoted.stock, limitPerOrder: quoted.limitPerOrder || null });
  const state = rowStateOf(line, quoted, limit);
  const isRepriced = quoted !== undefined && state !== 'gone' && quoted.price !== line.price;
  return { line, quoted, state, canOrder: state === 'fine', limit, wasPrice: isRepriced ? line.price : undefined };
}

/** Stock and limit are compared with the quantity here, so that a change of quantity needs no request. */
function rowStateOf({ quantity }: CollectedLine, quoted: QuotedLine | undefined, limit: QuantityLimit): RowState {
  if (!quoted) return 'unknown';
  if (quoted.problem === 'gone') return 'gone';
  if (quoted.stock === 0 || quoted.problem === 'soldOut') return 'soldOut';
  if (quantity <= limit.max) return 'fine';
  return limit.by === 'stock' ? 'shortStock' : 'overLimit';
}

/** Whether a quote is for exactly these lines; one for other quantities must not be shown as their total. */
export function isQuoteOf(
  quoted: readonly Pick<QuotedLine, 'skuId' | 'quantity'>[],
  lines: readonly Pick<CollectedLine, 'skuId' | 'quantity'>[],
): boolean {
  const quantities = new Map(quoted.map(({ skuId, quantity }) => [skuId, quantity]));
  return quoted.length === lines.length && lines.every(({ skuId, quantity }) => quantities.get(skuId) === quantity);
}
