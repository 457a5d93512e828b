/** One product with gallery, dimensions and SKUs (spec section 7, `/api/home`). The home pages do without it. */
import * as v from 'valibot';
import { goodsCard, offeredCoupon } from './goods';
import { defineCall } from './defineCall';
import { reviews } from './productReview';
import { arrayWithoutInvalid, count, day, html, id, instant, picture, price } from './schema/wire';

/**
 * Presale: the product is sold before it is in stock. The customer must accept `terms` to order it. Without terms there is
 * nothing to accept, and an order needs no `isPresaleAccepted`.
 */
export const presale = v.object({ shipsOn: day, terms: v.optional(v.string(), '') });
export type Presale = v.InferOutput<typeof presale>;

/** A product option, such as colour. `values` are in display order. */
export const dimension = v.object({
  id,
  name: v.string(),
  values: v.pipe(
    v.array(
      v.object({
        id,
        name: v.string(),
        /** Its colour as `#rrggbb`, for a swatch beside the name. */
        colour: v.nullish(v.pipe(v.string(), v.regex(/^#[\da-fA-F]{6}$/))),
        /** The product with this value: shown as soon as the value is chosen, when the chosen SKU has no picture of its own. */
        picture: v.nullish(picture),
      }),
    ),
    v.minLength(1),
  ),
});
export type Dimension = v.InferOutput<typeof dimension>;

/**
 * One purchasable combination of option values. A combination without a SKU does not exist; a SKU with `stock` 0 is sold
 * out.
 */
export const sku = v.object({
  id,
  /** Value id by dimension id; empty for products without options. */
  values: v.record(v.string(), v.string()),
  price,
  originalPrice: v.nullish(price, null),
  stock: count,
  /** Maximum pieces per order; null means no limit. */
  limitPerOrder: v.nullish(v.pipe(count, v.minValue(1)), null),
  picture: v.nullish(picture, null),
  /** What a gift card adds to the balance when it is redeemed, in minor units; null for other products. */
  faceValue: v.nullish(price),
  /**
   * The price of one piece with the coupon that the quote of this piece applies for the customer of the call, minor units. `name` is
   * that of the coupon; without it `redeemCode` names one of `coupons`. Missing when none applies to one piece.
   */
  afterCoupon: v.nullish(v.object({ price, redeemCode: v.nullish(v.string()), name: v.nullish(v.string()) })),
});
export type Sku = v.InferOutput<typeof sku>;

/** Everything that the product page shows. */
export const goodsDetail = v.object({
  ...goodsCard.entries,
  categoryName: v.optional(v.string(), ''),
  gallery: v.pipe(arrayWithoutInvalid(picture), v.minLength(1)),
  dimensions: v.array(dimension),
  skus: v.pipe(v.array(sku), v.minLength(1)),
  description: html,
  /**
   * Estimated delivery day, delivery fee and the products total from which delivery is free (minor units), and until when an
   * order arrives on that day; null for virtual products.
   */
  delivery: v.nullish(
    v.object({
      arrivesOn: day,
      fee: price,
      freeFrom: v.nullish(price, null),
      orderBefore: v.nullish(instant),
    }),
    null,
  ),
  /** Return period in days; 0 means no returns. Without it nothing is said about returns. */
  returnDays: v.nullish(count, null),
  presale: v.nullish(presale, null),
  /** Article about returns. */
  returnsArticleId: v.nullish(id),
  /** Shown with `rating`. */
  reviews: v.nullish(reviews),
  /** Coupons for this product that a customer can claim. */
  coupons: v.optional(arrayWithoutInvalid(offeredCoupon)),
  /** Facts such as material, weight and care, in display order. Without any no table is shown. */
  attributes: v.optional(arrayWithoutInvalid(v.object({ name: v.string(), value: v.string() }))),
  /** Products that could be bought instead, best first. Apart from those that go with it, which `recommendGoods` returns. */
  alternatives: v.optional(arrayWithoutInvalid(goodsCard)),
});
export type GoodsDetail = v.InferOutput<typeof goodsDetail>;

/** Fetches one product with gallery, dimensions and SKUs. Error: NOT_FOUND. */
export const getGoodsDetail = /*#__PURE__*/ defineCall({
  name: 'getGoodsDetail',
  method: 'GET',
  path: '/api/home/goodsDetail',
  summary: 'One goods item with gallery, dimensions and SKUs',
  input: v.object({ id }),
  output: goodsDetail,
});
