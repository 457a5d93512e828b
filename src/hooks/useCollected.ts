/** What the customer keeps, in browser storage: the same for every component and every tab, signed in or not. */
import { useMemo } from 'react';
import { mostCollected, readCollected, withLines, withOtherSku, withoutSkus, withQuantity, type CollectedLine } from '@/domain/collected';
import { collectSlot } from '@/storage';
import { storedList } from './storedList';

/** A line before it is kept; the moment is the list's own. */
export type WantedCollectedLine = Omit<CollectedLine, 'at'>;

const kept = storedList(collectSlot, readCollected);

const actions = {
  /** Keeps a line; the same SKU again takes over quantity and price. False when the list is full and it was not kept. */
  add(line: WantedCollectedLine): boolean {
    const before = kept.read();
    if (before.length >= mostCollected && !before.some(({ skuId }) => skuId === line.skuId)) return false;
    kept.change((lines) => withLines(lines, [{ ...line, at: Date.now() }]));
    return true;
  },
  remove: (skuId: string) => kept.change((lines) => withoutSkus(lines, [skuId])),
  /** Puts removed lines back into their old place. */
  putBack: (removed: readonly CollectedLine[]) => kept.change((lines) => withLines(lines, removed)),
  /** 1–999 pieces; anything else is brought into these bounds. */
  setQuantity: (skuId: string, quantity: number) => kept.change((lines) => withQuantity(lines, skuId, quantity)),
  /** Takes another SKU of the goods in place of one; when that is kept already, both become one line. */
  changeSku: (oldSkuId: string, line: WantedCollectedLine) => kept.change((lines) => withOtherSku(lines, oldSkuId, line)),
  /** Lets go of these, for example because they were ordered. */
  clear: (skuIds: readonly string[]) => kept.change((lines) => withoutSkus(lines, skuIds)),
} as const;

/** The kept lines, newest first, and the ways to change them. */
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
