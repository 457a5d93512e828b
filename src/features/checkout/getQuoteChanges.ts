/** What changed between two quotes, so that the customer is told why the total is different. */
import type { Pack, PriceLine } from '@/api/packs';

export type PackChange =
  /** The price of one piece in minor units. */
  | { kind: 'price'; name: string; before: number; after: number }
  /** The line can no longer be ordered as requested. */
  | { kind: 'line'; name: string }
  /** A price line in minor units; 0 when there is none. */
  | { kind: (typeof kindOrder)[number]; name?: PriceLine['name']; before: number; after: number };

type PricedLines = Pick<Pack, 'lines' | 'priceLines'>;

/** The kinds of price lines in the order in which their changes are named. */
const kindOrder = ['delivery', 'coupon', 'discountCode', 'fee', 'tax', 'rounding', 'other', 'balance'] as const;

type OtherLine = PriceLine & { kind: (typeof kindOrder)[number] };
const isOther = (line: PriceLine): line is OtherLine => line.kind !== 'goods';

const isSameSum = (one: PriceLine, other: PriceLine): boolean =>
  one.kind === other.kind && (one.name ?? '') === (other.name ?? '');

/** The amounts of all lines like this one; 0 when there is none. */
const amountOf = ({ priceLines }: PricedLines, like: PriceLine): number =>
  priceLines.reduce((sum, line) => sum + (isSameSum(line, like) ? line.amount : 0), 0);

/** The changes between two quotes, lines first. Empty when nothing visible differs. */
export function getQuoteChanges(before: PricedLines, after: PricedLines): PackChange[] {
  const lines = before.lines.flatMap((old): PackChange[] => {
    const now = after.lines.find(({ skuId }) => skuId === old.skuId);
    if (!now || (now.problem !== null && old.problem === null)) return [{ kind: 'line', name: old.name }];
    return now.price === old.price ? [] : [{ kind: 'price', name: now.name, before: old.price, after: now.price }];
  });
  const all = [...before.priceLines, ...after.priceLines]
    .filter(isOther)
    .sort((one, other) => kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind));
  const sums = all.flatMap((line, at): PackChange[] => {
    if (all.findIndex((one) => isSameSum(one, line)) !== at) return [];
    const [was, is] = [amountOf(before, line), amountOf(after, line)];
    return was === is ? [] : [{ kind: line.kind, ...(line.name && { name: line.name }), before: was, after: is }];
  });
  return [...lines, ...sums];
}
