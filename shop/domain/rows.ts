/** Row types: plain JSON, times in ms since 1970, amounts in minor units. Order lines copy the product as it was when it was ordered. */
import type { AlertKind } from '../../src/api/alerts';
import type { Address } from '../../src/api/addresses';
import type { CancelReason, OrderStatus, TimelineEvent } from '../../src/api/orders';
import type { ReturnReason, ReturnState } from '../../src/api/orderReturn';
import type { PriceLine } from '../../src/api/packs';
import type { Target } from '../../src/api/schema/wire';
import type { LocalizedText } from '../text';
import type { MethodId } from './methodTable';
import type { RefundPart } from './paymentRows';

export interface CustomerRow {
  id: string;
  /** E.164. Unique. Null for an account with an e-mail address alone. */
  phone: string | null;
  /** As `normalizeEmail` returns it. Unique. */
  email?: string;
  nickname: string;
  avatar: string;
  joinedAt: number;
  inviteCode: string;
  /** Id of the inviter, or null. */
  invitedBy: string | null;
  /** True after the first payment, when the inviter got the reward. False again when that order is cancelled. */
  isInviteRewarded: boolean;
  /** The order for which the inviter got the reward, and its amount. Rows of an older version lack it. */
  inviteReward?: { orderId: string; amount: number } | null;
  /** What this customer owes the shop of rewards that were taken back (minor units). Missing means 0. */
  rewardDebt?: number;
  /** Version of the agreement that this customer accepted with an order. */
  agreedVersion?: string;
  /** The method with which this customer paid last. */
  lastMethodId?: MethodId;
  /** The account is deleted: phone, e-mail address and invite code are no one’s, the name is empty. */
  isDeleted?: true;
}

export interface SessionRow {
  customerId: string;
  validUntil: number;
}

export interface OneTimeCodeRow {
  code: string;
  sentAt: number;
  validUntil: number;
  triesLeft: number;
  isUsed: boolean;
}

/** The wrong tries of one-time codes for a phone or e-mail address. */
export interface CodeTriesRow {
  /** Number at `at`, the time of the last one in ms. */
  wrong: number;
  at: number;
  /** The network addresses of the clients that made them. */
  clients: readonly string[];
}

/** A number of one-time codes that are forgotten one after the other. */
export interface CodeCountRow {
  /** Number at `at`, a time in ms from which the next one is forgotten. */
  count: number;
  at: number;
  /** Time in ms at which all are forgotten. */
  until: number;
}

/** A picture with its alternative text in both languages. */
export interface PictureRow {
  src: string;
  alt: LocalizedText;
  fit: 'cutout' | 'photo';
  hue: number;
}

export type AddressRow = Address & { customerId: string };

/** The products that a coupon or discount code applies to. Both lists null: all delivered products. */
export interface ProductScope {
  categoryIds: readonly string[] | null;
  goodsIds: readonly string[] | null;
  name: LocalizedText;
}

/**
 * The rule of a coupon or discount code. `value` is in minor units for the kind `amount`, in per cent for `percent`.
 * `threshold` is the smallest subtotal, `maxOff` the largest deduction, both in minor units.
 */
export interface DiscountRule {
  kind: 'amount' | 'percent';
  value: number;
  threshold: number;
  maxOff: number | null;
  scope: ProductScope;
}

/** Free, held by an unpaid order, or spent by a paid order. */
export type CouponState = 'free' | 'held' | 'spent';

export interface CouponRow {
  id: string;
  customerId: string;
  name: LocalizedText;
  deduction: DiscountRule;
  target: Target;
  validFrom: number;
  validUntil: number;
  state: CouponState;
  /** Id of the order that holds or spent the coupon. */
  orderId: string | null;
  /** The product of which a redeem code gave one piece. Rows of other coupons lack it. */
  redeemedGoodsId?: string;
}

