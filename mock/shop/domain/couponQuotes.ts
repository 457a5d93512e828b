/** A customer's coupons seen from one pack: what each saves there, or why it cannot, and which one saves most. */
import type { ShopContext } from '../context';
import { couponShownState } from './coupons';
import { deduct, refusedAs, type DeductibleLine, type DeductionOutcome } from './deduction';
import type { CouponRow } from './rows';

export interface CouponQuote extends DeductionOutcome {
  coupon: CouponRow;
  isBest: boolean;
}

/**
 * Tries every coupon that is not behind the customer; the one in `choice` is quoted in any case, so that it can be said
 * why it cannot be used. The most useful comes first.
 */
export function quoteCoupons(
  context: ShopContext,
  customerId: string | null,
  lines: readonly DeductibleLine[],
  choice: string | null,
): CouponQuote[] {
  if (customerId === null) return [];
  const quotes = context.books.coupons
    .listOf(customerId)
    .filter((coupon) => coupon.id === choice || isPresent(coupon, context.now))
    .map((coupon) => ({ coupon, ...tryCoupon(coupon, lines, context.now) }))
    .sort((one, other) => other.off - one.off || one.coupon.validUntil - other.coupon.validUntil);
  const best = quotes.find((quote) => quote.off > 0);
  return quotes.map((quote) => ({ ...quote, isBest: quote === best }));
}

/** Spent and expired coupons are history; one that an unpaid order holds may come back, so it is shown with its reason. */
const isPresent = (coupon: CouponRow, now: number): boolean => coupon.state !== 'spent' && coupon.validUntil > now;

function tryCoupon(coupon: CouponRow, lines: readonly DeductibleLine[], now: number): DeductionOutcome {
  const state = couponShownState(coupon, now);
  if (state !== 'usable') return refusedAs(state);
  if (coupon.validFrom > now) return refusedAs('notStarted');
  return deduct(coupon.deduction, lines);
}
