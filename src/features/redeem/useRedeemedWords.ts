import type { Redeemed } from '@/api/schema/ticket';
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';

/** What was given: in one line, and what is to be known about it. */
export function useRedeemedWords({ kind, name, amount, couponId }: Redeemed): { title: string; text: string } {
  const { t } = useWords();
  const money = useMoney();
  switch (kind) {
    case 'balance':
      return { title: amount === null ? t('redeem.got.balance') : t('redeem.got.amount', { amount: money(amount) }), text: name };
    case 'coupon':
      return { title: t('redeem.got.coupon'), text: name };
    case 'ticket':
      return { title: t('redeem.got.ticket'), text: name };
    case 'goods':
      return { title: t('redeem.got.goods', { name }), text: couponId ? t('redeem.got.goodsByCoupon') : '' };
  }
}
