import { useCallback } from 'react';
import type { Coupon } from '@/api/coupons';
import { serverClock } from '@/lib/sharedServerClock';
import { useMoney } from '@/hooks/useMoney';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';

export interface CouponLabels {
  /** The formatted discount. */
  value: string;
  /** Which products and which minimum total it applies to. */
  condition: string;
  /** Its expiry date, or its state. */
  life: string;
  /** The coupon is already valid. */
  hasBegun: boolean;
}

/** The terms of a coupon, whether the customer holds it or a campaign offers it. */
export type CouponTerms = Pick<Coupon, 'kind' | 'value' | 'scope' | 'threshold' | 'maxOff'>;

/** Labels of a coupon's discount and conditions. */
export function useCouponTerms(): (terms: CouponTerms) => Pick<CouponLabels, 'value' | 'condition'> {
  const { t, language } = useTranslation();
  const money = useMoney();
  return useCallback(
    ({ kind, value, scope, threshold, maxOff }) => {
      const conditions = [
        scope,
        threshold > 0 && t('checkout.coupon.from', { amount: money(threshold) }),
        maxOff !== null && t('checkout.coupon.atMost', { amount: money(maxOff) }),
      ];
      return {
        value:
          kind === 'percent'
            ? // Chinese names what is left to pay, in tenths: 8% off is 9.2 折.
              t('checkout.coupon.percentOff', { figure: language.startsWith('zh') ? (100 - value) / 10 : value })
            : t('checkout.coupon.amountOff', { amount: money(value) }),
        condition: conditions.filter(Boolean).join(' · '),
      };
    },
    [t, language, money],
  );
}

/** All labels of a coupon. */
export function useCouponLabels(): (coupon: Coupon) => CouponLabels {
  const { t } = useTranslation();
  const termsOf = useCouponTerms();
  const { date } = useDateFormat();
  return useCallback(
    (coupon) => {
      const { validFrom, validUntil, state } = coupon;
      const when = date(validUntil);
      const hasBegun = Date.parse(validFrom) <= serverClock.now();
      const life = () => {
        if (state === 'used') return t('checkout.coupon.wasUsed');
        if (state === 'expired') return t('checkout.coupon.ranOut', { when });
        return hasBegun
          ? t('checkout.coupon.until', { when })
          : t('checkout.coupon.starts', { from: date(validFrom), when });
      };
      return { ...termsOf(coupon), life: life(), hasBegun };
    },
    [t, termsOf, date],
  );
}
