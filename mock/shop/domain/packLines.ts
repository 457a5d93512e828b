/** The lines of a pack as they can be bought now: what each costs, and what stands in its way. */
import type { PackLine, QuotedLine } from '../../../src/api/schema/order';
import type { ShopContext } from '../context';
import { times } from '../money';
import type { KnownSku } from '../goodsIndex';
import type { OrderLineRow } from './rows';
import { presaleOf } from './presale';
import { skuNow } from './skuNow';
import { stockOf } from './stock';

export type LineProblem = NonNullable<QuotedLine['problem']>;

export interface PricedLine extends OrderLineRow {
  subtotal: number;
  categoryId: string | null;
  originalPrice: number | null;
  stock: number;
  limitPerOrder: number | null;
  /** When presale goods are sent (ms) and under which terms, or null. */
  presale: KnownSku['goods']['presale'];
  problem: LineProblem | null;
}

/** Prices the wanted lines. A SKU that is named twice becomes one line, so that stock and limit hold for both. */
export function priceLines(context: ShopContext, wanted: readonly PackLine[]): PricedLine[] {
  const quantities = new Map<string, number>();
  for (const { skuId, quantity } of wanted) quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity);
  return [...quantities].map(([skuId, quantity]) => priceLine(context, skuId, quantity));
}

function priceLine(context: ShopContext, skuId: string, quantity: number): PricedLine {
  const known = context.goods.sku(skuId);
  if (!known) return unknownLine(skuId, quantity);
  const { goods } = known;
  const current = skuNow(context, known.sku);
  const sku = current ?? known.sku;
  const { left } = stockOf(context, skuId);
  return {
    skuId,
    goodsId: goods.id,
    categoryId: goods.categoryId,
    name: goods.name,
    skuText: known.skuText,
    picture: sku.picture ?? goods.picture,
    price: sku.price,
    originalPrice: sku.originalPrice,
    quantity,
    subtotal: times(sku.price, quantity),
    isVirtual: goods.isVirtual,
    stock: left,
    limitPerOrder: sku.limitPerOrder,
    presale: presaleOf(goods, context.now),
    problem: current ? problemOf(quantity, left, sku.limitPerOrder) : 'gone',
  };
}

/** When both stand in the way, the smaller figure is named: obeying it settles both. */
function problemOf(quantity: number, left: number, limit: number | null): LineProblem | null {
  if (left === 0) return 'soldOut';
  if (quantity > left && (limit === null || left <= limit)) return 'shortStock';
  return limit !== null && quantity > limit ? 'overLimit' : null;
}

const unknownLine = (skuId: string, quantity: number): PricedLine => ({
  skuId,
  goodsId: skuId,
  categoryId: null,
  name: { en: 'No longer in the shop', zh: '商品已下架' },
  skuText: { en: '', zh: '' },
  picture: { src: '/pictures/1f4e6.webp', alt: { en: '', zh: '' }, fit: 'cutout', hue: 30 },
  price: 0,
  originalPrice: null,
  quantity,
  subtotal: 0,
  isVirtual: false,
  stock: 0,
  limitPerOrder: null,
  presale: null,
  problem: 'gone',
});
