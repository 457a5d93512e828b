/** The catalogue: categories, goods, their SKUs, banners. */
import * as v from 'valibot';
import { count, day, goodRowsOf, html, id, picture, price, target } from './wire';

export const category = v.object({ id, name: v.string(), picture, goodsCount: count });
export type Category = v.InferOutput<typeof category>;

/** A coupon that a campaign gives to whoever asks for it, by a code that each customer redeems once. */
export const offeredCoupon = v.object({
  name: v.string(),
  /** What it takes off, from which sum, at most how much, and where: as those of a coupon. */
  kind: v.picklist(['amount', 'percent']),
  value: v.pipe(count, v.minValue(1)),
  threshold: price,
  maxOff: v.nullish(price, null),
  scope: v.string(),
  redeemCode: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
});
export type OfferedCoupon = v.InferOutput<typeof offeredCoupon>;

/** What the landing of a campaign says and gives. Its goods are those of `getGoodsList` with its id. */
export const campaign = v.object({ intro: v.string(), coupons: goodRowsOf(offeredCoupon) });
export type Campaign = v.InferOutput<typeof campaign>;

export const banner = v.object({
  id,
  kicker: v.optional(v.string(), ''),
  title: v.string(),
  /** Words of the link, for example "See the edit". */
  action: v.optional(v.string(), ''),
  /** One or more pictures of things, the first is the largest. */
  pictures: v.pipe(v.array(picture), v.minLength(1)),
  hue: v.optional(v.number(), 20),
  target,
  /** Goes with a target of kind `campaign`. */
  campaign: v.nullish(campaign, null),
});
export type Banner = v.InferOutput<typeof banner>;

/** Sold before it is in stock: when it ships and what the customer accepts. */
export const presale = v.object({ shipsOn: day, terms: v.string() });
export type Presale = v.InferOutput<typeof presale>;

/** What a small label on a goods card may say. The words are the client's. */
export const badge = v.picklist(['shipsToday', 'new', 'presale', 'virtual', 'lastPieces', 'soldOut']);
export type Badge = v.InferOutput<typeof badge>;

/** Goods as a card shows them. */
export const goodsCard = v.object({
  id,
  name: v.string(),
  tagline: v.optional(v.string(), ''),
  categoryId: v.nullish(id, null),
  picture,
  /** The lowest price of its SKUs, minor units. */
  price,
  /** The earlier price of that SKU, or null when it was never dearer. */
  originalPrice: v.nullish(price, null),
  /** True when other SKUs cost more: the card then says "from". */
  isFromPrice: v.optional(v.boolean(), false),
  isVirtual: v.optional(v.boolean(), false),
  badges: v.optional(v.array(badge), []),
  /** Pieces left over all SKUs. */
  stock: count,
});
export type GoodsCard = v.InferOutput<typeof goodsCard>;

/** A dimension of choice, such as colour, with its values in the order they are shown. */
export const dimension = v.object({
  id,
  name: v.string(),
  values: v.pipe(v.array(v.object({ id, name: v.string() })), v.minLength(1)),
});
export type Dimension = v.InferOutput<typeof dimension>;

/** One combination that is made. A combination without a SKU is not made; one with `stock` 0 is sold out. */
export const sku = v.object({
  id,
  /** Value id by dimension id; empty for goods without a choice. */
  values: v.record(v.string(), v.string()),
  price,
  originalPrice: v.nullish(price, null),
  stock: count,
  /** Most pieces that one order may hold, or null for no limit. */
  limitPerOrder: v.nullish(v.pipe(count, v.minValue(1)), null),
  picture: v.nullish(picture, null),
});
export type Sku = v.InferOutput<typeof sku>;

export const goodsDetail = v.object({
  ...goodsCard.entries,
  categoryName: v.optional(v.string(), ''),
  gallery: v.pipe(v.array(picture), v.minLength(1)),
  dimensions: v.array(dimension),
  skus: v.pipe(v.array(sku), v.minLength(1)),
  description: html,
  /** When and for how much it arrives, or null for virtual goods. */
  delivery: v.nullish(v.object({ arrivesOn: day, fee: price, freeFrom: v.nullish(price, null) }), null),
  /** Days in which it may be sent back; 0 when it may not. */
  returnDays: v.optional(count, 0),
  presale: v.nullish(presale, null),
  /** What virtual goods give after payment. */
  yields: v.nullish(v.picklist(['code', 'ticket']), null),
});
export type GoodsDetail = v.InferOutput<typeof goodsDetail>;

/** How the hall may be sorted. */
export const goodsSort = v.picklist(['popular', 'newest', 'priceUp', 'priceDown']);
export type GoodsSort = v.InferOutput<typeof goodsSort>;
