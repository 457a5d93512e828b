/** The form for a return or an exchange: choice, quote, photos, and one request. The choice is kept for the tab until it was sent. */
import { useLatest } from 'ahooks';
import { useEffect, useState } from 'react';
import { validateResponse } from '@/api/parseResponse';
import { quoteReturn, type ReturnQuote } from '@/api/returns';
import type { Order } from '@/api/orders';
import { useDoubleClickPause } from '@/hooks/useDoubleClickPause';
import { useDraft } from '@/hooks/useDraft';
import { useMoney } from '@/hooks/useMoney';
import { usePhotos } from '@/hooks/usePhotos';
import { useTranslation } from '@/hooks/useTranslation';
import { useMutationLabels } from '@/query/useMutationLabels';
import {
  emptyReturnDraft,
  isReason,
  isReturnDraft,
  kindOfReturn,
  missingPieces,
  newPiece,
  refundDestination,
  returnedLines,
  type ChosenPiece,
  type ReturnedLine,
} from './returnChoice';
import { forgetReturnDraft, returnDraftName, useRequestReturn } from './useRequestReturn';
import { useReturnQuote } from './useReturnQuote';

/** The names of the fields of a line, by its SKU. */
export const fieldName = (field: 'reason' | 'wish' | 'variant', skuId: string) => `${field}-${skuId}`;

function quoteInErrorData(data: unknown): ReturnQuote | undefined {
  if (typeof data !== 'object' || data === null || !('quote' in data)) return undefined;
  try {
    return validateResponse(quoteReturn, data.quote);
  } catch {
    return undefined;
  }
}

/** Error messages by field; `lines` is that of the list. */
function useErrors(lines: readonly ReturnedLine[]): Readonly<Record<string, string | undefined>> {
  const { t } = useTranslation();
  if (lines.length === 0) return { lines: t('returns.chooseMissing') };
  return Object.fromEntries(
    lines.flatMap((one) => {
      const { reason, isExchange, exchangeSkuId, line } = one;
      const left = missingPieces(lines, one);
      const variantError =
        isExchange && exchangeSkuId === ''
          ? t('returns.variantMissing')
          : left === undefined
            ? undefined
            : t('returns.variantLow', { count: left });
      return [
        [fieldName('reason', line.skuId), reason === '' ? t('returns.reasonMissing') : undefined],
        [fieldName('variant', line.skuId), variantError],
      ];
    }),
  );
}

