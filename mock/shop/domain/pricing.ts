/**
 * THE place where prices are made. Goods, less coupon, less discount code, plus delivery, less balance: the lines always
 * add up to the total, and the total is never below zero. A line with a problem is listed, but not part of any sum.
 */
import type { Refusal } from '../../../src/api/schema/coupon';
import type { PackLine, PriceLine } from '../../../src/api/schema/order';
import type { ShopContext } from '../context';
import { exact, sumOf } from '../money';
import { quoteCoupons, type CouponQuote } from './couponQuotes';
import { quoteDiscount, type DiscountOutcome } from './discountCodes';
import { priceLines as pricedLinesOf, type PricedLine } from './packLines';
import { availableBalance } from './wallet';

export interface PackWish {
  lines: readonly PackLine[];
  /** `best` lets the shop choose, null uses none. */
  couponId: 'best' | (string & {}) | null;
  discountCode: string | null;
  useBalance: boolean;
}

export interface PricedPack {
  lines: readonly PricedLine[];
  priceLines: readonly PriceLine[];
  total: number;
  pieces: number;
  needsAddress: boolean;
  coupons: readonly CouponQuote[];
  /** The coupon that was applied. */
  couponId: string | null;
  discount: DiscountOutcome | null;
  /** The code that was applied. */
  discountCode: string | null;
  balance: { available: number; used: number } | null;
  canOrder: boolean;
}

/** Prices what a customer (null: a visitor, who has neither coupons nor balance) wants. Changes nothing. */
export function pricePack(context: ShopContext, customerId: string | null, wish: PackWish): PricedPack {
  const lines = pricedLinesOf(context, wish.lines);
  const good = lines.filter((line) => line.problem === null);
  const goods = sumOf(good.map((line) => line.subtotal));
  const offers = quoteCoupons(context, customerId, good, wish.couponId);
  const typed = wish.discountCode?.trim() ? quoteDiscount(context, customerId, wish.discountCode, good) : null;
  const { coupon, coupons, discount } = settle(offers, typed, wish.couponId);
  const couponOff = coupon?.off ?? 0;
  const discountOff = Math.min(discount?.off ?? 0, goods - couponOff);
  const needsAddress = (good.length > 0 ? good : lines).some((line) => !line.isVirtual);
  const delivery = good.some((line) => !line.isVirtual) ? deliveryFee(context, good) : null;
  const due = exact(goods - couponOff - discountOff + (delivery ?? 0));
  const available = customerId === null ? 0 : availableBalance(context, customerId);
  const used = wish.useBalance ? Math.min(available, due) : 0;
  return {
    lines,
    priceLines: [
      { kind: 'goods', amount: goods },
      ...(delivery === null ? [] : [{ kind: 'delivery' as const, amount: delivery }]),
      ...(couponOff > 0 ? [{ kind: 'coupon' as const, amount: -couponOff }] : []),
      ...(discountOff > 0 ? [{ kind: 'discountCode' as const, amount: -discountOff }] : []),
      ...(used > 0 ? [{ kind: 'balance' as const, amount: -used }] : []),
    ],
    total: due - used,
    pieces: sumOf(good.map((line) => line.quantity)),
    needsAddress,
    coupons,
    couponId: coupon?.coupon.id ?? null,
    discount,
    discountCode: discountOff > 0 ? (discount?.plan?.code ?? null) : null,
    balance: customerId === null ? null : { available, used },
    canOrder: good.length > 0 && good.length === lines.length,
  };
}

/** Delivery is counted on what the goods cost before anything is taken off: a coupon never makes it dearer. */
function deliveryFee({ goods }: ShopContext, lines: readonly PricedLine[]): number {
  const { fee, freeFrom } = goods.shop.delivery;
  const delivered = sumOf(lines.filter((line) => !line.isVirtual).map((line) => line.subtotal));
  return freeFrom !== null && delivered >= freeFrom ? 0 : fee;
}

interface Settled {
  coupon: CouponQuote | undefined;
  coupons: readonly CouponQuote[];
  discount: DiscountOutcome | null;
}

const clash: Refusal = { code: 'notCombinable', missing: null };

/** Coupon and code together, or the one of them that is meant when the code stands alone. */
function settle(coupons: readonly CouponQuote[], discount: DiscountOutcome | null, choice: PackWish['couponId']): Settled {
  const coupon = choice === 'best' ? coupons.find((quote) => quote.isBest) : coupons.find((quote) => quote.coupon.id === choice && quote.off > 0);
  if (!coupon || !discount || discount.refusal || discount.plan?.isCombinable !== false) return { coupon, coupons, discount };
  // A coupon that was picked by hand stays; one that the shop picked gives way to a code that saves as much.
  if (choice !== 'best' || coupon.off > discount.off) return { coupon, coupons, discount: { ...discount, off: 0, refusal: clash } };
  return {
    coupon: undefined,
    coupons: coupons.map((quote) => (quote.refusal ? quote : { ...quote, off: 0, isBest: false, refusal: clash })),
    discount,
  };
}
