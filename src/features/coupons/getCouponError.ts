/**
 * Why the API rejects a coupon or a discount code: a message key with its values. The API decides by code; this module
 * selects the message and the most helpful figure.
 */
import type { Coupon, Ineligibility } from '@/api/coupons';
import type { MessageKey } from '@/lib/i18n';

export interface RefusalReason {
  labelKey: MessageKey;
  /** Minor units; fills `{amount}`. */
  amount?: number;
  /** ISO 8601; fills `{when}`. */
  moment?: string;
  /** Fills `{scope}`. */
  scope?: string;
}

/** The reason for a coupon: the missing amount if it is known, else the threshold. */
export function getCouponError(
  coupon: Pick<Coupon, 'threshold' | 'scope' | 'validFrom' | 'validUntil'>,
  { code, missing }: Ineligibility,
): RefusalReason {
  switch (code) {
    case 'belowThreshold':
      return missing === null
        ? { labelKey: 'checkout.refused.threshold', amount: coupon.threshold }
        : { labelKey: 'checkout.refused.missing', amount: missing };
    case 'otherGoods':
      return { labelKey: 'checkout.refused.otherGoods', scope: coupon.scope };
    case 'notStarted':
      return { labelKey: 'checkout.refused.notStarted', moment: coupon.validFrom };
    case 'expired':
      return { labelKey: 'checkout.refused.expired', moment: coupon.validUntil };
    case 'used':
      return { labelKey: 'checkout.refused.used' };
    case 'notCombinable':
      return { labelKey: 'checkout.refused.notCombinable' };
    case 'limitReached':
      return { labelKey: 'checkout.refused.limitReached' };
    case 'unknown':
      return { labelKey: 'checkout.refused.unknown' };
    case 'other':
      return { labelKey: 'checkout.refused.other' };
  }
}

/** The reason for a typed discount code. */
export function getCodeError({ code, missing }: Ineligibility): RefusalReason {
  switch (code) {
    case 'belowThreshold':
      return missing === null
        ? { labelKey: 'checkout.code.threshold' }
        : { labelKey: 'checkout.code.missing', amount: missing };
    case 'otherGoods':
    case 'notStarted':
    case 'expired':
    case 'used':
    case 'notCombinable':
    case 'limitReached':
    case 'unknown':
    case 'other':
      return { labelKey: `checkout.code.${code}` };
  }
}
