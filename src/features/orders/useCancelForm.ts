/** The form of a cancellation: a reason that must be chosen, a text that need not be; both are held while it is away. */
import { useState } from 'react';
import type { Order } from '@/api/schema/order';
import { useHeld } from '@/hooks/useHeld';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useCancelOrder, type ChosenReason } from './useCancelOrder';

export type CancelForm = ReturnType<typeof useCancelForm>;

/** `onCancelled` gets the cancelled order, also when only asking again found that it is cancelled. */
export function useCancelForm(id: string, onCancelled: (order: Order) => void) {
  const { submission, cancel, checkAgain, isBusy } = useCancelOrder(id);
  const trouble = useSubmissionWords(submission);
  const [reason, setReason] = useHeld<ChosenReason | undefined>(`cancelReason:${id}`, undefined);
  const [text, setText] = useHeld(`cancelText:${id}`, '');
  const [wasRefused, setWasRefused] = useState(false);
  const finish = (cancelled: Order | undefined) => {
    if (cancelled) onCancelled(cancelled);
  };
  return {
    reason,
    setReason,
    text,
    setText,
    /** It was sent without a reason, and there still is none. */
    isReasonMissing: wasRefused && !reason,
    trouble,
    isBusy,
    /** Nobody knows whether it is cancelled: `send` asks. */
    isUnknown: submission.step === 'unknown',
    send: async () => {
      if (submission.step === 'unknown') return finish(await checkAgain());
      setWasRefused(!reason);
      if (reason) finish(await cancel(reason, text));
    },
  };
}