/** `onDone` receives the order with its new return, also when only reconciliation found it. */
export function useReturnForm(order: Order, onDone: (order: Order) => void) {
  const { t } = useTranslation();
  const { id: orderId } = order;
  const { draft, setDraft } = useDraft(returnDraftName(orderId), emptyReturnDraft, isReturnDraft);
  const quote = useReturnQuote(orderId, draft);
  const money = useMoney(quote.shown?.currency ?? order.currency);
  const photos = usePhotos(`returnPhotos:${orderId}`);
  const { mutationState, mutate, reconcileAgain, reset, isBusy } = useRequestReturn(orderId);
  const mutationLabel = useMutationLabels(mutationState);
  const [refusals, setRefusals] = useState(0);
  /** The refund that the customer agreed to before the API answered with another quote; `at` in ms of `performance.now()`. */
  const [outdated, setOutdated] = useState<{ refund: number; at: number }>();
  const isTooSoon = useDoubleClickPause(outdated?.at);

  const lines = quote.shown ? returnedLines(quote.shown, draft) : [];
  const allErrors = useErrors(lines);
  const errors = refusals > 0 ? allErrors : {};
  const kind = kindOfReturn(lines);
  const destination = quote.shown ? refundDestination(quote.shown, draft.refundTo) : null;
  const refused =
    mutationState.status === 'refused' && mutationState.error.kind === 'business' ? mutationState.error : undefined;

  const latest = useLatest({ quote, refund: quote.shown?.refund ?? 0, onDone });
  useEffect(() => {
    if (refused?.errorCode !== 'RETURN_CHANGED') return;
    setOutdated({ refund: latest.current.refund, at: performance.now() });
    const next = quoteInErrorData(refused.data);
    if (next) latest.current.quote.setQuote(next);
    else void latest.current.quote.retry();
  }, [refused, latest]);
  const done = mutationState.status === 'done' ? mutationState.result : undefined;
  useEffect(() => {
    if (done) latest.current.onDone(done);
  }, [done, latest]);

  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setOutdated(undefined);
    if (mutationState.status === 'refused') reset();
  };
  const setPiece = (skuId: string, piece: ChosenPiece | undefined) => {
    const { [skuId]: _before, ...others } = draft.pieces;
    change({ pieces: piece ? { ...others, [skuId]: piece } : others });
  };
  const changePiece = (skuId: string, part: Partial<ChosenPiece>) =>
    setPiece(skuId, { ...newPiece, ...draft.pieces[skuId], ...part });

  const send = async () => {
    if (mutationState.status === 'unknown') return void (await reconcileAgain());
    if (isBusy || isTooSoon) return;
    if (Object.values(allErrors).some(Boolean)) return setRefusals((count) => count + 1);
    const { current } = quote;
    if (!current) return;
    setOutdated(undefined);
    const requested = await mutate({
      orderId,
      lines: lines.flatMap(({ line, quantity, reason, isExchange, exchangeSkuId }) =>
        reason === ''
          ? []
          : [{ skuId: line.skuId, quantity, exchangeSkuId: isExchange ? exchangeSkuId : null, reason }],
      ),
      text: draft.text,
      photos: photos.photos.slice(0, current.photoLimit),
      refundTo: refundDestination(current, draft.refundTo),
      expectedRefund: current.refund,
    });
    // Also when the customer has left the page meanwhile: the same pieces must not be offered again.
    if (requested) forgetReturnDraft(orderId);
  };

  const changed = () => {
    const refund = quote.shown?.refund ?? 0;
    return outdated && refund !== outdated.refund
      ? t('returns.changed', { amount: money(refund) })
      : t('returns.changedElse');
  };
  const amount = money(quote.shown?.refund ?? 0);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    quote,
    photos,
    lines,
    kind,
    /** Id of the destination of the money. */
    destination,
    /** The amount belongs to the previous choice. */
    isQuoting: !quote.current,
    amount,
    money,
    isBusy,
    isUnknown: mutationState.status === 'unknown',
    /** True for a moment after the quote changed, so that a double click does not accept it unread. */
    isTooSoon,
    labels: {
      submit: count === 0 ? t('order.return') : t(`returns.submit.${kind}`, { count, amount }),
      formError: refused?.errorCode === 'RETURN_CHANGED' ? changed() : mutationLabel,
      lines: errors['lines'],
    },
    toggle: (skuId: string, isChosen: boolean) => setPiece(skuId, isChosen ? newPiece : undefined),
    setQuantity: (skuId: string, quantity: number) => changePiece(skuId, { quantity }),
    /** What a form of the UI kit needs. Its fields are flat: those of a line carry its SKU (`fieldName`). */
    fields: {
      values: {
        text: draft.text,
        refundTo: destination ?? '',
        ...Object.fromEntries(
          lines.flatMap(({ line, reason, isExchange, exchangeSkuId }) => [
            [fieldName('reason', line.skuId), reason],
            [fieldName('wish', line.skuId), isExchange ? 'exchange' : 'money'],
            [fieldName('variant', line.skuId), exchangeSkuId],
          ]),
        ),
      } as Record<string, string>,
      errors,
      refusals,
      onChange: (part: Partial<Record<string, string>>) => {
        for (const [name, value = ''] of Object.entries(part)) {
          if (name === 'text' || name === 'refundTo') change({ [name]: value });
          for (const { line } of lines) {
            if (name === fieldName('reason', line.skuId) && isReason(value)) changePiece(line.skuId, { reason: value });
            if (name === fieldName('wish', line.skuId)) changePiece(line.skuId, { isExchange: value === 'exchange' });
            if (name === fieldName('variant', line.skuId)) changePiece(line.skuId, { exchangeSkuId: value });
          }
        }
      },
      onSubmit: () => void send(),
    },
  };
}
export type ReturnFormState = ReturnType<typeof useReturnForm>;
