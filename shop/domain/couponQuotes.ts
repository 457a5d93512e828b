/** Quotes coupons for lines: those of the customer, and those that the customer can still claim. */
import type { ShopContext } from '../context';
import { getCouponState } from './coupons';
import { computeDeduction, refuseDeduction, type DeductibleLine, type DeductionOutcome } from './deduction';
import { findOwnCoupon, isClaimable, listCouponOffers } from './offeredCoupons';
import type { CouponRow } from './rows';

/** A coupon with its deduction for a pack, or the refusal. `isBest` marks the largest deduction. */
export interface CouponQuote extends DeductionOutcome {
  coupon: CouponRow;
  isBest: boolean;
  /** The customer does not have it yet: the order that uses it claims it. */
  isClaimable: boolean;
}

/**
 * Quotes the coupons of a customer that are neither spent nor expired and the offered ones that apply to the lines, and always the one
 * with the id `choice`, so the client can show its refusal. A spent coupon is listed while product pages promise its deduction
 * for these lines. A visitor, `customerId` null, has the offered ones. Sorted by deduction, largest first.
 */
export function quoteCoupons(
  context: ShopContext,
  customerId: string | null,
  lines: readonly DeductibleLine[],
  choice: string | null,
): CouponQuote[] {
  const { now } = context;
  const own = customerId === null ? [] : context.database.coupons.listByCustomer(customerId);
  const offers = listCouponOffers(context).map((offer) => ({
    ...offer,
    isClaimable: isClaimable(context, customerId, own, offer),
    held: findOwnCoupon(context, own, offer),
  }));
  const isPromised = (coupon: CouponRow) =>
    offers.some(({ held, ended }) => held === coupon && ended === null) &&
    computeDeduction(coupon.deduction, lines).refusal === null;
  const chosen = offers.find(({ coupon }) => coupon.id === choice);
  const quotes = [
    ...own
      .filter((coupon) => coupon.id === choice || isCouponListed(coupon, now) || isPromised(coupon))
      // A choice that was made before the customer claimed the coupon elsewhere stays the choice of it.
      .map((coupon) => ({
        coupon: chosen && !chosen.isClaimable && chosen.held === coupon ? { ...coupon, id: chosen.coupon.id } : coupon,
        isClaimable: false,
        ...quoteCoupon(coupon, lines, now),
      })),
    ...offers
      .filter((offer) => offer.isClaimable || (offer === chosen && !offer.held))
      .map((offer) => ({
        coupon: offer.coupon,
        isClaimable: offer.isClaimable,
        ...(offer.ended ? refuseDeduction(offer.ended) : quoteCoupon(offer.coupon, lines, now)),
      }))
      .filter((quote) => quote.amountOff > 0 || quote.coupon.id === choice),
  ].sort(
    (one, other) =>
      other.amountOff - one.amountOff ||
      Number(one.isClaimable) - Number(other.isClaimable) ||
      one.coupon.validUntil - other.coupon.validUntil,
  );
  const best = quotes.find((quote) => quote.amountOff > 0);
  return quotes.map((quote) => ({ ...quote, isBest: quote === best }));
}

/** Spent and expired coupons are not listed. A held coupon is listed, because cancelling its order releases it. */
const isCouponListed = (coupon: CouponRow, now: number): boolean => coupon.state !== 'spent' && coupon.validUntil > now;

function quoteCoupon(coupon: CouponRow, lines: readonly DeductibleLine[], now: number): DeductionOutcome {
  const state = getCouponState(coupon, now);
  if (state !== 'usable') return refuseDeduction(state);
  if (coupon.validFrom > now) return refuseDeduction('notStarted');
  return computeDeduction(coupon.deduction, lines);
}
