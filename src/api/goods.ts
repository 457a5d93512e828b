/** The catalogue: banners, categories and product cards (spec section 7, `/api/home`). */
import * as v from 'valibot';
import {
  arrayWithoutInvalid,
  count,
  id,
  picture,
  pictureOrNone,
  price,
  target,
  listOf,
  emptyInput,
  pageInput,
  queryBoolean,
  queryInteger,
} from './schema/wire';
import { defineCall } from './defineCall';

/** A product category. */
export const category = v.object({ id, name: v.string(), picture: pictureOrNone, goodsCount: count });
export type Category = v.InferOutput<typeof category>;

/** A coupon that a campaign offers. The customer gets it by redeeming `redeemCode`, once per customer. */
export const offeredCoupon = v.object({
  name: v.string(),
  /** `kind`, `value`, `threshold`, `maxOff` and `scope` have the same meaning as in Coupon. */
  kind: v.picklist(['amount', 'percent']),
  value: v.pipe(count, v.minValue(1)),
  threshold: price,
  maxOff: v.nullish(price, null),
  scope: v.string(),
  redeemCode: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
});
export type OfferedCoupon = v.InferOutput<typeof offeredCoupon>;

/** Text and coupons of a campaign page. `getGoodsList` with `campaignId` returns the products of the campaign. */
export const campaign = v.object({ intro: v.string(), coupons: arrayWithoutInvalid(offeredCoupon) });
export type Campaign = v.InferOutput<typeof campaign>;

/** A banner of the home page. */
export const banner = v.object({
  id,
  /** Short text above the title. */
  kicker: v.optional(v.string(), ''),
  title: v.string(),
  /** Text of the link, for example "See the edit". */
  action: v.optional(v.string(), ''),
  /** One or more product pictures; the first is shown largest. */
  pictures: v.pipe(arrayWithoutInvalid(picture), v.minLength(1)),
  /** Background hue in degrees. */
  hue: v.optional(v.number(), 20),
  target,
  /** The campaign that a target of kind `campaign` opens; null for all other kinds. */
  campaign: v.nullish(campaign, null),
});
export type Banner = v.InferOutput<typeof banner>;

/** Labels of a product card. The client translates them. */
export const badge = v.picklist(['shipsToday', 'new', 'presale', 'virtual', 'lastPieces', 'soldOut']);
export type Badge = v.InferOutput<typeof badge>;

/** What customers think of a product: the average number of stars, 1–5, and the number of ratings. */
export const rating = v.object({ average: v.pipe(v.number(), v.minValue(1), v.maxValue(5)), count });
export type Rating = v.InferOutput<typeof rating>;

/** The product data that a product card shows. */
export const goodsCard = v.object({
  id,
  name: v.string(),
  tagline: v.optional(v.string(), ''),
  categoryId: v.nullish(id, null),
  picture: pictureOrNone,
  /** The lowest price of its SKUs, minor units. */
  price,
  /** The former, higher price of that SKU in minor units; null when there is none. */
  originalPrice: v.nullish(price, null),
  /** True when other SKUs cost more. The card then shows "from" before the price. */
  isFromPrice: v.optional(v.boolean(), false),
  isVirtual: v.optional(v.boolean(), false),
  badges: v.optional(arrayWithoutInvalid(badge), []),
  /** What a virtual product delivers after payment; null for products that are shipped. */
  yields: v.nullish(v.picklist(['code', 'ticket']), null),
  /** Pieces in stock, all SKUs together. */
  stock: count,
  /** Missing for a product without ratings. */
  rating: v.optional(rating),
  /** What its variants differ in, for example "3 colors". Missing for a product without a choice. */
  variantSummary: v.optional(v.string()),
  /** Another picture of it, shown under the mouse. */
  secondPicture: v.optional(picture),
});
export type GoodsCard = v.InferOutput<typeof goodsCard>;

/** Sort orders of the product list. `rating`, best first, is offered where the list has a facet of that kind (`features.facets` of the server record). */
export const goodsSort = v.picklist(['popular', 'newest', 'priceUp', 'priceDown', 'rating']);
export type GoodsSort = v.InferOutput<typeof goodsSort>;

