/**
 * The only place that computes totals: products − coupon − discount code + delivery − balance, in minor units. The price
 * lines add up to the total, which is never negative. A line with a problem is listed, but not part of any sum.
 */
import type { Ineligibility } from '../../src/api/coupons';
import type { PackLine, PriceLine } from '../../src/api/packs';
import type { ShopContext } from '../context';
import { exactAmount, multiplyExact, sumOf } from '../money';
import { quoteDelivery, type DeliveryQuote } from './delivery';
import { quoteDiscount, type DiscountOutcome } from './discountCodes';
import { priceLines as pricedLinesOf, type PricedLine } from './packLines';
import { getAvailableBalance } from './wallet';
import { quoteCoupons, type CouponQuote } from './couponQuotes';

/** The lines and discounts that a customer requests. */
export interface PackRequest {
  lines: readonly PackLine[];
  /** `best` selects the coupon with the largest deduction, null selects none. */
  couponId: 'best' | (string & {}) | null;
  discountCode: string | null;
  useBalance: boolean;
  /** Id of a delivery option. Without it, and for one that is not offered, the first one is used. */
  deliveryId?: string | null | undefined;
}

/** A pack with its price lines and total. Amounts in minor units. */
export interface PricedPack {
  lines: readonly PricedLine[];
  priceLines: readonly PriceLine[];
  total: number;
  pieces: number;
  needsAddress: boolean;
  /** How the lines can be delivered, and how they are; nothing is delivered without one. */
  deliveries: readonly DeliveryQuote[];
  delivery: DeliveryQuote | null;
  coupons: readonly CouponQuote[];
  /** The applied coupon, or null. */
  couponId: string | null;
  discount: DiscountOutcome | null;
  /** The applied discount code, or null. */
  discountCode: string | null;
  balance: { available: number; used: number } | null;
  canOrder: boolean;
  /** What the customer saves: former prices, coupon and discount code together. */
  saves: number;
}

/**
 * Prices a pack. Writes nothing. `customerId` is null without a session; then there are only the coupons that customers can claim
 * and no balance. Throws a RangeError when an amount is not a safe integer.
 */
export function pricePack(context: ShopContext, customerId: string | null, request: PackRequest): PricedPack {
  const lines = pricedLinesOf(context, request.lines);
  const orderableLines = lines.filter((line) => line.problem === null);
  const goods = sumOf(orderableLines.map((line) => line.subtotal));
  const couponQuotes = quoteCoupons(context, customerId, orderableLines, request.couponId);
  const discountQuote = request.discountCode?.trim()
    ? quoteDiscount(context, customerId, request.discountCode, orderableLines)
    : null;
  const { coupon, coupons, discount } = combineDiscounts(couponQuotes, discountQuote, request.couponId);
  const couponOff = coupon?.amountOff ?? 0;
  const discountOff = Math.min(discount?.amountOff ?? 0, goods - couponOff);
  const deliveries = quoteDelivery(context, orderableLines.length > 0 ? orderableLines : lines);
  const delivery = deliveries.find(({ option }) => option?.id === request.deliveryId) ?? deliveries[0] ?? null;
  const fee = orderableLines.some((line) => !line.isVirtual) ? (delivery?.fee ?? 0) : null;
  const due = exactAmount(goods - couponOff - discountOff + (fee ?? 0));
  const available = customerId === null ? 0 : getAvailableBalance(context, customerId);
  const used = request.useBalance ? Math.min(available, due) : 0;
  return {
    lines,
    priceLines: [
      { kind: 'goods', amount: goods },
      ...(fee === null ? [] : [{ kind: 'delivery' as const, amount: fee }]),
      ...(couponOff > 0 ? [{ kind: 'coupon' as const, amount: -couponOff }] : []),
      ...(discountOff > 0 ? [{ kind: 'discountCode' as const, amount: -discountOff }] : []),
      ...(used > 0 ? [{ kind: 'balance' as const, amount: -used }] : []),
    ],
    total: due - used,
    pieces: sumOf(orderableLines.map((line) => line.quantity)),
    needsAddress:
      delivery?.option?.kind !== 'pickUp' &&
      (orderableLines.length > 0 ? orderableLines : lines).some((line) => !line.isVirtual),
    deliveries,
    delivery,
    coupons,
    couponId: coupon?.coupon.id ?? null,
    discount,
    discountCode: discountOff > 0 ? (discount?.seed?.code ?? null) : null,
    balance: customerId === null ? null : { available, used },
    canOrder: orderableLines.length > 0 && orderableLines.length === lines.length,
    saves: sumOf(orderableLines.map(getMarkdown)) + couponOff + discountOff,
  };
}

/** What a line costs less than at its former price. */
const getMarkdown = ({ price, originalPrice, quantity }: PricedLine): number =>
  multiplyExact(Math.max((originalPrice ?? price) - price, 0), quantity);

interface CombinedDiscounts {
  coupon: CouponQuote | undefined;
  coupons: readonly CouponQuote[];
  discount: DiscountOutcome | null;
}

const notCombinableReason: Ineligibility = { code: 'notCombinable', missing: null };

/** Selects coupon and discount code. When the code cannot be combined with a coupon, only one of them applies. */
function combineDiscounts(
  coupons: readonly CouponQuote[],
  discount: DiscountOutcome | null,
  choice: PackRequest['couponId'],
): CombinedDiscounts {
  const coupon =
    choice === 'best'
      ? coupons.find((quote) => quote.isBest)
      : coupons.find((quote) => quote.coupon.id === choice && quote.amountOff > 0);
  if (!coupon || !discount || discount.refusal || discount.seed?.isCombinable !== false)
    return { coupon, coupons, discount };
  // A coupon that the customer selected stays. A `best` coupon is dropped when the code saves at least as much.
  if (choice !== 'best' || coupon.amountOff > discount.amountOff)
    return { coupon, coupons, discount: { ...discount, amountOff: 0, refusal: notCombinableReason } };
  return {
    coupon: undefined,
    coupons: coupons.map((quote) =>
      quote.refusal ? quote : { ...quote, amountOff: 0, isBest: false, refusal: notCombinableReason },
    ),
    discount,
  };
}
