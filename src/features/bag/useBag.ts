/**
 * The bag and the saved products in browser storage, each shared by all components and tabs, signed in or not. The bag
 * holds what is checked out together; the saved products are the hearts.
 */
import { useMemo } from 'react';
import { dropPriceAlerts, restorePriceAlerts } from '@/features/alerts/savedPriceAlerts';
import type { StoredList } from '@/hooks/storedList';
import { reportEvent } from '@/lib/reportedEvents';
import { bagList, MAX_COLLECTED_LINES, countPieces, savedList, type CollectedLine } from './collectedLines';
import {
  withLines,
  withAddedPieces,
  withReplacedSku,
  withoutSkus,
  withQuantity,
  withLinesSelected,
} from './collectedLineChanges';

/** A line without its time, which `add` sets. */
export type RequestedCollectedLine = Omit<CollectedLine, 'at'>;

function listChangesOf(stored: StoredList<CollectedLine>, add: typeof withAddedPieces) {
  return {
    /** Adds a line to the front. False when the list is full. */
    add(line: RequestedCollectedLine): boolean {
      const before = stored.read();
      if (before.length >= MAX_COLLECTED_LINES && !before.some(({ skuId }) => skuId === line.skuId)) return false;
      stored.change((lines) => add(lines, { ...line, at: Date.now() }));
      return true;
    },
    /** Restores removed lines at their old position. */
    putBack: (removed: readonly CollectedLine[]) => stored.change((lines) => withLines(lines, removed)),
    /** Sets the quantity, limited to 1–999. */
    setQuantity: (skuId: string, quantity: number) => stored.change((lines) => withQuantity(lines, skuId, quantity)),
    /** Selects lines for the checkout, or leaves them out. */
    select: (skuIds: readonly string[], isSelected: boolean) =>
      stored.change((lines) => withLinesSelected(lines, skuIds, isSelected)),
    /** Replaces a line's SKU by another one of the same product; lines of one SKU are merged. */
    changeSku: (oldSkuId: string, line: RequestedCollectedLine) =>
      stored.change((lines) => withReplacedSku(lines, oldSkuId, line)),
    /** Removes lines. */
    remove: (skuIds: readonly string[]) => stored.change((lines) => withoutSkus(lines, skuIds)),
  } as const;
}

type ListChanges = ReturnType<typeof listChangesOf>;

/** The same changes, which are reported to the hooks of the shop. What an order takes out of the bag is no change by the customer. */
function withChangesReported(changes: ListChanges): ListChanges {
  const report = (action: 'add' | 'remove' | 'change', lines: readonly RequestedCollectedLine[]) => {
    if (lines.length > 0) reportEvent({ kind: 'bag', action, lines });
  };
  const linesWith = (skuIds: readonly string[]) => bagList.read().filter(({ skuId }) => skuIds.includes(skuId));
  return {
    ...changes,
    add(line) {
      const isAdded = changes.add(line);
      if (isAdded) report('add', [line]);
      return isAdded;
    },
    putBack(removed) {
      changes.putBack(removed);
      report('add', removed);
    },
    setQuantity(skuId, quantity) {
      changes.setQuantity(skuId, quantity);
      report('change', linesWith([skuId]));
    },
    changeSku(oldSkuId, line) {
      changes.changeSku(oldSkuId, line);
      report('change', [line]);
    },
    remove(skuIds) {
      const removed = linesWith(skuIds);
      changes.remove(skuIds);
      report('remove', removed);
    },
  };
}

/** Adding what is in the bag already adds up the pieces. */
const plainBagChanges = listChangesOf(bagList, withAddedPieces);
const bagChanges = SHOP.hooks ? withChangesReported(plainBagChanges) : plainBagChanges;
const plainSavedChanges = listChangesOf(savedList, (lines, line) => withLines(lines, [line]));
/** Saving what is saved already replaces quantity and price. Price alerts go with what is removed, and come back with an undo. */
const savedChanges: ListChanges = {
  ...plainSavedChanges,
  putBack(removed) {
    plainSavedChanges.putBack(removed);
    restorePriceAlerts(removed.map(({ skuId }) => skuId));
  },
  remove(skuIds) {
    plainSavedChanges.remove(skuIds);
    dropPriceAlerts(skuIds);
  },
};

/** The lines of the bag, newest first, and the functions that change them. */
export function useBag() {
  const lines = bagList.useRows();
  return useMemo(
    () => ({
      lines,
      pieces: countPieces(lines),
      ...bagChanges,
      /** Removes lines that were ordered. */
      removeOrdered: plainBagChanges.remove,
    }),
    [lines],
  );
}

/** The saved products, newest first, and the functions that change them. */
export function useSavedProducts() {
  const lines = savedList.useRows();
  return useMemo(
    () => ({
      lines,
      count: lines.length,
      hasSku: (skuId: string) => lines.some((line) => line.skuId === skuId),
      ...savedChanges,
    }),
    [lines],
  );
}

export type CollectedList = Pick<ReturnType<typeof useSavedProducts>, 'add' | 'lines' | 'putBack' | 'remove'>;
