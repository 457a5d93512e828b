/**
 * What the shop recommends: to go with other goods, what the catalogue pairs with them, then more of their kind; on its own, the popular goods of every
 * category in turn, beginning with the kinds that the customer bought. Sold-out goods are not recommended.
 */
import type { ShopContext } from '../context';
import type { GoodsRow } from '../goodsRows';
import type { CustomerRow } from './rows';
import { findGoods, type FoundGoods } from './search';

/** Everything worth recommending, best first. `goodsId` is what the customer looks at. */
export function recommended(context: ShopContext, customer: CustomerRow | null, goodsId: string | undefined): FoundGoods[] {
  const sellable = findGoods(context, { sort: 'popular', inStock: true }).filter(({ entry }) => entry.goods.id !== goodsId);
  const seen = goodsId === undefined ? undefined : context.goods.entry(goodsId)?.goods;
  if (seen) {
    const byCloseness: FoundGoods[][] = [[], [], [], []];
    for (const found of sellable) byCloseness[closeness(seen, found.entry.goods)]?.push(found);
    return byCloseness.reverse().flat();
  }
  return inTurn(sellable, customer ? boughtCategories(context, customer.id) : new Set());
}

/** 0 to 3: paired with it counts two, of its kind one. */
const closeness = (seen: GoodsRow, goods: GoodsRow): number =>
  (seen.relatedIds.includes(goods.id) ? 2 : 0) + (goods.categoryId === seen.categoryId && goods.isVirtual === seen.isVirtual ? 1 : 0);

function boughtCategories({ books, goods }: ShopContext, customerId: string): Set<string | null> {
  const lines = books.orders.listOf(customerId).flatMap((order) => order.lines);
  return new Set(lines.map((line) => goods.entry(line.goodsId)?.goods.categoryId ?? null));
}

/** One of each category, then the next of each, so that no kind fills the page. */
function inTurn(rows: readonly FoundGoods[], favourites: ReadonlySet<string | null>): FoundGoods[] {
  const byCategory = new Map<string | null, FoundGoods[]>();
  for (const row of rows) {
    const key = row.entry.goods.categoryId;
    const group = byCategory.get(key) ?? [];
    byCategory.set(key, group);
    group.push(row);
  }
  const groups = [...byCategory].sort(([one], [other]) => Number(favourites.has(other)) - Number(favourites.has(one)));
  const longest = Math.max(0, ...groups.map(([, group]) => group.length));
  return Array.from({ length: longest }, (_, index) => groups.flatMap(([, group]) => group[index] ?? [])).flat();
}
