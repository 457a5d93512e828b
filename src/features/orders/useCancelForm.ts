/** The cancellation form: a required reason and an optional text; both are kept in memory while the form is closed. */
import { useState } from 'react';
import type { Order } from '@/api/orders';
import { useInMemoryDraft } from '@/hooks/useInMemoryDraft';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useCancelOrder, type ChosenReason } from './useCancelOrder';

export type CancelForm = ReturnType<typeof useCancelForm>;

/** `onCancelled` receives the cancelled order, also when only reconciliation found it cancelled. */
export function useCancelForm(id: string, onCancelled: (order: Order) => void) {
  const { refreshUser } = useInitialStateActions();
  const { mutationState, cancel, reconcileAgain, isBusy } = useCancelOrder(id);
  const formError = useMutationLabels(mutationState);
  const [reason, setReason] = useInMemoryDraft<ChosenReason | undefined>(`cancelReason:${id}`, undefined);
  const [text, setText] = useInMemoryDraft(`cancelText:${id}`, '');
  const { t } = useTranslation();
  const [refusals, setRefusals] = useState(0);
  const finish = (cancelled: Order | undefined) => {
    if (!cancelled) return;
    // The counts of the account page.
    void refreshUser();
    onCancelled(cancelled);
  };
  const send = async () => {
    if (mutationState.status === 'unknown') return finish(await reconcileAgain());
    if (reason) return finish(await cancel(reason, text));
    setRefusals((count) => count + 1);
  };
  return {
    fields: {
      values: { reason, text },
      // It was sent without a reason, and there still is none.
      errors: { reason: refusals > 0 && !reason ? t('order.cancelWhyMissing') : undefined },
      refusals,
      onChange: (part: { reason?: ChosenReason | undefined; text?: string }) => {
        if (part.reason !== undefined) setReason(part.reason);
        if (part.text !== undefined) setText(part.text);
      },
      onSubmit: () => void send(),
    },
    formError,
    isBusy,
    /** The outcome is unknown: `send` checks it. */
    isUnknown: mutationState.status === 'unknown',
    send,
  };
}
