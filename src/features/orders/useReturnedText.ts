import { joinText } from '@/lib/joinText';
import type { Order } from '@/api/orders';
import { useFeature } from '@/hooks/useFeature';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';

/** What a cancelled order gave back, and where, as far as the API says so; empty otherwise. */
export function useReturnedText({ returned, currency }: Pick<Order, 'returned' | 'currency'>): string {
  const { t } = useTranslation();
  const money = useMoney(currency);
  const hasCoupons = useFeature('coupons');
  if (!returned) return '';
  const { amount, name, coupon } = returned;
  return joinText(
    amount > 0 ? t('order.returned', { amount: money(amount), name }) : '',
    coupon && hasCoupons ? t('order.cancelResult.coupon') : '',
  );
}
