/** Finding goods: one walk through the sorted index, with today's stock and prices. */
import type { GoodsSort } from '../../../src/api/schema/goods';
import type { ShopContext } from '../context';
import { searchForm, type GoodsEntry } from '../goodsIndex';
import type { SkuRow } from '../goodsRows';
import { skuNow } from './skuNow';
import { stockChanges } from './stock';

export interface GoodsQuery {
  categoryId?: string | undefined;
  campaignId?: string | undefined;
  keyword?: string | undefined;
  sort: GoodsSort;
  /** Minor units, inclusive. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  inStock?: boolean | undefined;
}

/** Goods as they stand now. */
export interface FoundGoods {
  entry: GoodsEntry;
  cheapest: SkuRow;
  hasDearer: boolean;
  stock: number;
}

/** All goods that fit, in the asked order. Every word of the keyword must occur, in either language. */
export function findGoods(context: ShopContext, query: GoodsQuery): FoundGoods[] {
  const words = searchForm(query.keyword ?? '').split(/\s+/).filter(Boolean);
  const look = goodsViewer(context);
  const found: FoundGoods[] = [];
  for (const entry of context.goods.sorted(query.sort)) {
    if (query.categoryId !== undefined && !isInCategory(entry, query.categoryId)) continue;
    if (query.campaignId !== undefined && !entry.goods.campaignIds.includes(query.campaignId)) continue;
    if (!words.every((word) => entry.words.includes(word))) continue;
    const goods = look(entry);
    if (!goods || (query.inStock && goods.stock === 0)) continue;
    if (goods.cheapest.price < (query.priceFrom ?? 0) || goods.cheapest.price > (query.priceTo ?? Infinity)) continue;
    found.push(goods);
  }
  return context.books.skuChanges.size === 0 ? found : resorted(found, query.sort);
}

/** `virtual` is everything without delivery, whatever category it stands in. */
function isInCategory({ goods }: GoodsEntry, categoryId: string): boolean {
  return categoryId === 'virtual' ? goods.isVirtual : goods.categoryId === categoryId;
}

/** How goods stand now; undefined for what the operator took out of the shop. */
export function goodsViewer(context: ShopContext): (entry: GoodsEntry) => FoundGoods | undefined {
  const changes = stockChanges(context);
  return (entry) => {
    const stock = entry.stock + (changes.get(entry.goods.id) ?? 0);
    if (context.books.skuChanges.size === 0) return { entry, cheapest: entry.cheapest, hasDearer: entry.hasDearer, stock };
    const skus = skusNow(context, entry);
    const [cheapest] = [...skus].sort((one, other) => one.price - other.price);
    return cheapest && { entry, cheapest, hasDearer: skus.some((sku) => sku.price > cheapest.price), stock };
  };
}

/** The SKUs of goods at today's prices, without those that were taken out of the shop. */
export const skusNow = (context: ShopContext, { goods }: GoodsEntry): SkuRow[] => goods.skus.flatMap((sku) => skuNow(context, sku) ?? []);

/** The index is sorted by the catalogue's prices; when the operator changed some, the order is made again. */
function resorted(found: FoundGoods[], sort: GoodsSort): FoundGoods[] {
  if (sort === 'priceUp') return found.sort((one, other) => one.cheapest.price - other.cheapest.price);
  if (sort === 'priceDown') return found.sort((one, other) => other.cheapest.price - one.cheapest.price);
  return found;
}
