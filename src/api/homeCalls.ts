/** The catalogue calls of spec section 7. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { banner, category, goodsCard, goodsDetail, goodsSort } from './schema/goods';
import { articleHead } from './schema/ticket';
import { id, listOf, nothing, page, queryBoolean, queryInteger } from './schema/wire';

/** Banners of the home page. */
export const getBanners = /*#__PURE__*/ defineCall({ name: 'getBanners', method: 'GET', path: '/api/home/banner', summary: 'Banners of the home page', input: nothing, output: listOf(banner) });

/** Goods by category, words, price, stock and order. */
export const getGoodsList = /*#__PURE__*/ defineCall({
  name: 'getGoodsList',
  method: 'GET',
  path: '/api/home/goodsList',
  summary: 'Goods by category, words, price, stock and order',
  input: v.object({
    ...page,
    /** Id of a category, or `virtual` for everything without delivery. */
    categoryId: v.optional(id),
    campaignId: v.optional(id),
    keyword: v.optional(v.pipe(v.string(), v.maxLength(80))),
    sort: v.optional(goodsSort, 'popular'),
    /** Minor units, inclusive. */
    priceFrom: v.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)),
    priceTo: v.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)),
    inStock: v.optional(queryBoolean),
  }),
  output: listOf(goodsCard),
});

/** The categories, in the shop's order. */
export const getCategories = /*#__PURE__*/ defineCall({ name: 'getCategories', method: 'GET', path: '/api/home/categoryList', summary: 'The categories, in the order of the shop', input: nothing, output: listOf(category) });

/** One goods item with gallery, dimensions and SKUs. */
export const getGoodsDetail = /*#__PURE__*/ defineCall({ name: 'getGoodsDetail', method: 'GET', path: '/api/home/goodsDetail', summary: 'One goods item with gallery, dimensions and SKUs', input: v.object({ id }), output: goodsDetail });

/** Goods picked for the customer, or to go with `goodsId`. */
export const recommendGoods = /*#__PURE__*/ defineCall({
  name: 'recommendGoods',
  method: 'POST',
  path: '/api/home/recommendGoods',
  summary: 'Goods picked for the customer, or to go with another',
  input: v.object({ ...page, goodsId: v.optional(id) }),
  output: listOf(goodsCard),
});

/** Help articles, heads only. */
export const getHelpList = /*#__PURE__*/ defineCall({ name: 'getHelpList', method: 'GET', path: '/api/home/helpList', summary: 'Help articles, heads only', input: nothing, output: listOf(articleHead) });

/** Goods without delivery. */
export const getVirtualGoods = /*#__PURE__*/ defineCall({ name: 'getVirtualGoods', method: 'GET', path: '/api/home/virtualGoodsList', summary: 'Goods without delivery', input: nothing, output: listOf(goodsCard) });

export { packGoods } from './packCall';
