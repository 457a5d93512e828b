/** The coupons of a quote as rows to choose from, and those that cannot be used with their reasons. */
import type { Pack } from '@/api/schema/order';
import { useCouponWords } from '@/features/coupons/useCouponWords';
import { useRefusalWords } from '@/features/coupons/useRefusalWords';
import { whyCouponRefused } from '@/features/coupons/whyCouponRefused';
import { useMoney } from '@/hooks/useMoney';
import { choiceFor, type CouponChoice } from './couponSummary';

export function useCouponRows({ coupons, couponId, currency }: Pick<Pack, 'coupons' | 'couponId' | 'currency'>) {
  const couponWords = useCouponWords();
  const refusalWords = useRefusalWords(currency);
  const money = useMoney(currency);
  const rows = coupons.map(({ coupon, refusal, saves, isBest }) => {
    const { condition, life } = couponWords(coupon);
    return {
      id: coupon.id,
      name: coupon.name,
      off: refusal ? '' : money(-saves),
      text: refusal ? refusalWords(whyCouponRefused(coupon, refusal)) : `${condition} · ${life}`,
      isBest,
      isChosen: coupon.id === couponId,
      isRefused: refusal !== null,
    };
  });
  return {
    usable: rows.filter(({ isRefused }) => !isRefused),
    refused: rows.filter(({ isRefused }) => isRefused),
    /** What choosing the row means. */
    choiceOf: (id: string): CouponChoice => {
      const chosen = coupons.find(({ coupon }) => coupon.id === id);
      return chosen ? choiceFor(chosen) : null;
    },
  };
}
