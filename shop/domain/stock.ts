/**
 * Stock of a SKU in pieces: left, held by unpaid orders, sold. Each change moves pieces between two of these, so their sum
 * is constant. None is negative.
 */
import type { ShopContext } from '../context';
import { RuleViolation } from '../shopError';
import type { StockRow } from './rows';

type StockField = 'left' | 'held' | 'sold';

const stockMoves = {
  hold: ['left', 'held'],
  release: ['held', 'left'],
  sell: ['held', 'sold'],
  giveBack: ['sold', 'left'],
} as const satisfies Record<string, readonly [StockField, StockField]>;

/** What an order does with stock: hold, release, sell, or give back after a cancelled payment. */
export type StockMove = keyof typeof stockMoves;

type StockContext = Pick<ShopContext, 'database' | 'goods'>;

/** Returns the stock of a SKU. Without a row it is the stock of the catalogue; an unknown SKU has none. */
export function getStock({ database, goods }: StockContext, skuId: string): StockRow {
  const entry = goods.sku(skuId);
  return (
    database.stock.get(skuId) ?? {
      skuId,
      goodsId: entry?.goods.id ?? '',
      left: entry?.sku.stock ?? 0,
      held: 0,
      sold: 0,
    }
  );
}

/** Puts the pieces of a SKU, and remembers when one that was sold out is in stock again. */
export function putStock(context: StockContext & Pick<ShopContext, 'now'>, row: StockRow): void {
  const { database, now } = context;
  if (row.left > 0 && getStock(context, row.skuId).left === 0) database.restocks.put(row.skuId, now);
  database.stock.put(row.skuId, row);
}

/** Moves pieces. Throws RuleViolation when there are not enough, because callers check the stock first. */
export function moveStock(
  context: Parameters<typeof putStock>[0],
  skuId: string,
  quantity: number,
  move: StockMove,
): void {
  const [from, to] = stockMoves[move];
  const row = getStock(context, skuId);
  if (row[from] < quantity) throw new RuleViolation(`${move} ${quantity} of ${skuId}: only ${row[from]} ${from}`);
  putStock(context, { ...row, [from]: row[from] - quantity, [to]: row[to] + quantity });
}

/** Returns the difference between current and catalogue stock (pieces) by product id, for products with stock rows. */
export function getStockChanges({ database, goods }: StockContext): Map<string, number> {
  const changes = new Map<string, number>();
  for (const row of database.stock.values()) {
    const initialStock = goods.sku(row.skuId)?.sku.stock ?? 0;
    changes.set(row.goodsId, (changes.get(row.goodsId) ?? 0) + row.left - initialStock);
  }
  return changes;
}
