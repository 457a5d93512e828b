/**
 * Recommendations. For a product: related products, then products of the same category. Without a product: popular
 * products, alternating between categories, categories that the customer bought first. Sold-out products are left out.
 */
import type { ShopContext } from '../context';
import type { GoodsRow } from '../catalogueRows';
import type { CustomerRow } from './rows';
import { findGoods, type CurrentGoods } from './search';

/** Returns the recommended products, best first. `goodsId` is the product that the customer views. */
export function recommendGoods(
  context: ShopContext,
  customer: CustomerRow | null,
  goodsId: string | undefined,
): CurrentGoods[] {
  const inStockGoods = findGoods(context, { sort: 'popular', inStock: true }).filter(
    ({ entry }) => entry.goods.id !== goodsId,
  );
  const viewed = goodsId === undefined ? undefined : context.goods.entry(goodsId)?.goods;
  if (viewed) {
    const byRelevance: CurrentGoods[][] = [[], [], [], []];
    for (const found of inStockGoods) byRelevance[relevanceToSeen(viewed, found.entry.goods)]?.push(found);
    return byRelevance.reverse().flat();
  }
  return interleaveCategories(inStockGoods, customer ? listBoughtCategories(context, customer.id) : new Set());
}

/** Returns 0–3: 2 for a related product, plus 1 for the same category. */
const relevanceToSeen = (seen: GoodsRow, goods: GoodsRow): number =>
  (seen.relatedIds.includes(goods.id) ? 2 : 0) +
  (goods.categoryId === seen.categoryId && goods.isVirtual === seen.isVirtual ? 1 : 0);

function listBoughtCategories({ database, goods }: ShopContext, customerId: string): Set<string | null> {
  const lines = database.orders.listByCustomer(customerId).flatMap((order) => order.lines);
  return new Set(lines.map((line) => goods.entry(line.goodsId)?.goods.categoryId ?? null));
}

/** Returns the first product of each category, then the second of each, and so on. Favourite categories come first. */
function interleaveCategories(rows: readonly CurrentGoods[], favourites: ReadonlySet<string | null>): CurrentGoods[] {
  const byCategory = new Map<string | null, CurrentGoods[]>();
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
