/**
 * Why the shop refuses a coupon or a discount code, as a word with the values it needs. The shop decides by code; what
 * is said, and which figure helps the customer on, is decided here.
 */
import type { Coupon, Refusal } from '@/api/schema/coupon';
import type { WordKey } from '@/language';

export interface RefusalReason {
  word: WordKey;
  /** Minor units; fills `{amount}`. */
  amount?: number;
  /** ISO 8601; fills `{when}`. */
  moment?: string;
  /** Fills `{scope}`. */
  scope?: string;
}

/** The reason for a coupon. What is missing is said as an amount; without one the threshold is named. */
export function whyCouponRefused(coupon: Pick<Coupon, 'threshold' | 'scope' | 'validFrom' | 'validUntil'>, { code, missing }: Refusal): RefusalReason {
  switch (code) {
    case 'belowThreshold':
      return missing === null ? { word: 'checkout.refused.threshold', amount: coupon.threshold } : { word: 'checkout.refused.missing', amount: missing };
    case 'otherGoods':
      return { word: 'checkout.refused.otherGoods', scope: coupon.scope };
    case 'notStarted':
      return { word: 'checkout.refused.notStarted', moment: coupon.validFrom };
    case 'expired':
      return { word: 'checkout.refused.expired', moment: coupon.validUntil };
    case 'used':
      return { word: 'checkout.refused.used' };
    case 'notCombinable':
      return { word: 'checkout.refused.notCombinable' };
    case 'limitReached':
      return { word: 'checkout.refused.limitReached' };
    case 'unknown':
      return { word: 'checkout.refused.unknown' };
  }
}

/** The reason for a discount code that was typed. */
export function whyCodeRefused({ code, missing }: Refusal): RefusalReason {
  switch (code) {
    case 'belowThreshold':
      return missing === null ? { word: 'checkout.code.threshold' } : { word: 'checkout.code.missing', amount: missing };
    case 'otherGoods':
    case 'notStarted':
    case 'expired':
    case 'used':
    case 'notCombinable':
    case 'limitReached':
    case 'unknown':
      return { word: `checkout.code.${code}` };
  }
}
