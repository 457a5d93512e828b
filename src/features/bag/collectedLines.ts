/**
 * The lists that a browser stores: the bag and the saved products. Newest first, one line per SKU, limited length. Stored
 * values are untrusted and parsed line by line. Home pages read the lists; `useBag` changes them.
 */
import * as v from 'valibot';
import { arrayWithoutInvalid, count, id, price } from '@/api/schema/wire';
import { MAX_PIECES } from '@/domain/packLines';
import { storedList } from '@/hooks/storedList';
import { bagStorage, collectStorage, savedStorage } from '@/lib/storage';

const collectedLine = v.object({
  goodsId: id,
  skuId: id,
  /** 1–999 pieces. */
  quantity: v.pipe(count, v.minValue(1), v.maxValue(MAX_PIECES)),
  /** Price of one piece when it was added, in minor units, to detect a change. */
  price,
  /** When it was added, in ms since 1970; the list is sorted by it. */
  at: count,
  /** In the bag: true when the line is left out of the checkout. Without it the line is selected. */
  isDeselected: v.optional(v.literal(true)),
});
export type CollectedLine = v.InferOutput<typeof collectedLine>;

const storedLines = v.fallback(arrayWithoutInvalid(collectedLine), []);

/** Maximum number of lines of each list. */
export const MAX_COLLECTED_LINES = 200;

/** The valid lines of a stored value, with their known fields. */
export const readCollectedLines = (value: unknown): CollectedLine[] =>
  newestFirstWithoutDuplicates(v.parse(storedLines, value)).slice(0, MAX_COLLECTED_LINES);

/** Sorts newest first and keeps the newest of equal SKUs. */
export function newestFirstWithoutDuplicates(lines: readonly CollectedLine[]): CollectedLine[] {
  const seen = new Set<string>();
  return [...lines].sort((one, other) => other.at - one.at).filter(({ skuId }) => !seen.has(skuId) && seen.add(skuId));
}

/** The lines of the bag. */
export const bagList = storedList(bagStorage, readCollectedLines);

/** The saved products. Before the bag existed they were stored as `collect`, which is read until they change. */
export const savedList = storedList(
  {
    ...savedStorage,
    read: () => savedStorage.read() ?? collectStorage.read(),
    write(lines) {
      savedStorage.write(lines);
      collectStorage.clear();
    },
  },
  readCollectedLines,
);

/** Number of pieces of all lines. */
export const countPieces = (lines: readonly CollectedLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
