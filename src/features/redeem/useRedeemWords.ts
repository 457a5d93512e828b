import type { Redeemed } from '@/api/schema/ticket';
import { useMoney } from '@/hooks/useMoney';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import type { useRedeem } from './useRedeem';

/** What the form says: beside the field, about what is under way, and on its button. */
export function useRedeemWords({ fault, submission, isBusy }: ReturnType<typeof useRedeem>) {
  const { t } = useWords();
  const trouble = useSubmissionWords(submission);
  const button = () => {
    if (submission.step === 'checking') return t('redeem.checking');
    if (isBusy) return t('redeem.doing');
    return t(submission.step === 'unknown' ? 'problem.checkAgain' : 'redeem.do');
  };
  return {
    fault: fault && t(`redeem.fault.${fault}`),
    /** Neither good nor bad yet, or no fault of the code. */
    news: fault ? undefined : submission.step === 'unknown' ? t('redeem.unknown') : trouble,
    button: button(),
  };
}

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
