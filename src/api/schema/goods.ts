/** Schemas of the catalogue: categories, products, SKUs, banners and campaigns. */
import * as v from 'valibot';
import { arrayWithoutInvalid, count, day, html, id, picture, price, target } from './wire';

/** A product category. */
export const category = v.object({ id, name: v.string(), picture, goodsCount: count });
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
  pictures: v.pipe(v.array(picture), v.minLength(1)),
  /** Background hue in degrees. */
  hue: v.optional(v.number(), 20),
  target,
  /** The campaign that a target of kind `campaign` opens; null for all other kinds. */
  campaign: v.nullish(campaign, null),
});
export type Banner = v.InferOutput<typeof banner>;

/** Presale: the product is sold before it is in stock. The customer must accept `terms` to order it. */
export const presale = v.object({ shipsOn: day, terms: v.string() });
export type Presale = v.InferOutput<typeof presale>;

/** Labels of a product card. The client translates them. */
export const badge = v.picklist(['shipsToday', 'new', 'presale', 'virtual', 'lastPieces', 'soldOut']);
export type Badge = v.InferOutput<typeof badge>;

/** The product data that a product card shows. */
export const goodsCard = v.object({
  id,
  name: v.string(),
  tagline: v.optional(v.string(), ''),
  categoryId: v.nullish(id, null),
  picture,
  /** The lowest price of its SKUs, minor units. */
  price,
  /** The former, higher price of that SKU in minor units; null when there is none. */
  originalPrice: v.nullish(price, null),
  /** True when other SKUs cost more. The card then shows "from" before the price. */
  isFromPrice: v.optional(v.boolean(), false),
  isVirtual: v.optional(v.boolean(), false),
  badges: v.optional(v.array(badge), []),
  /** Pieces in stock, all SKUs together. */
  stock: count,
});
export type GoodsCard = v.InferOutput<typeof goodsCard>;

/** A product option, such as colour. `values` are in display order. */
export const dimension = v.object({
  id,
  name: v.string(),
  values: v.pipe(v.array(v.object({ id, name: v.string() })), v.minLength(1)),
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
});
export type Sku = v.InferOutput<typeof sku>;

/** Everything that the product page shows. */
export const goodsDetail = v.object({
  ...goodsCard.entries,
  categoryName: v.optional(v.string(), ''),
  gallery: v.pipe(v.array(picture), v.minLength(1)),
  dimensions: v.array(dimension),
  skus: v.pipe(v.array(sku), v.minLength(1)),
  description: html,
  /** Estimated delivery day, delivery fee and the products total from which delivery is free (minor units); null for virtual products. */
  delivery: v.nullish(v.object({ arrivesOn: day, fee: price, freeFrom: v.nullish(price, null) }), null),
  /** Return period in days; 0 means no returns. */
  returnDays: v.optional(count, 0),
  presale: v.nullish(presale, null),
  /** What a virtual product delivers after payment; null for products that are shipped. */
  yields: v.nullish(v.picklist(['code', 'ticket']), null),
});
export type GoodsDetail = v.InferOutput<typeof goodsDetail>;

/** Sort orders of the product list. */
export const goodsSort = v.picklist(['popular', 'newest', 'priceUp', 'priceDown']);
export type GoodsSort = v.InferOutput<typeof goodsSort>;
