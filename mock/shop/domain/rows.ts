/**
 * What the books hold. Rows are plain JSON, times are ms since 1970, amounts are minor units, words are in both
 * languages. What a customer bought is written down as it was then: the catalogue may change afterwards.
 */
import type { Address } from '../../../src/api/schema/user';
import type { CancelReason, OrderStatus, PriceLine, TimelineEvent } from '../../../src/api/schema/order';
import type { Target } from '../../../src/api/schema/wire';
import type { Text } from '../text';

export interface CustomerRow {
  id: string;
  /** E.164, of one customer only. */
  phone: string;
  nickname: string;
  avatar: string;
  joinedAt: number;
  inviteCode: string;
  /** Who invited them, or null. */
  invitedBy: string | null;
  /** Their inviter was rewarded: once, at the first payment. */
  isInviteRewarded: boolean;
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

/** A picture whose words are in both languages. */
export interface PictureRow {
  src: string;
  alt: Text;
  fit: 'cutout' | 'photo';
  hue: number;
}

export type AddressRow = Address & { customerId: string };

/** Where a coupon or discount code takes something off; null stands for everything. */
export interface Scope {
  categoryIds: readonly string[] | null;
  goodsIds: readonly string[] | null;
  name: Text;
}

/** What a coupon or a discount code takes off. */
export interface Deduction {
  kind: 'amount' | 'percent';
  value: number;
  threshold: number;
  maxOff: number | null;
  scope: Scope;
}

export type CouponState = 'free' | 'held' | 'spent';

export interface CouponRow {
  id: string;
  customerId: string;
  name: Text;
  deduction: Deduction;
  target: Target;
  validFrom: number;
  validUntil: number;
  state: CouponState;
  /** The order that holds or spent it. */
  orderId: string | null;
}

export interface OrderLineRow {
  skuId: string;
  goodsId: string;
  name: Text;
  skuText: Text;
  picture: PictureRow;
  price: number;
  quantity: number;
  isVirtual: boolean;
}

export interface OrderYieldRow {
  kind: 'code' | 'ticket';
  name: Text;
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
  /** Taken from the wallet, minor units; beside `total`, which is paid outside. */
  balanceUsed: number;
  couponId: string | null;
  discountCode: string | null;
  placedAt: number;
  payBefore: number;
  /** Not before this is a presale parcel sent, or null. */
  shipsFrom: number | null;
  address: Address | null;
  note: string;
  timeline: readonly { event: TimelineEvent; at: number }[];
  cancelReason: CancelReason | null;
  cancelText: string;
  parcel: { carrier: Text; number: string } | null;
  yields: readonly OrderYieldRow[];
}

/** Pieces of one SKU. Left, held and sold always add up to what the shop was given. */
export interface StockRow {
  skuId: string;
  goodsId: string;
  left: number;
  held: number;
  sold: number;
}
