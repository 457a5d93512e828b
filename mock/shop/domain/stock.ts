/**
 * Pieces of a SKU. They only ever move between left, held (by an unpaid order) and sold, so the three always add up to
 * what the shop was given, and none falls below zero.
 */
import type { ShopContext } from '../context';
import type { StockRow } from './rows';

type Place = 'left' | 'held' | 'sold';

const moves = {
  hold: ['left', 'held'],
  release: ['held', 'left'],
  sell: ['held', 'sold'],
  giveBack: ['sold', 'left'],
} as const satisfies Record<string, readonly [Place, Place]>;

export type StockMove = keyof typeof moves;

type StockContext = Pick<ShopContext, 'books' | 'goods'>;

/** The pieces of a SKU; a SKU that nobody touched has what the catalogue gave it, an unknown one has none. */
export function stockOf({ books, goods }: StockContext, skuId: string): StockRow {
  const known = goods.sku(skuId);
  return books.stock.get(skuId) ?? { skuId, goodsId: known?.goods.id ?? '', left: known?.sku.stock ?? 0, held: 0, sold: 0 };
}

/** Moves pieces. Throws a RangeError when there are not as many: whoever moves has asked before. */
export function moveStock(context: StockContext, skuId: string, quantity: number, move: StockMove): void {
  const [from, to] = moves[move];
  const row = stockOf(context, skuId);
  if (row[from] < quantity) throw new RangeError(`${move} ${quantity} of ${skuId}: only ${row[from]} ${from}`);
  context.books.stock.put(skuId, { ...row, [from]: row[from] - quantity, [to]: row[to] + quantity });
}

/** How many more or fewer pieces are left than the catalogue says, by goods id; only goods that somebody touched. */
export function stockChanges({ books, goods }: StockContext): Map<string, number> {
  const changes = new Map<string, number>();
  for (const row of books.stock.values()) {
    const given = goods.sku(row.skuId)?.sku.stock ?? 0;
    changes.set(row.goodsId, (changes.get(row.goodsId) ?? 0) + row.left - given);
  }
  return changes;
}
