/** What changed between two quotes, so that the customer is told why the total is different. */
import type { Pack, PriceLine } from '@/api/packs';

export type PackChange =
  /** The price of one piece in minor units. */
  | { kind: 'price'; name: string; before: number; after: number }
  /** The line can no longer be ordered as requested. */
  | { kind: 'line'; name: string }
  /** A price line in minor units; 0 when there is none. */
  | { kind: Exclude<PriceLine['kind'], 'goods'>; before: number; after: number };

type PricedLines = Pick<Pack, 'lines' | 'priceLines'>;

const otherPriceLineKinds = ['delivery', 'coupon', 'discountCode', 'balance'] as const;

const amountOf = ({ priceLines }: PricedLines, kind: PriceLine['kind']): number =>
  priceLines.find((line) => line.kind === kind)?.amount ?? 0;

/** The changes between two quotes, lines first. Empty when nothing visible differs. */
export function getQuoteChanges(before: PricedLines, after: PricedLines): PackChange[] {
  const lines = before.lines.flatMap((old): PackChange[] => {
    const now = after.lines.find(({ skuId }) => skuId === old.skuId);
    if (!now || (now.problem !== null && old.problem === null)) return [{ kind: 'line', name: old.name }];
    return now.price === old.price ? [] : [{ kind: 'price', name: now.name, before: old.price, after: now.price }];
  });
  const sums = otherPriceLineKinds.flatMap((kind): PackChange[] => {
    const [was, is] = [amountOf(before, kind), amountOf(after, kind)];
    return was === is ? [] : [{ kind, before: was, after: is }];
  });
  return [...lines, ...sums];
}
