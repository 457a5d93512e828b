/** The collected products in browser storage, shared by all components and tabs, signed in or not. */
import { useMemo } from 'react';
import {
  MAX_COLLECTED,
  readCollected,
  withLines,
  withOtherSku,
  withoutSkus,
  withQuantity,
  type CollectedLine,
} from './collected';
import { collectStorage } from '@/lib/storage';
import { storedList } from '@/hooks/storedList';

/** A line without its time, which `add` sets. */
export type WantedCollectedLine = Omit<CollectedLine, 'at'>;

const kept = storedList(collectStorage, readCollected);

const actions = {
  /** Adds a line; a line with the same SKU gets the new quantity and price. False when the list is full. */
  add(line: WantedCollectedLine): boolean {
    const before = kept.read();
    if (before.length >= MAX_COLLECTED && !before.some(({ skuId }) => skuId === line.skuId)) return false;
    kept.change((lines) => withLines(lines, [{ ...line, at: Date.now() }]));
    return true;
  },
  remove: (skuId: string) => kept.change((lines) => withoutSkus(lines, [skuId])),
  /** Restores removed lines at their old position. */
  putBack: (removed: readonly CollectedLine[]) => kept.change((lines) => withLines(lines, removed)),
  /** Sets the quantity, limited to 1–999. */
  setQuantity: (skuId: string, quantity: number) => kept.change((lines) => withQuantity(lines, skuId, quantity)),
  /** Replaces a line's SKU by another one of the same product; lines of one SKU are merged. */
  changeSku: (oldSkuId: string, line: WantedCollectedLine) =>
    kept.change((lines) => withOtherSku(lines, oldSkuId, line)),
  /** Removes lines, for example because they were ordered. */
  clear: (skuIds: readonly string[]) => kept.change((lines) => withoutSkus(lines, skuIds)),
} as const;

/** The collected lines, newest first, and the functions that change them. */
export function useCollected() {
  const lines = kept.useRows();
  return useMemo(
    () => ({
      lines,
      count: lines.length,
      has: (goodsId: string) => lines.some((line) => line.goodsId === goodsId),
      hasSku: (skuId: string) => lines.some((line) => line.skuId === skuId),
      ...actions,
    }),
    [lines],
  );
}
