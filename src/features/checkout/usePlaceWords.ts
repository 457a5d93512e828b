/** The button of the checkout: what it says and does right now, and what is said beside it. */
import type { Pack } from '@/api/schema/order';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import type { Checkout } from './useCheckout';
import { useCheckoutWords } from './useCheckoutWords';

/** Refusals that are shown where they belong, not beside the button. */
const shownElsewhere = ['TOTAL_CHANGED', 'PACK_UNAVAILABLE', 'ADDRESS_MISSING', 'PRESALE_NOT_ACCEPTED'];

export function usePlaceWords(pack: Pack, { placing, missing, choices, quote, place }: Checkout) {
  const { t } = useWords();
  const { total, changesSince } = useCheckoutWords(pack, choices);
  const { submission, outdated } = placing;
  const spoken = useSubmissionWords(submission);
  const isUnknown = submission.step === 'unknown';
  const isChecking = submission.step === 'checking';
  const isSending = submission.step === 'sending' || submission.step === 'done';
  const [first] = missing;
  // A session that ended is no trouble of the order: login is offered, and the button asks for it.
  const isToldElsewhere = first === 'signIn' || (placing.refusedBy !== undefined && shownElsewhere.includes(placing.refusedBy));

  const button = () => {
    if (isSending || isChecking) return t('checkout.placing');
    if (isUnknown) return t('problem.checkAgain');
    if (quote.problem) return t('checkout.quoteAgain');
    if (first === 'signIn') return t('checkout.signIn', { amount: total });
    if (first === 'session') return t('checkout.session');
    if (first === 'problemLines') return t('checkout.problems.look');
    return t(outdated ? 'checkout.changed.place' : 'checkout.place', { amount: total });
  };
  return {
    button: button(),
    isBusy: isSending || isChecking,
    isDisabled: !isUnknown && !quote.problem && (first === 'quote' || placing.isTooSoon),
    press: async () => {
      if (isUnknown) await placing.checkAgain();
      else if (quote.problem) quote.retry();
      else await place();
    },
    /** What was agreed to and what it is now; while the new price is not known, nothing can be compared. */
    change: outdated && quote.current ? changesSince(outdated) : undefined,
    /** What goes on, and what went wrong: at most one of them. */
    progress: isChecking ? spoken : undefined,
    trouble: isToldElsewhere || isChecking ? undefined : spoken,
    /** Read out when it becomes another. */
    announcement: quote.current ? t('checkout.totalNow', { amount: total }) : '',
  };
}
