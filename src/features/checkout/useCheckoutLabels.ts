/** Labels of the checkout for coupon, code, balance and total, on both platforms. */
import type { Pack } from '@/api/packs';
import { useCouponErrorLabels } from '@/features/coupons/useCouponErrorLabels';
import { getCodeError, getCouponError } from '@/features/coupons/getCouponError';
import { useFormErrorLabel } from '@/hooks/useFormErrorLabel';
import { useMoney } from '@/hooks/useMoney';
import { usePriceLineName } from '@/hooks/usePriceLineName';
import { useTranslation } from '@/hooks/useTranslation';
import type { CheckoutChoices } from './checkoutChoices';
import { couponSummary } from '@/features/coupons/couponSummary';
import { getQuoteChanges, type PackChange } from './getQuoteChanges';
import type { RefusedCode } from './useDiscountCheck';

export interface OptionLabels {
  title: string;
  text: string;
  isSuccess: boolean;
  /** The formatted amount that it takes off the total; empty when nothing. */
  off: string;
}

/** Labels for one quote. `refusedCode` is the code that was checked last and not applied. */
export function useCheckoutLabels(pack: Pack, choices: CheckoutChoices, refusedCode?: RefusedCode) {
  const { t } = useTranslation();
  const money = useMoney(pack.currency);
  const nameOf = usePriceLineName();
  const refusalLabels = useCouponErrorLabels(pack.currency);
  const getFormError = useFormErrorLabel();
  const offOf = (kind: Pack['priceLines'][number]['kind']) => {
    const line = pack.priceLines.find((one) => one.kind === kind);
    return line ? money(line.amount) : '';
  };

  const coupon = (): OptionLabels => {
    const summary = couponSummary(pack, choices.couponId);
    const plain = (text: string): OptionLabels => ({ title: t('checkout.coupon'), text, isSuccess: false, off: '' });
    switch (summary.kind) {
      case 'none':
        return plain(t('checkout.coupon.none'));
      case 'best':
        return {
          title: summary.applied.coupon.name,
          text: t('checkout.coupon.best', { count: summary.count }),
          isSuccess: true,
          off: offOf('coupon'),
        };
      case 'claimed':
        return {
          title: summary.applied.coupon.name,
          text: t('checkout.coupon.claimed'),
          isSuccess: true,
          off: offOf('coupon'),
        };
      case 'chosen':
        return {
          title: summary.applied.coupon.name,
          text: t('checkout.coupon.chosen'),
          isSuccess: false,
          off: offOf('coupon'),
        };
      case 'declined':
        return plain(
          summary.best
            ? t('checkout.coupon.declinedBest', { amount: money(summary.best.saves) })
            : t('checkout.coupon.declined'),
        );
      case 'refused': {
        const { coupon: requestedCoupon, refusal } = summary.requested;
        return {
          ...plain(refusal ? refusalLabels(getCouponError(requestedCoupon, refusal)) : ''),
          title: requestedCoupon.name,
        };
      }
      case 'replaced':
        return plain(t('checkout.coupon.replaced'));
      case 'noneFits':
        return plain(t('checkout.coupon.noneFits', { count: summary.count }));
    }
  };

  const { discount, balance } = pack;
  const getRefusedLabel = ({ reason }: RefusedCode) =>
    'kind' in reason ? getFormError(reason) : refusalLabels(getCodeError(reason));
  const packRefusal =
    discount?.refusal && choices.discountCode !== null ? refusalLabels(getCodeError(discount.refusal)) : undefined;
  const codeError = refusedCode ? getRefusedLabel(refusedCode) : packRefusal;
  const code: OptionLabels = {
    title: discount?.isUsable ? discount.code : t('checkout.code'),
    text: packRefusal ?? (discount?.isUsable ? (discount.name ?? '') : t('checkout.code.have')),
    isSuccess: discount?.isUsable ?? false,
    off: offOf('discountCode'),
  };
  const balanceText = () => {
    if (!balance || balance.available === 0) return t('checkout.balance.empty');
    const amount = money(balance.available);
    return balance.used > 0
      ? t('checkout.balance.left', { used: money(balance.used), amount })
      : t('checkout.balance.available', { amount });
  };
  const changeLabels = (change: PackChange): string => {
    if (change.kind === 'line') return t('checkout.changed.line', { name: change.name });
    const amounts = { before: money(change.before), after: money(change.after) };
    if (change.kind === 'price') return t('checkout.changed.price', { name: change.name, ...amounts });
    return t('checkout.changed.price', { name: nameOf(change), ...amounts });
  };

  /** A visitor gets the coupons that everyone can claim; what else she has is known after signing in. */
  const signedOut = () => {
    const summary = couponSummary(pack, choices.couponId);
    if (summary.kind !== 'claimed') return t('checkout.signedOut.options');
    return t('checkout.signedOut.coupon', { name: summary.applied.coupon.name, amount: money(summary.applied.saves) });
  };

  return {
    coupon: coupon(),
    signedOut: signedOut(),
    code,
    /** Why the code that was typed last is not applied. */
    codeError,
    balanceText: balanceText(),
    balanceOff: offOf('balance'),
    total: money(pack.total),
    /** The old and the new total, and what caused the difference. */
    changesSince: (before: Pack) => ({
      sentence: t('checkout.changed.from', { before: money(before.total), after: money(pack.total) }),
      changes: getQuoteChanges(before, pack).map(changeLabels),
    }),
  };
}
export type CheckoutLabels = ReturnType<typeof useCheckoutLabels>;
