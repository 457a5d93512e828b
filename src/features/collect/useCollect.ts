/**
 * The kept goods as list and basket: each line as the shop has it now, which are ticked, and what those cost together. The
 * list itself is the browser's own; only prices and stock are the shop's.
 */
import { useEffect, useRef, useState } from 'react';
import type { CollectedLine } from '@/domain/collected';
import { encodePackLines } from '@/domain/packLines';
import { useCollected, type WantedCollectedLine } from '@/hooks/useCollected';
import { useDraft } from '@/hooks/useDraft';
import { collectRow } from './collectRow';
import { useLineQuotes, useTickedPack } from './useQuotes';
import { useTicks } from './useTicks';

/** Why the ticked lines cannot be checked out. `changed`: the shop has just said that one of them cannot be ordered. */
export type WhyNotCheckOut = 'nothingTicked' | 'tooMany' | 'changed';

const isText = (value: unknown): value is string => typeof value === 'string';

export function useCollect() {
  const collected = useCollected();
  const { lines } = collected;
  const ticks = useTicks();
  const quotes = useLineQuotes(lines);
  // Kept over a reload, because the sheet in which it is changed stays open over one.
  const { draft: changedSku, setDraft: setChangedSku } = useDraft('collect-sku', '', isText);
  const [removed, setRemoved] = useState<{ lines: readonly CollectedLine[]; name: string }>();

  const rows = lines.map((line) => collectRow(line, quotes.bySku.get(line.skuId)));
  const orderable = rows.filter(({ canOrder }) => canOrder);
  const ticked = orderable.filter(({ line }) => ticks.isTicked(line.skuId)).map(({ line }) => line);
  const { fits, pack, problem: totalProblem, retry: retryTotal } = useTickedPack(ticked);
  const lost = rows.filter(({ state }) => state === 'gone').map(({ line }) => line.skuId);

  // The total knows of something that the list does not show yet: it is asked again, so that the line itself says it.
  const isOutdated = pack !== undefined && !pack.canOrder;
  const askAgain = useRef(quotes.retry);
  askAgain.current = quotes.retry;
  useEffect(() => {
    if (isOutdated) askAgain.current();
  }, [isOutdated]);

  const whyNot = (): WhyNotCheckOut | undefined => {
    if (ticked.length === 0) return 'nothingTicked';
    if (!fits) return 'tooMany';
    return isOutdated ? 'changed' : undefined;
  };
  const remove = (skuIds: readonly string[], name: string) => {
    setRemoved({ lines: lines.filter(({ skuId }) => skuIds.includes(skuId)), name });
    collected.clear(skuIds);
  };
  return {
    rows,
    currency: quotes.currency,
    problem: rows.some(({ quoted }) => !quoted) ? quotes.problem : undefined,
    /** Whether the shop has said something about any line at all. */
    isKnown: rows.some(({ quoted }) => quoted),
    retry: quotes.retry,
    isTicked: (skuId: string) => ticked.some((line) => line.skuId === skuId),
    canTickAll: orderable.length > 0,
    areAllTicked: orderable.length > 0 && ticked.length === orderable.length,
    tickedCount: ticked.length,
    tick: (skuId: string, isTicked: boolean) => ticks.tick([skuId], isTicked),
    tickAll: (isTicked: boolean) => ticks.tick(orderable.map(({ line }) => line.skuId), isTicked),
    setQuantity: collected.setQuantity,
    /** The line that is about to get another SKU. */
    changed: lines.find(({ skuId }) => skuId === changedSku),
    startChange: setChangedSku,
    change: (wanted: WantedCollectedLine) => {
      collected.changeSku(changedSku, wanted);
      ticks.rename(changedSku, wanted.skuId);
    },
    /** Lines that the shop no longer has at all. */
    lostCount: lost.length,
    remove,
    removeLost: (name: string) => remove(lost, name),
    /** What was removed last and can come back; `name` is what it is called. */
    removed,
    undo: () => {
      if (removed) collected.putBack(removed.lines);
      setRemoved(undefined);
    },
    forgetRemoved: () => setRemoved(undefined),
    /** What the ticked lines cost together; undefined while that is asked. */
    pack,
    /** Pieces that are ticked. */
    pieces: ticked.reduce((sum, { quantity }) => sum + quantity, 0),
    totalProblem: ticked.length > 0 && !pack ? totalProblem : undefined,
    retryTotal,
    whyNotCheckOut: whyNot(),
    /** The ticked lines as the checkout takes them. */
    packLines: encodePackLines(ticked),
  };
}

export type Collect = ReturnType<typeof useCollect>;
