/** Serializes the coupons that customers can claim: on campaign pages and on product pages. */
import type * as v from 'valibot';
import type { offeredCoupon } from '../../src/api/goods';
import type { GoodsRow } from '../catalogueRows';
import type { CouponSeed } from '../catalogue/types';
import type { CallContext, ShopContext } from '../context';
import { computeDeduction, type DeductibleLine } from '../domain/deduction';
import { normalizeRedeemCode } from '../domain/redeemCodes';
import { textIn } from '../text';

/** Returns the coupon of a redeem code. Undefined when the code is unknown, used up or expired. */
function findOfferedCoupon({ goods, database, now }: ShopContext, redeemCode: string): CouponSeed | undefined {
  const code = database.redeemCodes.get(normalizeRedeemCode(redeemCode));
  const reward = code?.reward;
  if (reward?.kind !== 'coupon' || code?.usesLeft === 0 || (code?.validUntil ?? 0) <= now) return undefined;
  return goods.coupons.find(({ id }) => id === reward.couponId);
}

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
 * Returns the price of one piece with the best of these coupons, and its redeem code. `price` in minor units. Undefined when
 * none applies to one piece.
 */
export function priceAfterCoupon(
  context: ShopContext,
  product: GoodsRow,
  price: number,
  redeemCodes: readonly string[],
): { price: number; redeemCode: string } | undefined {
  const [best] = redeemCodes
    .flatMap((redeemCode) => {
      const seed = findOfferedCoupon(context, redeemCode);
      const { amountOff } = seed
        ? computeDeduction(seed.deduction, [deductibleLineOf(product, price)])
        : { amountOff: 0 };
      return amountOff > 0 ? [{ redeemCode, price: price - amountOff }] : [];
    })
    .sort((one, other) => one.price - other.price);
  return best;
}
