/** Prices the lines of a pack, and finds the problem of each line. */
import type { PackLine, QuotedLine } from '../../src/api/packs';
import type { ShopContext } from '../context';
import { multiplyExact } from '../money';
import type { SkuEntry } from '../goodsIndex';
import type { OrderLineRow } from './rows';
import { getActivePresale } from './presale';
import { getCurrentSku } from './currentSku';
import { getStock } from './stock';

/** Why a line cannot be ordered. */
type LineProblem = NonNullable<QuotedLine['problem']>;

/** An order line with price, stock and problem. Amounts in minor units. */
export interface PricedLine extends OrderLineRow {
  subtotal: number;
  categoryId: string | null;
  originalPrice: number | null;
  stock: number;
  limitPerOrder: number | null;
  /** Days from shipping to delivery. */
  deliveryDays: number;
  /** Shipping time (ms) and terms of a presale product, or null. */
  presale: SkuEntry['goods']['presale'];
  problem: LineProblem | null;
}

/** Prices lines at current prices. Lines with the same SKU are merged, so stock and limit apply to their sum. */
export function priceLines(context: ShopContext, requested: readonly PackLine[]): PricedLine[] {
  const quantities = new Map<string, number>();
  for (const { skuId, quantity } of requested) quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity);
  return [...quantities].map(([skuId, quantity]) => priceLine(context, skuId, quantity));
}

function priceLine(context: ShopContext, skuId: string, quantity: number): PricedLine {
  const entry = context.goods.sku(skuId);
  if (!entry) return createUnknownLine(skuId, quantity);
  const { goods } = entry;
  const current = getCurrentSku(context, entry.sku);
  const sku = current ?? entry.sku;
  const { left } = getStock(context, skuId);
  return {
    skuId,
    goodsId: goods.id,
    categoryId: goods.categoryId,
    name: goods.name,
    skuText: entry.skuText,
    picture: sku.picture ?? goods.picture,
    price: sku.price,
    originalPrice: sku.originalPrice,
    quantity,
    subtotal: multiplyExact(sku.price, quantity),
    isVirtual: goods.isVirtual,
    stock: left,
    limitPerOrder: sku.limitPerOrder,
    deliveryDays: goods.deliveryDays,
    presale: getActivePresale(goods, context.now),
    problem: current ? getLineProblem(quantity, left, sku.limitPerOrder) : 'gone',
  };
}

/** When stock and limit are both exceeded, returns the problem with the smaller number. */
function getLineProblem(quantity: number, left: number, limit: number | null): LineProblem | null {
  if (left === 0) return 'soldOut';
  if (quantity > left && (limit === null || left <= limit)) return 'shortStock';
  return limit !== null && quantity > limit ? 'overLimit' : null;
}

const createUnknownLine = (skuId: string, quantity: number): PricedLine => ({
  skuId,
  goodsId: skuId,
  categoryId: null,
  name: { en: 'No longer in the shop', zh: '商品已下架', de: 'Nicht mehr im Shop' },
  skuText: { en: '', zh: '' },
  picture: { src: '/pictures/1f4e6.webp', alt: { en: '', zh: '' }, fit: 'cutout', hue: 30 },
  price: 0,
  originalPrice: null,
  quantity,
  subtotal: 0,
  isVirtual: false,
  stock: 0,
  limitPerOrder: null,
  deliveryDays: 0,
  presale: null,
  problem: 'gone',
});
