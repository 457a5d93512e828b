/** The catalogue calls (spec section 7, `/api/home`). */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { banner, category, goodsCard, goodsSort } from './schema/goods';
import { count, id, listOf, nothing, page, queryBoolean, queryInteger } from './schema/wire';

/** Fetches the banners of the home page. */
export const getBanners = /*#__PURE__*/ defineCall({
  name: 'getBanners',
  method: 'GET',
  path: '/api/home/banner',
  summary: 'Banners of the home page',
  input: nothing,
  output: listOf(banner),
});

/** Fetches a page of products, filtered by category, campaign, keyword, price and stock, in the given sort order. */
export const getGoodsList = /*#__PURE__*/ defineCall({
  name: 'getGoodsList',
  method: 'GET',
  path: '/api/home/goodsList',
  summary: 'Goods by category, keyword, price, stock',
  input: v.object({
    ...page,
    /** Id of a category, or `virtual` for all virtual products. */
    categoryId: v.optional(id),
    campaignId: v.optional(id),
    keyword: v.optional(v.pipe(v.string(), v.maxLength(80))),
    sort: v.optional(goodsSort, 'popular'),
    /** Minor units, inclusive. */
    priceFrom: v.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)),
    priceTo: v.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)),
    inStock: v.optional(queryBoolean),
  }),
  output: v.object({
    ...listOf(goodsCard).entries,
    /** The search text that was used instead of a misspelt one, or with an empty list one that finds products. */
    correctedKeyword: v.fallback(v.nullish(v.string()), undefined),
    /** Number of products of the search by category, whatever category was asked for. */
    categoryCounts: v.fallback(v.nullish(v.array(v.object({ id, count }))), undefined),
  }),
});

/** Fetches the categories in display order. */
export const getCategories = /*#__PURE__*/ defineCall({
  name: 'getCategories',
  method: 'GET',
  path: '/api/home/categoryList',
  summary: 'The categories, in display order',
  input: nothing,
  output: listOf(category),
});

/** Fetches recommended products: for the customer, or related to the product `goodsId`. */
export const recommendGoods = /*#__PURE__*/ defineCall({
  name: 'recommendGoods',
  method: 'POST',
  path: '/api/home/recommendGoods',
  summary: 'Recommended goods, for a customer or a goods item',
  input: v.object({ ...page, goodsId: v.optional(id) }),
  output: listOf(goodsCard),
});

/** Fetches the virtual products (no delivery). */
export const getVirtualGoods = /*#__PURE__*/ defineCall({
  name: 'getVirtualGoods',
  method: 'GET',
  path: '/api/home/virtualGoodsList',
  summary: 'Goods without delivery',
  input: nothing,
  output: listOf(goodsCard),
});

export { packGoods } from './packCall';
export { getHelpList } from './helpCall';
export { getGoodsDetail } from './productCalls';
