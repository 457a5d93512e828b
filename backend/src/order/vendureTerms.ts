/** The shipping method and the promotions by which Vendure knows the delivery and the discounts of the storefront. */
import type { DiscountKind } from './spreadDiscounts';

/** Code of the shipping method. */
export const SHIPPING_METHOD_CODE = 'storefront-delivery';

/** Coupon codes of the promotions, by which they are found. The rules are those of the storefront. */
export const promotionCodeOfDiscount: Readonly<Record<DiscountKind, string>> = {
  coupon: 'storefront-coupon',
  discountCode: 'storefront-discount-code',
  balance: 'storefront-balance',
};

/** Names in the administration. */
export const promotionNameOfDiscount: Readonly<Record<DiscountKind, string>> = {
  coupon: 'Coupon',
  discountCode: 'Discount code',
  balance: 'Paid from the wallet',
};
