/** What the checkout says about coupon, code, balance and total, for both faces. */
import type { Pack } from '@/api/schema/order';
import { useRefusalWords } from '@/features/coupons/useRefusalWords';
import { whyCodeRefused, whyCouponRefused } from '@/features/coupons/whyCouponRefused';
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import type { CheckoutChoices } from './checkoutChoices';
import { couponSummary } from './couponSummary';
import { whatChanged, type PackChange } from './whatChanged';

export interface OptionWords {
  title: string;
  text: string;
  isGood: boolean;
  /** What it takes off the total; empty when nothing. */
  off: string;
}

/** The words for one quote. */
export function useCheckoutWords(pack: Pack, choices: CheckoutChoices) {
  const { t } = useWords();
  const money = useMoney(pack.currency);
  const refusalWords = useRefusalWords(pack.currency);
  const offOf = (kind: Pack['priceLines'][number]['kind']) => {
    const line = pack.priceLines.find((one) => one.kind === kind);
    return line ? money(line.amount) : '';
  };

  const coupon = (): OptionWords => {
    const summary = couponSummary(pack, choices.couponId);
    const plain = (text: string): OptionWords => ({ title: t('checkout.coupon'), text, isGood: false, off: '' });
    switch (summary.kind) {
      case 'none':
        return plain(t('checkout.coupon.none'));
      case 'best':
        return { title: summary.applied.coupon.name, text: t('checkout.coupon.best', { count: summary.count }), isGood: true, off: offOf('coupon') };
      case 'chosen':
        return { title: summary.applied.coupon.name, text: t('checkout.coupon.chosen'), isGood: false, off: offOf('coupon') };
      case 'declined':
        return plain(summary.best ? t('checkout.coupon.declinedBest', { amount: money(summary.best.saves) }) : t('checkout.coupon.declined'));
      case 'refused': {
        const { coupon: wanted, refusal } = summary.wanted;
        return { ...plain(refusal ? refusalWords(whyCouponRefused(wanted, refusal)) : ''), title: wanted.name };
      }
      case 'replaced':
        return plain(t('checkout.coupon.replaced'));
      case 'noneFits':
        return plain(t('checkout.coupon.noneFits', { count: summary.count }));
    }
  };

  const { discount, balance } = pack;
  const codeFault = discount?.refusal && choices.discountCode !== null ? refusalWords(whyCodeRefused(discount.refusal)) : undefined;
  const code: OptionWords = {
    title: discount?.isUsable ? discount.code : t('checkout.code'),
    text: codeFault ?? (discount?.isUsable ? (discount.name ?? '') : t('checkout.code.have')),
    isGood: discount?.isUsable ?? false,
    off: offOf('discountCode'),
  };
  const balanceText = () => {
    if (!balance || balance.available === 0) return t('checkout.balance.empty');
    const amount = money(balance.available);
    return balance.used > 0 ? t('checkout.balance.left', { used: money(balance.used), amount }) : t('checkout.balance.available', { amount });
  };
  const changeWords = (change: PackChange): string => {
    if (change.kind === 'line') return t('checkout.changed.line', { name: change.name });
    const amounts = { before: money(change.before), after: money(change.after) };
    if (change.kind === 'price') return t('checkout.changed.price', { name: change.name, ...amounts });
    return t('checkout.changed.sum', { name: t(`order.line.${change.kind}`), ...amounts });
  };

  return {
    coupon: coupon(),
    code,
    /** Why the code that was typed does not count. */
    codeFault,
    balanceText: balanceText(),
    balanceOff: offOf('balance'),
    total: money(pack.total),
    /** The old and the new total, and what makes the difference. */
    changesSince: (before: Pack) => ({
      sentence: t('checkout.changed.from', { before: money(before.total), after: money(pack.total) }),
      changes: whatChanged(before, pack).map(changeWords),
    }),
  };
}
export type CheckoutWords = ReturnType<typeof useCheckoutWords>;