/**
 * A property by which the products of a list can be narrowed, with the values that they have. Its id and those of its values are
 * letters, digits, `.`, `_` and `-`, because a query joins them; clients leave out others.
 */
export const facet = v.object({
  id,
  /**
   * How clients draw it: `colour` with swatches, `deal` and `shipsToday` above the list, of `rating` one value at a time; any other kind
   * (`options`, `type`) as a choice of several values.
   */
  kind: v.string(),
  name: v.string(),
  values: arrayWithoutInvalid(
    v.object({
      id,
      name: v.string(),
      /** Number of products with this value that match all other filters of the query. */
      count,
      /** The colour as `#rrggbb`, for a swatch. */
      colour: v.nullish(v.string()),
    }),
  ),
});
export type Facet = v.InferOutput<typeof facet>;

/** Fetches the banners of the home page. */
export const getBanners = /*#__PURE__*/ defineCall({
  name: 'getBanners',
  method: 'GET',
  path: '/api/home/banner',
  summary: 'Banners',
  input: emptyInput,
  output: listOf(banner),
});

/** Fetches a page of products, filtered by category, campaign, keyword, price, stock and facets, in the given sort order. */
export const getGoodsList = /*#__PURE__*/ defineCall({
  name: 'getGoodsList',
  method: 'GET',
  path: '/api/home/goodsList',
  summary: 'Goods by filters',
  input: v.object({
    ...pageInput,
    /** Id of a category, or `virtual` for all virtual products. */
    categoryId: v.optional(id),
    campaignId: v.optional(id),
    keyword: v.optional(v.pipe(v.string(), v.maxLength(80))),
    sort: v.optional(goodsSort, 'popular'),
    /** Minor units, inclusive. */
    priceFrom: v.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)),
    priceTo: v.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)),
    inStock: v.optional(queryBoolean),
    /**
     * Chosen values of facets, `colour:blue,colour:green,deal:yes`: the products with one of the values of each of these facets.
     * Unknown ones are ignored.
     */
    facets: v.optional(v.pipe(v.string(), v.regex(/^\S+$/))),
    /** Whether the response has `facets`. */
    withFacets: v.optional(queryBoolean),
    /** Whether the response has `suggestedKeywords`. */
    withSuggestions: v.optional(queryBoolean),
  }),
  output: v.object({
    ...listOf(goodsCard).entries,
    /** The search text that was used instead of a misspelt one, or with an empty list one that finds products. */
    correctedKeyword: v.nullish(v.string()),
    /** What the products have of the search text, for example "kitchen" of "kitchen knife", when none has all its words. */
    matchedKeyword: v.nullish(v.string()),
    /** With `withSuggestions`: search texts that complete the typed one, those with many products first. Each finds products. */
    suggestedKeywords: v.optional(arrayWithoutInvalid(v.string())),
    /** Number of products of the search by category, whatever category was asked for. */
    categoryCounts: v.nullish(v.array(v.object({ id, count }))),
    /** The facets of the products that match the query, in display order. A value without products is there only when it is chosen. */
    facets: v.optional(arrayWithoutInvalid(facet)),
  }),
});

/** Fetches the categories in display order. */
export const getCategories = /*#__PURE__*/ defineCall({
  name: 'getCategories',
  method: 'GET',
  path: '/api/home/categoryList',
  summary: 'The categories',
  input: emptyInput,
  output: listOf(category),
});

/** Fetches recommended products: for the customer, or related to the product `goodsId`. */
export const recommendGoods = /*#__PURE__*/ defineCall({
  name: 'recommendGoods',
  method: 'POST',
  path: '/api/home/recommendGoods',
  summary: 'Recommended goods',
  input: v.object({ ...pageInput, goodsId: v.optional(id) }),
  output: listOf(goodsCard),
});

/** Fetches the virtual products (no delivery). */
export const getVirtualGoods = /*#__PURE__*/ defineCall({
  name: 'getVirtualGoods',
  method: 'GET',
  path: '/api/home/virtualGoodsList',
  summary: 'Virtual goods',
  input: emptyInput,
  output: listOf(goodsCard),
});
