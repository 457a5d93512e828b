import { useCallback } from 'react';
import type { Coupon } from '@/api/schema/coupon';
import { serverClock } from '@/serverClock';
import { useMoney } from '@/hooks/useMoney';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';

export interface CouponWords {
  /** What it takes off. */
  value: string;
  /** Where and from which sum it counts. */
  condition: string;
  /** Until when, or what became of it. */
  life: string;
  /** It can be used from now on, not only later. */
  hasBegun: boolean;
}

/** What makes a coupon worth having, whether it is one's own or still on offer. */
export type CouponTerms = Pick<Coupon, 'kind' | 'value' | 'scope' | 'threshold' | 'maxOff'>;

/** What a coupon takes off, and where and from which sum it counts. */
export function useCouponTerms(): (terms: CouponTerms) => Pick<CouponWords, 'value' | 'condition'> {
  const { t } = useWords();
  const money = useMoney();
  return useCallback(
    ({ kind, value, scope, threshold, maxOff }) => {
      const conditions = [
        scope,
        threshold > 0 && t('checkout.coupon.from', { amount: money(threshold) }),
        maxOff !== null && t('checkout.coupon.atMost', { amount: money(maxOff) }),
      ];
      return {
        value: kind === 'percent' ? t('checkout.coupon.percentOff', { percent: value }) : t('checkout.coupon.amountOff', { amount: money(value) }),
        condition: conditions.filter(Boolean).join(' · '),
      };
    },
    [t, money],
  );
}

/** What a coupon says about itself. */
export function useCouponWords(): (coupon: Coupon) => CouponWords {
  const { t } = useWords();
  const termsOf = useCouponTerms();
  const { date } = useWhen();
  return useCallback(
    (coupon) => {
      const { validFrom, validUntil, state } = coupon;
      const when = date(validUntil);
      const hasBegun = Date.parse(validFrom) <= serverClock.now();
      const life = () => {
        if (state === 'used') return t('checkout.coupon.wasUsed');
        if (state === 'expired') return t('checkout.coupon.ranOut', { when });
        return hasBegun ? t('checkout.coupon.until', { when }) : t('checkout.coupon.starts', { from: date(validFrom), when });
      };
      return { ...termsOf(coupon), life: life(), hasBegun };
    },
    [t, termsOf, date],
  );
}
