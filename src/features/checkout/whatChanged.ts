/** What makes the total of a pack another than the one that was shown, so that the customer can be told instead of guessing. */
import type { Pack, PriceLine } from '@/api/schema/order';

export type PackChange =
  /** The price of one piece, minor units. */
  | { kind: 'price'; name: string; before: number; after: number }
  /** It cannot be ordered as asked any more. */
  | { kind: 'line'; name: string }
  /** A price line, minor units; 0 where there is none. */
  | { kind: Exclude<PriceLine['kind'], 'goods'>; before: number; after: number };

type Priced = Pick<Pack, 'lines' | 'priceLines'>;

const otherKinds = ['delivery', 'coupon', 'discountCode', 'balance'] as const;

const amountOf = ({ priceLines }: Priced, kind: PriceLine['kind']): number => priceLines.find((line) => line.kind === kind)?.amount ?? 0;

/** The changes from one quote to the next, lines first. Empty when nothing that is shown differs. */
export function whatChanged(before: Priced, after: Priced): PackChange[] {
  const lines = before.lines.flatMap((old): PackChange[] => {
    const now = after.lines.find(({ skuId }) => skuId === old.skuId);
    if (!now || (now.problem !== null && old.problem === null)) return [{ kind: 'line', name: old.name }];
    return now.price === old.price ? [] : [{ kind: 'price', name: now.name, before: old.price, after: now.price }];
  });
  const sums = otherKinds.flatMap((kind): PackChange[] => {
    const [was, is] = [amountOf(before, kind), amountOf(after, kind)];
    return was === is ? [] : [{ kind, before: was, after: is }];
  });
  return [...lines, ...sums];
}
