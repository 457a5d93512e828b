/** Products that a customer could buy instead of one: of the same category and of a similar price. */
import type { ShopContext } from '../context';
import type { GoodsRow } from '../catalogueRows';
import { createCurrentGoodsReader, type CurrentGoods } from './search';

const MAX_ALTERNATIVES = 10;
/** Of a large category the most popular products are compared: each costs a look at its stock and prices. */
const MAX_COMPARED = 60;
/** A price is similar when it is at most this many times higher or lower. */
const MAX_PRICE_RATIO = 4;

/**
 * Returns at most ten products, those in stock first, then the nearest price first. Products that go with the viewed one
 * (`relatedIds`) are left out.
 */
export function listAlternatives(context: ShopContext, viewed: CurrentGoods): CurrentGoods[] {
  const { goods } = viewed.entry;
  const { price } = viewed.cheapest;
  const leftOut = new Set([goods.id, ...goods.relatedIds]);
  const readCurrent = createCurrentGoodsReader(context);
  const distanceOf = ({ cheapest }: CurrentGoods) => Math.abs(cheapest.price - price);
  return context.goods
    .sorted('popular')
    .filter((entry) => isSameKind(entry.goods, goods) && !leftOut.has(entry.goods.id))
    .slice(0, MAX_COMPARED)
    .flatMap((entry) => readCurrent(entry) ?? [])
    .filter(({ cheapest }) => cheapest.price <= price * MAX_PRICE_RATIO && price <= cheapest.price * MAX_PRICE_RATIO)
    .sort((one, other) => Number(one.stock === 0) - Number(other.stock === 0) || distanceOf(one) - distanceOf(other))
    .slice(0, MAX_ALTERNATIVES);
}

/** Virtual products have no category: a ticket replaces a ticket. */
const isSameKind = (one: GoodsRow, other: GoodsRow): boolean =>
  one.categoryId === other.categoryId && one.yields?.kind === other.yields?.kind;
