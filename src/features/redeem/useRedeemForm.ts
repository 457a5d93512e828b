import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import type { useRedeem } from './useRedeem';

/** The form as it is drawn: what it says beside the field, about what is under way and on its button, and what it does. */
export function useRedeemForm({ typed, type, fault, refusals, submission, isBusy, waitUntil, endWait, redeem }: ReturnType<typeof useRedeem>) {
  const { t } = useWords();
  const trouble = useSubmissionWords(submission);
  const button = () => {
    if (submission.step === 'checking') return t('redeem.checking');
    if (isBusy) return t('redeem.doing');
    return t(submission.step === 'unknown' ? 'problem.checkAgain' : 'redeem.do');
  };
  return {
    fields: {
      typed,
      onType: type,
      fault: fault && t(`redeem.fault.${fault}`),
      refusals,
      /** Neither good nor bad yet, or no fault of the code. */
      news: fault ? undefined : submission.step === 'unknown' ? t('redeem.unknown') : trouble,
      wait: waitUntil ? { until: waitUntil, end: endWait } : undefined,
      isBusy,
      onRedeem: () => void redeem(),
    },
    button: { words: button(), isResting: isBusy || Boolean(waitUntil) },
    /** The code has given something before: where that is found helps. */
    wasRedeemed: fault === 'once' || fault === 'used',
  };
}
