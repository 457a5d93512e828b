/** The form of a gift: design, message, name and day. What was typed is kept for the tab until it was sent. */
import { useState } from 'react';
import type { OrderDeliverable } from '@/api/deliverables';
import { getGiftOptions } from '@/api/gifts';
import type { Order } from '@/api/orders';
import { calendarDayIn } from '@/api/schema/calendarDay';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useDraft } from '@/hooks/useDraft';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { serverClock } from '@/lib/sharedServerClock';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useQuery } from '@/query/useQuery';
import { giftScope, useWrapGift } from './useGiftWrites';

interface GiftDraft {
  designId: string;
  message: string;
  from: string;
  /** Empty for at once. */
  opensOn: string;
}

const fieldNames = ['designId', 'message', 'from', 'opensOn'] as const;
const isGiftDraft = (value: unknown): value is GiftDraft =>
  typeof value === 'object' &&
  value !== null &&
  fieldNames.every((name) => name in value && typeof Reflect.get(value, name) === 'string');

/** `onDone` receives the order with the gift. `onClosed` is called when it cannot be given any more. */
export function useGiftForm(
  order: Order,
  { code, gift }: OrderDeliverable,
  { onDone, onClosed }: { onDone: (order: Order) => void; onClosed: () => void },
) {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const { user } = useSession();
  const today = calendarDayIn(SHOP.timeZone, serverClock.now());
  const options = useQuery(getGiftOptions, { orderId: order.id, code });
  const [firstDesign] = options.data?.designs ?? [];
  const { draft, setDraft, clearDraft } = useDraft(
    giftScope(code),
    {
      designId: gift?.designId ?? firstDesign?.id ?? '',
      message: gift?.message ?? '',
      from: gift?.from ?? user?.nickname ?? '',
      // A day that has passed is the same as none.
      opensOn: gift?.opensOn && gift.opensOn > today ? gift.opensOn : '',
    },
    isGiftDraft,
  );
  const { mutationState, wrap, reconcileAgain, reset, isBusy } = useWrapGift(order.id, code);
  const mutationLabel = useMutationLabels(mutationState);
  const [refusals, setRefusals] = useState(0);

  const lastDay = options.data?.lastDay ?? undefined;
  const dayError = () => {
    if (draft.opensOn === '') return undefined;
    if (draft.opensOn < today) return t('gifts.dayPast');
    return lastDay && draft.opensOn > lastDay ? t('gifts.dayLate', { when: date(lastDay) }) : undefined;
  };
  const errors = { opensOn: dayError() };
  const isUnknown = mutationState.status === 'unknown';
  const isClosed =
    mutationState.status === 'refused' &&
    mutationState.error.kind === 'business' &&
    mutationState.error.errorCode === 'GIFT_CLOSED';

  const send = async () => {
    if (isBusy) return;
    if (errors.opensOn) return setRefusals((count) => count + 1);
    const { designId, message, from, opensOn } = draft;
    const done = isUnknown ? await reconcileAgain() : await wrap({ designId, message, from, opensOn: opensOn || null });
    if (!done) return;
    clearDraft();
    onDone(done);
  };
  return {
    options,
    today,
    lastDay,
    /** Characters that the message can still have. */
    left: (options.data?.messageLength ?? 0) - [...draft.message].length,
    isBusy,
    isUnknown,
    formError: isClosed ? t('gifts.closed') : mutationLabel,
    /** Set when it cannot be given any more. */
    showOrder: isClosed ? onClosed : undefined,
    fields: {
      values: draft,
      errors: refusals > 0 ? errors : {},
      refusals,
      onChange: (part: Partial<GiftDraft>) => {
        setDraft({ ...draft, ...part });
        if (mutationState.status === 'refused') reset();
      },
      onSubmit: () => void send(),
    },
  };
}
export type GiftFormState = ReturnType<typeof useGiftForm>;
