/** The customer's coupons, by state. */
import type { Coupon } from '@/api/schema/coupon';
import { getMyCoupons } from '@/api/userCalls';
import { useRead } from '@/hooks/useRead';

/** The tabs in the order they stand. */
export const couponTabs = ['usable', 'used', 'expired'] as const satisfies readonly Coupon['state'][];
export type CouponTab = (typeof couponTabs)[number];

/** The coupons of one tab, and how many there are in each; both undefined until they are known. */
export function useMyCoupons(tab: CouponTab) {
  const { data, problem, isLoading, retry } = useRead(getMyCoupons, {}, { skipErrorHandler: true });
  const countOf = (state: CouponTab) => data?.list.filter((coupon) => coupon.state === state).length;
  return {
    coupons: data?.list.filter((coupon) => coupon.state === tab),
    countOf,
    /** Entries that could not be read. */
    dropped: data?.dropped ?? 0,
    problem,
    isLoading,
    retry,
  };
}
