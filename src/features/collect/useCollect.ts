/**
 * The bag and the saved products with the shop's current data, and the total of the selected lines. The lists are stored in
 * the browser; prices and stock come from the API.
 */
import { useEffect, useState } from 'react';
import type { CollectedLine } from '@/features/bag/collectedLines';
import { encodePackLines, fitsOnePack, isQuoteOf, MAX_PACK_LINES } from '@/domain/packLines';
import { useBag, useSavedProducts, type CollectedList, type RequestedCollectedLine } from '@/features/bag/useBag';
import { useDraft } from '@/hooks/useDraft';
import { useFeature } from '@/hooks/useFeature';
import { collectRow, type CollectRow } from './collectRow';

import { useDebounce, useMemoizedFn } from 'ahooks';
import type { ApiError } from '@/api/errors';
import { packGoods, type QuotedLine } from '@/api/packs';
import { useQuery } from '@/query/useQuery';

/** Why the selected lines cannot be checked out. `changed`: the API has just reported that one cannot be ordered. */
export type CheckoutError = 'nothingSelected' | 'tooMany' | 'changed';

const isText = (value: unknown): value is string => typeof value === 'string';

/** `isSavedShown`: whether the saved products are asked for; the mini-bag does not show them. */
export function useCollect({ isSavedShown = true }: { isSavedShown?: boolean } = {}) {
  const bag = useBag();
  const saved = useSavedProducts();
  const bagQuotes = useLineQuotes(bag.lines);
  const savedQuotes = useLineQuotes(isSavedShown ? saved.lines : []);
  // Stored for the tab, because the panel in which it is changed stays open over a reload.
  const { draft: changedSku, setDraft: setChangedSku } = useDraft('collect-sku', '', isText);
  const [removed, setRemoved] = useState<{ name: string; undo: () => void }>();

  const rows = bag.lines.map(bagQuotes.rowOf);
  const savedRows = saved.lines.map(savedQuotes.rowOf);
  const orderable = rows.filter(({ canOrder }) => canOrder);
  const selected = orderable.filter(({ line }) => !line.isDeselected).map(({ line }) => line);
  const { fits, pack, subtotalOf, error: totalError, retry: retryTotal } = useSelectedPack(selected);
  const gone = rows.filter(({ state }) => state === 'gone').map(({ line }) => line.skuId);

  // The total shows a problem that the lines do not show yet: the lines are fetched again.
  const isStale = pack !== undefined && !pack.canOrder;
  const refetchQuotes = useMemoizedFn(bagQuotes.retry);
  useEffect(() => {
    if (isStale) refetchQuotes();
  }, [isStale, refetchQuotes]);

  const getCheckoutError = (): CheckoutError | undefined => {
    if (selected.length === 0) return 'nothingSelected';
    if (!fits) return 'tooMany';
    return isStale ? 'changed' : undefined;
  };
  const remove = (list: CollectedList, skuIds: readonly string[], name: string) => {
    const lines = list.lines.filter(({ skuId }) => skuIds.includes(skuId));
    list.remove(skuIds);
    setRemoved({ name, undo: () => list.putBack(lines) });
  };
  /** Adds lines to another list first: when it is full, they stay where they are. */
  const move = (from: CollectedList, to: CollectedList, skuIds: readonly string[], name: string) => {
    const lines = from.lines.filter(({ skuId }) => skuIds.includes(skuId));
    const replaced = to.lines.filter(({ skuId }) => skuIds.includes(skuId));
    // The newest line is added last, so that the order remains.
    const moved = [...lines]
      .reverse()
      .filter(({ goodsId, skuId, quantity, price }) => to.add({ goodsId, skuId, quantity, price }))
      .map(({ skuId }) => skuId);
    if (moved.length === 0) return false;
    from.remove(moved);
    setRemoved({
      name,
      undo: () => {
        to.remove(moved);
        to.putBack(replaced);
        from.putBack(lines);
      },
    });
    return true;
  };
  return {
    rows,
    savedRows,
    currency: bagQuotes.currency ?? savedQuotes.currency,
    error: rows.some(({ quoted }) => !quoted) ? bagQuotes.error : undefined,
    savedError: savedRows.some(({ quoted }) => !quoted) ? savedQuotes.error : undefined,
    /** Whether the API has responded for any line of the bag. */
    isKnown: rows.some(({ quoted }) => quoted),
    retry: bagQuotes.retry,
    retrySaved: savedQuotes.retry,
    /** Fetches prices, stock and the total again. */
    refresh: () => Promise.all([bagQuotes.retry(), savedQuotes.retry(), retryTotal()]),
    isSelected: (skuId: string) => selected.some((line) => line.skuId === skuId),
    canSelectAll: orderable.length > 0,
    areAllSelected: orderable.length > 0 && selected.length === orderable.length,
    selectedCount: selected.length,
    select: (skuId: string, isSelected: boolean) => bag.select([skuId], isSelected),
    selectAll: (isSelected: boolean) =>
      bag.select(
        orderable.map(({ line }) => line.skuId),
        isSelected,
      ),
    setQuantity: bag.setQuantity,
    /** The line whose SKU is being changed. */
    changed: bag.lines.find(({ skuId }) => skuId === changedSku),
    startChange: setChangedSku,
    change: (requested: RequestedCollectedLine) => bag.changeSku(changedSku, requested),
    /** Number of lines in the bag that the shop no longer has. */
    unavailableCount: gone.length,
    removeFromBag: (skuIds: readonly string[], name: string) => remove(bag, skuIds, name),
    removeUnavailable: (name: string) => remove(bag, gone, name),
    removeSaved: (skuIds: readonly string[], name: string) => remove(saved, skuIds, name),
    saveForLater: (skuId: string, name: string) => move(bag, saved, [skuId], name),
    moveToBag: (skuIds: readonly string[], name: string) => move(saved, bag, skuIds, name),
    /** What was removed or moved last and can be undone; `name` describes it. */
    removed,
    undo: () => {
      removed?.undo();
      setRemoved(undefined);
    },
    forgetRemoved: () => setRemoved(undefined),
    /** Quote for the selected lines; undefined while it loads. */
    pack,
    /** Price × quantity of a selected line in minor units, as the API counts it; undefined while it does not. */
    subtotalOf,
    /** Number of selected pieces. */
    pieces: selected.reduce((sum, { quantity }) => sum + quantity, 0),
    totalError: selected.length > 0 && !pack ? totalError : undefined,
    retryTotal,
    checkoutError: getCheckoutError(),
    /** The selected lines as URL text for the checkout. */
    packLines: encodePackLines(selected),
  };
}

