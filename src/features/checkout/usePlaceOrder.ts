/**
 * Places the order, once per intention. What the shop answers instead — another total, lines that are gone — becomes the
 * quote that is shown, and the customer is asked again.
 */
import { useEffect, useRef, useState } from 'react';
import { checkAnswer } from '@/api/answer';
import { callShop } from '@/api/client';
import { packGoods } from '@/api/packCall';
import { confirmOrder, getOrders } from '@/api/orderCalls';
import type { Order, Pack, PackLine } from '@/api/schema/order';
import { forgetLists } from '@/hooks/usePagedList';
import { useCollected } from '@/hooks/useCollected';
import { draftSlot } from '@/hooks/useDraft';
import { useSecondClickPause } from '@/hooks/useSecondClickPause';
import { useShopStateActions } from '@/hooks/useShopState';
import { useSubmit } from '@/hooks/useSubmit';
import { choicesDraft, isCheckoutChoices, isNote, noteDraft, type CheckoutChoices } from './checkoutChoices';
import { rememberPlaced } from './placedOrder';
import type { Quote } from './useQuote';

interface Cart {
  lines: readonly PackLine[];
  linesText: string;
  quote: Quote;
}

/** The pack that a refusal brings along, if it is one. */
function packIn(data: unknown): Pack | undefined {
  if (typeof data !== 'object' || data === null || !('pack' in data)) return undefined;
  try {
    return checkAnswer(packGoods, data.pack);
  } catch {
    return undefined;
  }
}

/** A shop that does not know the operation id answers with just any order; only one of these lines can be ours. */
const isOrderOf = (lines: readonly PackLine[]) => (order: Order) =>
  order.lines.length === lines.length && lines.every(({ skuId, quantity }) => order.lines.some((line) => line.skuId === skuId && line.quantity === quantity));

export function usePlaceOrder({ lines, linesText, quote }: Cart) {
  const { refreshUser } = useShopStateActions();
  const { clear: letGoOfCollected } = useCollected();
  const { submission, submit, checkAgain, reset, isBusy } = useSubmit(confirmOrder, {
    intention: `confirm:${linesText}`,
    findOut: async (operationId) => (await callShop(getOrders, { operationId }, { skipErrorHandler: true })).list.find(isOrderOf(lines)),
  });
  const sent = useRef<Pack>(undefined);
  /** The quote that the customer agreed to before the shop named another total; `at` in ms of the page's own clock. */
  const [outdated, setOutdated] = useState<{ pack: Pack; at: number }>();
  const order = submission.step === 'done' ? submission.result : undefined;
  const refused = submission.step === 'refused' && submission.problem.kind === 'business' ? submission.problem : undefined;

  const latest = useRef({ quote, finish: (_order: Order) => {} });
  latest.current = {
    quote,
    finish: (placed) => {
      rememberPlaced(linesText, placed);
      draftSlot(choicesDraft(linesText), isCheckoutChoices).clear();
      draftSlot(noteDraft, isNote).clear();
      letGoOfCollected(lines.map(({ skuId }) => skuId));
      forgetLists(getOrders);
      void refreshUser();
    },
  };
  useEffect(() => {
    if (order) latest.current.finish(order);
  }, [order]);

  useEffect(() => {
    if (!refused) return;
    const { setPack, retry, book } = latest.current.quote;
    const pack = packIn(refused.data);
    if (refused.errorCode === 'TOTAL_CHANGED' && sent.current) setOutdated({ pack: sent.current, at: performance.now() });
    if (refused.errorCode === 'ADDRESS_MISSING') book.retry();
    if (pack) setPack(pack);
    else if (['TOTAL_CHANGED', 'PACK_UNAVAILABLE', 'PRESALE_NOT_ACCEPTED'].includes(refused.errorCode)) retry();
  }, [refused]);

  const place = (pack: Pack, choices: CheckoutChoices, note: string) => {
    sent.current = pack;
    setOutdated(undefined);
    return submit({
      lines: [...lines],
      addressId: pack.needsAddress ? (quote.address?.id ?? null) : null,
      // What was shown is what is ordered: the coupon that was applied, and only a code that counted.
      couponId: pack.couponId,
      discountCode: pack.discount?.isUsable ? choices.discountCode : null,
      useBalance: choices.useBalance,
      note,
      isAgreed: true,
      isPresaleAccepted: choices.isPresaleAccepted,
      expectedTotal: pack.total,
    });
  };
  return {
    submission,
    /** The order, once it is placed. */
    order,
    /** The code by which the shop refused, or undefined. */
    refusedBy: refused?.errorCode,
    /** The quote that was agreed to before the total changed. */
    outdated: outdated?.pack,
    /** The total has changed this very moment: a second click must not accept it unread. */
    isTooSoon: useSecondClickPause(outdated?.at),
    isBusy,
    place,
    checkAgain,
    /** Something else was chosen: what was said about the last try no longer counts. */
    forget: () => {
      setOutdated(undefined);
      if (submission.step === 'refused') reset();
    },
  };
}