/** A line of an order, with the product data at the time of the order. */
export interface OrderLineRow {
  skuId: string;
  goodsId: string;
  name: LocalizedText;
  skuText: LocalizedText;
  picture: PictureRow;
  price: number;
  quantity: number;
  isVirtual: boolean;
  /** When a presale product is sent, in ms. Rows of earlier versions have none. */
  shipsAt?: number | null;
}

/** A code or ticket that an order delivered. */
export interface DeliverableRow {
  kind: 'code' | 'ticket';
  name: LocalizedText;
  code: string;
  ticketId: string | null;
  validUntil: number | null;
}

export interface OrderRow {
  id: string;
  customerId: string;
  number: string;
  operationId: string;
  status: OrderStatus;
  currency: string;
  lines: readonly OrderLineRow[];
  priceLines: readonly PriceLine[];
  total: number;
  /** Amount paid from the wallet (minor units). Not part of `total`. */
  balanceUsed: number;
  couponId: string | null;
  discountCode: string | null;
  /** What the customer saved: former prices, coupon and discount code (minor units). Rows of an older version lack it. */
  saves?: number;
  placedAt: number;
  payBefore: number;
  /** Earliest shipping time of an order with a presale product, or null. */
  shipsFrom: number | null;
  address: Address | null;
  note: string;
  /** Rows of an older version lack it. */
  giftMessage?: string;
  timeline: readonly { event: TimelineEvent; at: number }[];
  cancelReason: CancelReason | null;
  cancelText: string;
  /** Days from shipping to delivery. Rows of an older version lack it. */
  deliveryDays?: number;
  /** The delivery option, as it was when the order was placed. Missing in a shop without options. */
  delivery?: { id: string; name: LocalizedText; kind: 'home' | 'pickUp'; addressLines: readonly string[] };
  /** `trackingUrl` is the carrier's page; missing for the carrier of the demo shop, null without one. */
  parcel: { carrier: LocalizedText; number: string; trackingUrl?: string | null } | null;
  yields: readonly DeliverableRow[];
  /** The last attempt to pay at a provider. */
  attemptId?: string;
  /** The method that paid `total`. Missing without a choice, and in rows of an older version. */
  paidWith?: MethodId;
  /** What the provider calls the payment, by which it can be paid back. Missing without one, and in rows of an older version. */
  paymentReference?: string;
  /** Where the money went when the order was cancelled after it was paid. Rows of an older version lack it: all went to the balance. */
  refundParts?: readonly RefundPart[];
}

/** A return or an exchange of pieces of an order. Amounts in minor units. */
export interface ReturnRow {
  id: string;
  customerId: string;
  orderId: string;
  number: string;
  operationId: string;
  state: ReturnState;
  /** `exchangeSkuId`: the variant that is sent in place of the pieces, or null for the money. */
  lines: readonly { skuId: string; quantity: number; exchangeSkuId: string | null; reason: ReturnReason }[];
  text: string;
  /** Data URLs. */
  photos: readonly string[];
  refund: number;
  /** `method`: to the method that paid the order; null when nothing is paid back. */
  refundTo: 'method' | 'balance' | null;
  parts: readonly RefundPart[];
  /** What is shown where the parcel is handed in. */
  code: string;
  /** In ms; null before the approval. */
  sendBefore: number | null;
  /** Why the shop refused it. */
  note: LocalizedText | null;
  /** The parcel with the exchanged pieces. */
  parcel: OrderRow['parcel'];
  timeline: readonly { state: ReturnState; at: number }[];
}

/** What a customer wants to hear of. Prices in minor units. */
export interface AlertRow {
  id: string;
  customerId: string;
  kind: AlertKind;
  goodsId: string;
  /** Null for any SKU of the product. */
  skuId: string | null;
  /** The lowest price when the alert was set; null for the kind `stock`. */
  priceBefore: number | null;
  setAt: number;
  /** Null while the alert waits. */
  firedAt: number | null;
}

/** Pieces of one SKU. The sum of `left`, `held` and `sold` is constant. */
export interface StockRow {
  skuId: string;
  goodsId: string;
  left: number;
  held: number;
  sold: number;
}
