/** The customer's coupons by state. */
import { type Coupon, getMyCoupons } from '@/api/coupons';
import { useQuery } from '@/query/useQuery';

/** The tabs, in display order. */
export const couponTabs = ['usable', 'used', 'expired'] as const satisfies readonly Coupon['state'][];
export type CouponTab = (typeof couponTabs)[number];

export function useMyCoupons() {
  const { data, error, refetch: retry } = useQuery(getMyCoupons, {});
  return {
    /** The coupons of a tab; undefined until they are loaded. */
    couponsOf: (tab: CouponTab) => data?.list.filter(({ state }) => state === tab),
    /** Number of entries that could not be read. */
    droppedCount: data?.droppedCount ?? 0,
    error,
    retry,
  };
}
