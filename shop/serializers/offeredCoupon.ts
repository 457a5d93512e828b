/** Serializes the coupons that customers can claim: on campaign pages and on product pages. */
import type * as v from 'valibot';
import type { offeredCoupon } from '../../src/api/goods';
import type { sku } from '../../src/api/products';
import type { GoodsRow } from '../catalogueRows';
import type { CallContext, ShopContext } from '../context';
import { computeDeduction, type DeductibleLine } from '../domain/deduction';
import { quoteCoupons } from '../domain/couponQuotes';
import { findOfferedCoupon, findOwnCoupon, listCouponOffers } from '../domain/offeredCoupons';
import { textIn } from '../text';

/** Serializes the coupon of a redeem code. Returns undefined when the code is unknown, used up or expired. */
export function serializeOfferedCoupon(
  context: CallContext,
  redeemCode: string,
): v.InferInput<typeof offeredCoupon> | undefined {
  const seed = findOfferedCoupon(context, redeemCode);
  if (!seed) return undefined;
  const { kind, value, threshold, maxOff, scope } = seed.deduction;
  return {
    name: textIn(seed.name, context.language),
    kind,
    value,
    threshold,
    maxOff,
    scope: textIn(scope.name, context.language),
    redeemCode,
  };
}

const deductibleLineOf = ({ id, categoryId, isVirtual }: GoodsRow, subtotal: number): DeductibleLine => ({
  goodsId: id,
  categoryId,
  isVirtual,
  subtotal,
});

/** Returns the redeem codes of the offered coupons that apply to a product, whatever their threshold is. */
export const listProductCouponCodes = (context: ShopContext, product: GoodsRow): string[] =>
  context.goods.productCouponCodes.filter((redeemCode) => {
    const seed = findOfferedCoupon(context, redeemCode);
    return seed && computeDeduction(seed.deduction, [deductibleLineOf(product, 0)]).refusal?.code !== 'otherGoods';
  });

/**
 * Returns the price of one piece with the coupon that the quote of this piece applies for the customer or visitor of the call, `price` in
 * minor units, with the name of the coupon, and its redeem code when product pages offer it. Undefined when none applies.
 */
export function priceAfterCoupon(
  context: CallContext,
  product: GoodsRow,
  price: number,
): v.InferInput<typeof sku>['afterCoupon'] {
  const lines = [deductibleLineOf(product, price)];
  const best = quoteCoupons(context, context.customer?.id ?? null, lines, null).find(({ isBest }) => isBest);
  if (!best) return undefined;
  const { coupon, amountOff } = best;
  const offer = listCouponOffers(context).find(
    (one) => one.ended === null && (one.coupon.id === coupon.id || findOwnCoupon(context, [coupon], one)),
  );
  return {
    price: price - amountOff,
    name: textIn(coupon.name, context.language),
    ...(offer && { redeemCode: offer.redeemCode }),
  };
}
