/** What the shop says about the kept lines: each by itself, and the ticked ones together. */
import { useDebounce } from 'ahooks';
import { packGoods } from '@/api/homeCalls';
import type { QuotedLine } from '@/api/schema/order';
import type { CollectedLine } from '@/domain/collected';
import { fitsOnePack, mostPackLines } from '@/domain/packLines';
import { useRead } from '@/hooks/useRead';
import { isQuoteOf } from './collectRow';

/** Ms without a change after which the total is asked for: whoever steps from 1 to 5 asks once. */
const totalPause = 250;

const onScreen = { keepsLast: true, skipErrorHandler: true, staleTime: 0 } as const;

/**
 * The shop's view of each line by SKU. One piece is asked for, whatever is wanted: price, stock and limit do not depend on
 * it, and a step of the quantity then asks nothing. A pack holds a hundred lines, so a long list is asked for in two.
 */
export function useLineQuotes(lines: readonly CollectedLine[]) {
  const question = (part: readonly CollectedLine[]) =>
    part.length === 0 ? undefined : { lines: part.map(({ skuId }) => ({ skuId, quantity: 1 })), couponId: null };
  const first = useRead(packGoods, question(lines.slice(0, mostPackLines)), onScreen);
  const second = useRead(packGoods, question(lines.slice(mostPackLines)), onScreen);
  const quoted = [...(first.data?.lines ?? []), ...(second.data?.lines ?? [])];
  return {
    bySku: new Map<string, QuotedLine>(quoted.map((line) => [line.skuId, line])),
    currency: first.data?.currency,
    problem: first.problem ?? second.problem,
    retry: () => {
      first.retry();
      if (lines.length > mostPackLines) second.retry();
    },
  };
}

/** The pack of the ticked lines with the best coupon of whoever is signed in, as the checkout will show it. */
export function useTickedPack(lines: readonly CollectedLine[]) {
  const wanted = lines.map(({ skuId, quantity }) => ({ skuId, quantity }));
  const fits = fitsOnePack(wanted);
  const settled = useDebounce(JSON.stringify(wanted), { wait: totalPause });
  const isSettled = settled === JSON.stringify(wanted);
  const read = useRead(packGoods, fits && wanted.length > 0 && isSettled ? { lines: wanted } : undefined, { ...onScreen, isPersonal: true });
  const isAnswered = read.data !== undefined && isQuoteOf(read.data.lines, wanted);
  return {
    /** False when they are too many for one order. */
    fits,
    /** Undefined while the answer for exactly these lines is on its way. */
    pack: isAnswered ? read.data : undefined,
    problem: read.problem,
    retry: read.retry,
  };
}
