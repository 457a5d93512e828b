/** A line of the bag or a saved product with the shop's current data: whether it can be ordered, why not, and how its price changed. */
import type { QuotedLine } from '@/api/packs';
import type { CollectedLine } from '@/features/bag/collectedLines';
import { quantityLimit, type QuantityLimit } from '@/domain/getPurchaseError';

/** `unknown` until the API has responded; `gone` also when its response says nothing about the line. */
type RowState = 'unknown' | 'fine' | 'gone' | 'soldOut' | 'shortStock' | 'overLimit' | 'other';

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

/** `isAnswered`: the API has responded to a request with this line. */
export function collectRow(line: CollectedLine, quoted: QuotedLine | undefined, isAnswered = false): CollectRow {
  const limit = quantityLimit(quoted && { stock: quoted.stock, limitPerOrder: quoted.limitPerOrder || null });
  const state = quoted || !isAnswered ? rowStateOf(line, quoted, limit) : 'gone';
  const isRepriced = quoted !== undefined && state !== 'gone' && quoted.price !== line.price;
  return { line, quoted, state, canOrder: state === 'fine', limit, wasPrice: isRepriced ? line.price : undefined };
}

/** Stock and limit are compared with the quantity here, so that a change of quantity needs no request. */
function rowStateOf({ quantity }: CollectedLine, quoted: QuotedLine | undefined, limit: QuantityLimit): RowState {
  if (!quoted) return 'unknown';
  if (quoted.problem === 'gone') return 'gone';
  if (quoted.stock === 0 || quoted.problem === 'soldOut') return 'soldOut';
  if (quantity <= limit.max) return quoted.problem === 'other' ? 'other' : 'fine';
  return limit.by === 'stock' ? 'shortStock' : 'overLimit';
}
