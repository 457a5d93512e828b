/**
 * The collected products with the shop's current data, which of them are ticked, and their total. The list is stored in
 * the browser; prices and stock come from the API.
 */
import { useEffect, useState } from 'react';
import type { CollectedLine } from './collected';
import { encodePackLines, fitsOnePack, MAX_PACK_LINES } from '@/features/checkout/packLines';
import { useCollected, type WantedCollectedLine } from './useCollected';
import { useDraft } from '@/hooks/useDraft';
import { collectRow, isQuoteOf } from './collectRow';

import { useDebounce, useMemoizedFn } from 'ahooks';
import { packGoods } from '@/api/homeCalls';
import type { QuotedLine } from '@/api/schema/order';
import { useQuery } from '@/query/useQuery';

/** Why the ticked lines cannot be checked out. `changed`: the API has just reported that one cannot be ordered. */
export type CheckoutError = 'nothingTicked' | 'tooMany' | 'changed';

const isText = (value: unknown): value is string => typeof value === 'string';

export function useCollect() {
  const collected = useCollected();
  const { lines } = collected;
  const ticks = useSelection();
  const quotes = useLineQuotes(lines);
  // Stored for the tab, because the panel in which it is changed stays open over a reload.
  const { draft: changedSku, setDraft: setChangedSku } = useDraft('collect-sku', '', isText);
  const [removed, setRemoved] = useState<{ lines: readonly CollectedLine[]; name: string }>();

  const rows = lines.map((line) => collectRow(line, quotes.bySku.get(line.skuId)));
  const orderable = rows.filter(({ canOrder }) => canOrder);
  const ticked = orderable.filter(({ line }) => ticks.isTicked(line.skuId)).map(({ line }) => line);
  const { fits, pack, error: totalError, retry: retryTotal } = useSelectedPack(ticked);
  const lost = rows.filter(({ state }) => state === 'gone').map(({ line }) => line.skuId);

  // The total shows a problem that the lines do not show yet: the lines are fetched again.
  const isStale = pack !== undefined && !pack.canOrder;
  const refetchQuotes = useMemoizedFn(quotes.retry);
  useEffect(() => {
    if (isStale) refetchQuotes();
  }, [isStale, refetchQuotes]);

  const getCheckoutError = (): CheckoutError | undefined => {
    if (ticked.length === 0) return 'nothingTicked';
    if (!fits) return 'tooMany';
    return isStale ? 'changed' : undefined;
  };
  const remove = (skuIds: readonly string[], name: string) => {
    setRemoved({ lines: lines.filter(({ skuId }) => skuIds.includes(skuId)), name });
    collected.clear(skuIds);
  };
  return {
    rows,
    currency: quotes.currency,
    error: rows.some(({ quoted }) => !quoted) ? quotes.error : undefined,
    /** Whether the API has responded for any line. */
    isKnown: rows.some(({ quoted }) => quoted),
    retry: quotes.retry,
    isTicked: (skuId: string) => ticked.some((line) => line.skuId === skuId),
    canTickAll: orderable.length > 0,
    areAllTicked: orderable.length > 0 && ticked.length === orderable.length,
    tickedCount: ticked.length,
    tick: (skuId: string, isTicked: boolean) => ticks.tick([skuId], isTicked),
    tickAll: (isTicked: boolean) =>
      ticks.tick(
        orderable.map(({ line }) => line.skuId),
        isTicked,
      ),
    setQuantity: collected.setQuantity,
    /** The line whose SKU is being changed. */
    changed: lines.find(({ skuId }) => skuId === changedSku),
    startChange: setChangedSku,
    change: (wanted: WantedCollectedLine) => {
      collected.changeSku(changedSku, wanted);
      ticks.rename(changedSku, wanted.skuId);
    },
    /** Number of lines that the shop no longer has. */
    unavailableCount: lost.length,
    remove,
    removeLost: (name: string) => remove(lost, name),
    /** What was removed last and can be restored; `name` describes it. */
    removed,
    undo: () => {
      if (removed) collected.putBack(removed.lines);
      setRemoved(undefined);
    },
    forgetRemoved: () => setRemoved(undefined),
    /** Quote for the ticked lines; undefined while it loads. */
    pack,
    /** Number of ticked pieces. */
    pieces: ticked.reduce((sum, { quantity }) => sum + quantity, 0),
    totalError: ticked.length > 0 && !pack ? totalError : undefined,
    retryTotal,
    checkoutError: getCheckoutError(),
    /** The ticked lines as URL text for the checkout. */
    packLines: encodePackLines(ticked),
  };
}

export type Collect = ReturnType<typeof useCollect>;

/** Which lines are ticked for the checkout; stored for the tab. */
const none: readonly string[] = [];
const isListOfIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

function useSelection() {
  const { draft: ticked, setDraft } = useDraft('collect', none, isListOfIds);
  return {
    isTicked: (skuId: string) => ticked.includes(skuId),
    tick: (skuIds: readonly string[], isTicked: boolean) => {
      const others = ticked.filter((id) => !skuIds.includes(id));
      setDraft(isTicked ? [...others, ...skuIds] : others);
    },
    /** A line whose SKU changed stays ticked. */
    rename: (oldSkuId: string, skuId: string) =>
      setDraft([...new Set(ticked.map((id) => (id === oldSkuId ? skuId : id)))]),
  };
}

/** Quotes for the collected lines: one for each line, and one for the ticked lines together. */

/** Ms without a change after which the total is fetched: stepping from 1 to 5 causes one request. */
const totalDelayMs = 250;

const onScreen = { keepPreviousData: true, staleTime: 0 } as const;

/**
 * Quotes by SKU, for one piece each: price, stock and limit do not depend on the quantity, so changing it causes no
 * request. A pack holds 100 lines; longer lists take two requests.
 */
function useLineQuotes(lines: readonly CollectedLine[]) {
  const question = (part: readonly CollectedLine[]) =>
    part.length === 0 ? undefined : { lines: part.map(({ skuId }) => ({ skuId, quantity: 1 })), couponId: null };
  const first = useQuery(packGoods, question(lines.slice(0, MAX_PACK_LINES)), onScreen);
  const second = useQuery(packGoods, question(lines.slice(MAX_PACK_LINES)), onScreen);
  const quoted = [...(first.data?.lines ?? []), ...(second.data?.lines ?? [])];
  return {
    bySku: new Map<string, QuotedLine>(quoted.map((line) => [line.skuId, line])),
    currency: first.data?.currency,
    error: first.error ?? second.error,
    retry: () => {
      first.refetch();
      if (lines.length > MAX_PACK_LINES) second.refetch();
    },
  };
}

/** The quote for the ticked lines with the customer's best coupon, as the checkout will show it. */
function useSelectedPack(lines: readonly CollectedLine[]) {
  const wanted = lines.map(({ skuId, quantity }) => ({ skuId, quantity }));
  const fits = fitsOnePack(wanted);
  const settled = useDebounce(JSON.stringify(wanted), { wait: totalDelayMs });
  const isSettled = settled === JSON.stringify(wanted);
  const read = useQuery(packGoods, fits && wanted.length > 0 && isSettled ? { lines: wanted } : undefined, {
    ...onScreen,
    isUserSpecific: true,
  });
  const isAnswered = read.data !== undefined && isQuoteOf(read.data.lines, wanted);
  return {
    /** False when there are too many lines for one order. */
    fits,
    /** Undefined while the quote for exactly these lines loads. */
    pack: isAnswered ? read.data : undefined,
    error: read.error,
    retry: read.refetch,
  };
}
