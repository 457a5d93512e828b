/** Packs (quotes). The API computes every amount; the client never adds up prices. */
import * as v from 'valibot';
import { discountCheck, packCoupon } from './coupons';
import { presale } from './products';
import { paymentMethod } from './schema/payment';
import { typedCode } from './schema/typed';
import { arrayWithoutInvalid, count, currency, day, id, instant, money, pictureOrNone, price } from './schema/wire';
import { defineCall } from './defineCall';

/** A SKU and the number of pieces that the customer wants. */
export const packLine = v.object({
  skuId: id,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)),
});
export type PackLine = v.InferOutput<typeof packLine>;

/** A coupon id, `best` for the coupon that saves most (chosen by the API), or null for no coupon. */
export const couponChoice = v.nullable(v.union([v.literal('best'), id]));
export type CouponChoice = v.InferOutput<typeof couponChoice>;

/** The input of a quote: lines, address, coupon, discount code and use of the balance. */
export const packInput = v.object({
  lines: v.pipe(v.array(packLine), v.minLength(1), v.maxLength(100)),
  addressId: v.optional(v.nullable(id), null),
  couponId: v.optional(couponChoice, 'best'),
  discountCode: v.optional(v.nullable(typedCode(40)), null),
  useBalance: v.optional(v.boolean(), false),
  /** One of the quote's `deliveryOptions`. Without it, and for one that is not offered any more, the API chooses. */
  deliveryId: v.optional(v.nullable(id)),
});
export type PackInput = v.InferInput<typeof packInput>;

/** The fields that the lines of an order and of a quote have in common. */
export const lineEntries = {
  skuId: id,
  goodsId: id,
  name: v.string(),
  /** The chosen option values as text, for example "Blossom, alone"; empty for products without options. */
  skuText: v.optional(v.string(), ''),
  picture: pictureOrNone,
  /** Price per piece in minor units. */
  price,
  quantity: count,
  /** `price` × `quantity` in minor units, computed by the API. */
  subtotal: price,
  isVirtual: v.optional(v.boolean(), false),
};

/** A line of a quote, with the current price and stock. */
export const quotedLine = v.object({
  ...lineEntries,
  originalPrice: v.nullish(price, null),
  stock: count,
  limitPerOrder: v.nullish(count, null),
  presale: v.nullish(presale, null),
  /** Return period in days; 0 means no returns. Without it nothing is said about returns. */
  returnDays: v.nullish(count),
  /**
   * The reason why this line cannot be ordered in this quantity, or null. `stock` is the number of pieces left. A reason that the
   * client does not know is `other`, so that the other lines can still be ordered.
   */
  problem: v.fallback(v.nullish(v.picklist(['gone', 'soldOut', 'shortStock', 'overLimit', 'other']), null), 'other'),
});
export type QuotedLine = v.InferOutput<typeof quotedLine>;

/**
 * One line of the price summary, in minor units; deductions are negative. The amounts of all lines add up to the total, and
 * therefore a line of an unknown kind is kept, as `other`.
 */
export const priceLine = v.object({
  kind: v.fallback(
    v.picklist(['goods', 'delivery', 'coupon', 'discountCode', 'balance', 'tax', 'rounding', 'fee', 'other']),
    'other',
  ),
  amount: money,
  /** Shown instead of the client's word for the kind, for example "Sales tax 8.6 %". */
  name: v.nullish(v.string()),
});
export type PriceLine = v.InferOutput<typeof priceLine>;

/** `pickUp`: the customer fetches the parcel, and the order needs no address. */
const deliveryKind = v.optional(v.picklist(['home', 'pickUp']), 'home');
/** The lines of a pick-up point: name, street, town. */
const pickUpAddress = v.optional(v.array(v.string()), []);

/** A way in which the products of a quote can reach the customer. */
export const deliveryOption = v.object({
  id,
  kind: deliveryKind,
  name: v.string(),
  /** Minor units, for this quote; 0 when it is free. */
  price,
  /** Day of arrival when the quote is ordered now; null when the shop does not say. */
  arrivesOn: v.nullish(day),
  /** A sentence below the name. */
  note: v.nullish(v.string()),
  icon: v.nullish(v.picklist(['standard', 'express', 'pickUp'])),
  addressLines: pickUpAddress,
});
export type DeliveryOption = v.InferOutput<typeof deliveryOption>;

/** The delivery option that an order was placed with. */
export const orderDelivery = v.object({ name: v.string(), kind: deliveryKind, addressLines: pickUpAddress });
export type OrderDelivery = v.InferOutput<typeof orderDelivery>;

/** The quote that the checkout shows. */
export const pack = v.object({
  currency,
  /** The client removes an invalid line; the order then waits until the customer leaves it out as well. */
  lines: arrayWithoutInvalid(quotedLine),
  priceLines: v.array(priceLine),
  total: price,
  /** Total number of pieces. */
  pieces: count,
  /** False when all products are virtual. */
  needsAddress: v.boolean(),
  coupons: v.optional(arrayWithoutInvalid(packCoupon), []),
  /** The coupon that was applied, or null. */
  couponId: v.nullish(id, null),
  /** The result for the discount code of the input; null when the input has none. */
  discount: v.nullish(discountCheck, null),
  /** Available wallet balance and the part that this quote uses, in minor units; null for a visitor. */
  balance: v.nullish(v.object({ available: price, used: price }), null),
  /** Whether this customer has accepted the current version of the agreement before. Without it every order asks again. */
  isAgreementAccepted: v.nullish(v.boolean()),
  /** Day on which the lines of this quote have arrived when they are ordered now; null when nothing is delivered. */
  arrivesOn: v.nullish(day),
  /** Until when an order still arrives on `arrivesOn`; null when the shop does not say. */
  orderBefore: v.nullish(instant),
  /** What the products cost too little for free delivery, in minor units; 0 when delivery is free, null when it never is. */
  freeDeliveryMissing: v.nullish(price),
  /** The ways of delivery to choose from, in display order. Without them there is no choice. */
  deliveryOptions: v.nullish(arrayWithoutInvalid(deliveryOption)),
  /** The delivery option of this quote: its price is part of `priceLines`, its day is `arrivesOn`. */
  deliveryId: v.nullish(id),
  /**
   * The ways to pay this quote, as those of an order: the checkout then places and pays with one press. Without them it only
   * places the order.
   */
  paymentMethods: v.nullish(arrayWithoutInvalid(paymentMethod)),
  /** The longest gift message in characters that the shop encloses; without it the checkout offers none. */
  giftMessageLength: v.nullish(count),
  /** What the customer saves in minor units: former prices, coupon and discount code together. Without it nothing is said. */
  saves: v.nullish(price),
  /** False while a line has a `problem`. A missing address does not make it false: the client checks `needsAddress`. */
  canOrder: v.boolean(),
});
export type Pack = v.InferOutput<typeof pack>;

/** Returns a quote for lines, address, coupon, discount code and balance. Changes nothing. */
export const packGoods = /*#__PURE__*/ defineCall({
  name: 'packGoods',
  method: 'POST',
  path: '/api/home/packGoods',
  summary: 'Returns the quote for a pack; changes nothing. Coupons and balance require a session',
  input: packInput,
  output: pack,
});
