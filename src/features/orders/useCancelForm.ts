/** The cancellation form: a required reason and an optional text; both are kept in memory while the form is closed. */
import { useState } from 'react';
import type { Order } from '@/api/schema/order';
import { useInMemoryDraft } from '@/hooks/useInMemoryDraft';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useCancelOrder, type ChosenReason } from './useCancelOrder';

export type CancelForm = ReturnType<typeof useCancelForm>;

/** `onCancelled` receives the cancelled order, also when only reconciliation found it cancelled. */
export function useCancelForm(id: string, onCancelled: (order: Order) => void) {
  const { mutationState, cancel, reconcileAgain, isBusy } = useCancelOrder(id);
  const formError = useMutationLabels(mutationState);
  const [reason, setReason] = useInMemoryDraft<ChosenReason | undefined>(`cancelReason:${id}`, undefined);
  const [text, setText] = useInMemoryDraft(`cancelText:${id}`, '');
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
    formError,
    isBusy,
    /** The outcome is unknown: `send` checks it. */
    isUnknown: mutationState.status === 'unknown',
    send: async () => {
      if (mutationState.status === 'unknown') return finish(await reconcileAgain());
      setWasRefused(!reason);
      if (reason) finish(await cancel(reason, text));
    },
  };
}