export type Collect = ReturnType<typeof useCollect>;

/** Ms without a change after which the total is fetched: stepping from 1 to 5 causes one request. */
const totalQuoteDelayMs = 250;

const malformedResponse: ApiError = { kind: 'malformed' };
const visibleQueryOptions = { keepPreviousData: true, staleTime: 0 } as const;

/**
 * Quotes by SKU, for one piece each: price, stock and limit do not depend on the quantity, so changing it causes no
 * request. A pack holds 100 lines; longer lists take two requests.
 */
function useLineQuotes(lines: readonly CollectedLine[]) {
  const question = (part: readonly CollectedLine[]) =>
    part.length === 0 ? undefined : { lines: part.map(({ skuId }) => ({ skuId, quantity: 1 })), couponId: null };
  const first = useQuery(packGoods, question(lines.slice(0, MAX_PACK_LINES)), visibleQueryOptions);
  const second = useQuery(packGoods, question(lines.slice(MAX_PACK_LINES)), visibleQueryOptions);
  const quoted = [...(first.data?.lines ?? []), ...(second.data?.lines ?? [])];
  const bySku = new Map<string, QuotedLine>(quoted.map((line) => [line.skuId, line]));
  return {
    /** The row of the line at position `at`. */
    rowOf: (line: CollectedLine, at: number): CollectRow =>
      collectRow(line, bySku.get(line.skuId), (at < MAX_PACK_LINES ? first : second).isCurrent),
    currency: first.data?.currency,
    error: first.error ?? second.error,
    retry: async () => {
      await Promise.all([first.refetch(), lines.length > MAX_PACK_LINES && second.refetch()]);
    },
  };
}

/** The quote for the selected lines with the customer's best coupon, as the checkout will show it. */
function useSelectedPack(lines: readonly CollectedLine[]) {
  const requested = lines.map(({ skuId, quantity }) => ({ skuId, quantity }));
  const fits = fitsOnePack(requested);
  const settled = useDebounce(JSON.stringify(requested), { wait: totalQuoteDelayMs });
  const isSettled = settled === JSON.stringify(requested);
  const hasCoupons = useFeature('coupons');
  const input = { lines: requested, ...(!hasCoupons && { couponId: null }) };
  const read = useQuery(packGoods, fits && requested.length > 0 && isSettled ? input : undefined, {
    ...visibleQueryOptions,
    isUserSpecific: true,
  });
  const isAnswered = read.data !== undefined && isQuoteOf(read.data.lines, requested);
  return {
    /** False when there are too many lines for one order. */
    fits,
    /** Undefined while the quote for exactly these lines loads. */
    pack: isAnswered ? read.data : undefined,
    // The quote before the last change still counts the lines that did not change.
    subtotalOf: ({ skuId, quantity }: Pick<CollectedLine, 'skuId' | 'quantity'>): number | undefined =>
      read.data?.lines.find((line) => line.skuId === skuId && line.quantity === quantity)?.subtotal,
    /** An answer for other lines than those that were sent is no total. */
    error: isSettled && read.isCurrent && read.data && !isAnswered ? malformedResponse : read.error,
    retry: read.refetch,
  };
}
