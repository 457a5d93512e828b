/**
 * Places the order with one idempotency key per attempt. If the API returns another total or unavailable lines, its
 * quote is shown and the customer has to confirm again.
 */
import { useLatest, useMemoizedFn } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { validateResponse } from '@/api/parseResponse';
import { callApi } from '@/api/client';
import { packGoods, type Pack, type PackLine } from '@/api/packs';
import { confirmOrder, getOrderDetail, getOrders, getUnpaidOrders, type Order } from '@/api/orders';
import { getGoodsDetail } from '@/api/products';
import { useBag } from '@/features/bag/useBag';
import { draftStorage } from '@/hooks/useDraft';
import { useDoubleClickPause } from '@/hooks/useDoubleClickPause';
import { useInitialStateActions, useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { reportEvent } from '@/lib/reportedEvents';
import { setQueryData } from '@/query/queryCache';
import { queryKey } from '@/query/queryKey';
import { isSinceSending } from '@/query/operationId';
import { useMutation } from '@/query/useMutation';
import {
  choicesDraftName,
  giftMessageDraftName,
  isCheckoutChoices,
  isNote,
  noteDraftName,
  type CheckoutChoices,
} from './checkoutChoices';
import { rememberPlacedOrder } from '@/features/orders/placedOrder';
import { requestPayment } from '@/features/payment/requestedPayment';
import type { Quote } from './useQuote';

interface CheckoutCart {
  lines: readonly PackLine[];
  linesText: string;
  quote: Quote;
  /** Whether the shop has published texts that an order accepts. */
  hasAgreement: boolean;
}

/** What the customer wrote to the shop, and for the card in the parcel. */
interface CustomerTexts {
  note: string;
  giftMessage: string;
}

/** How an order is paid with the press that places it. */
export interface CheckoutPayment {
  /** Undefined when there is nothing to pay. */
  methodId: string | undefined;
}

/** The pack in the data of an error, if there is one. */
function packInErrorData(data: unknown): Pack | undefined {
  if (typeof data !== 'object' || data === null || !('pack' in data)) return undefined;
  try {
    return validateResponse(packGoods, data.pack);
  } catch {
    return undefined;
  }
}

/**
 * Without support for operation ids the API may return any order; only one of exactly these lines that was placed since the
 * request is ours.
 */
const isOrderOf = (lines: readonly PackLine[], sentAt: number) => (order: Order) =>
  isSinceSending(order.placedAt, sentAt) &&
  order.lines.length === lines.length &&
  lines.every(({ skuId, quantity }) => order.lines.some((line) => line.skuId === skuId && line.quantity === quantity));

export function usePlaceOrder({ lines, linesText, quote, hasAgreement }: CheckoutCart) {
  const { refreshUser } = useInitialStateActions();
  const { user } = useSession();
  const { language } = useTranslation();
  const { removeOrdered } = useBag();
  const { mutationState, mutate, reconcileAgain, reset, isBusy } = useMutation(confirmOrder, {
    idempotencyScope: `confirm:${linesText}`,
    reconcile: async (operationId, sentAt) =>
      (await callApi(getOrders, { operationId }, { skipErrorHandler: true })).list.find(isOrderOf(lines, sentAt)),
    // Stock and coupon of a product have changed.
    invalidates: [getUnpaidOrders, getGoodsDetail],
  });
  /** The quote that was ordered, and how it is paid with the same press; undefined when the press only orders. */
  const sent = useRef<{ pack: Pack; payment: CheckoutPayment | undefined }>(undefined);
  /** Whether the last attempt named an address. */
  const [hadAddress, setHadAddress] = useState(true);
  /** The quote that the customer agreed to before the API returned another total; `at` in ms of `performance.now()`. */
  const [outdated, setOutdated] = useState<{ pack: Pack; at: number }>();
  const order = mutationState.status === 'done' ? mutationState.result : undefined;
  const refused =
    mutationState.status === 'refused' && mutationState.error.kind === 'business' ? mutationState.error : undefined;

  const latestQuote = useLatest(quote);
  const finish = useMemoizedFn((placed: Order) => {
    rememberPlacedOrder(linesText, placed);
    // The result page shows it, and pays it, without a request before.
    setQueryData(queryKey(getOrderDetail, { id: placed.id }, language, user?.id ?? ''), placed);
    // Only what the customer agreed to is paid. After a reload nothing is known of it: the result page asks.
    const { pack, payment } = sent.current ?? {};
    if (payment && placed.can.pay && placed.total === pack?.total && placed.currency === pack.currency)
      requestPayment({ orderId: placed.id, ...payment });
    draftStorage(choicesDraftName(linesText), isCheckoutChoices).clear();
    draftStorage(noteDraftName, isNote).clear();
    draftStorage(giftMessageDraftName, isNote).clear();
    removeOrdered(lines.map(({ skuId }) => skuId));
    if (SHOP.hooks) reportEvent({ kind: 'order', order: placed });
    void refreshUser();
  });
  useEffect(() => {
    if (order) finish(order);
  }, [order, finish]);

  useEffect(() => {
    if (!refused) return;
    const { setPack, retry, book } = latestQuote.current;
    const pack = packInErrorData(refused.data);
    if (refused.errorCode === 'TOTAL_CHANGED' && sent.current)
      setOutdated({ pack: sent.current.pack, at: performance.now() });
    const isUnexpected = refused.errorCode === 'ADDRESS_MISSING' && sent.current?.pack.needsAddress === false;
    if (refused.errorCode === 'ADDRESS_MISSING') book.refetch();
    if (pack) setPack(pack);
    // The pick-up point is not offered any more.
    else if (isUnexpected) retry();
    else if (['TOTAL_CHANGED', 'PACK_UNAVAILABLE', 'PRESALE_NOT_ACCEPTED'].includes(refused.errorCode)) retry();
  }, [refused, latestQuote]);

  const placeOrder = (
    pack: Pack,
    choices: CheckoutChoices,
    { note, giftMessage }: CustomerTexts,
    payment: CheckoutPayment | undefined,
  ) => {
    sent.current = { pack, payment };
    setOutdated(undefined);
    setHadAddress(pack.needsAddress);
    return mutate({
      lines: [...lines],
      addressId: pack.needsAddress ? (quote.address?.id ?? null) : null,
      // The order contains what was shown: the applied coupon, and only an accepted code.
      couponId: pack.couponId,
      discountCode: pack.discount?.isUsable ? choices.discountCode : null,
      useBalance: choices.useBalance,
      ...(pack.deliveryId ? { deliveryId: pack.deliveryId } : {}),
      note,
      ...(pack.giftMessageLength ? { giftMessage: giftMessage.slice(0, pack.giftMessageLength) } : {}),
      ...(hasAgreement ? { isAgreed: true as const } : {}),
      isPresaleAccepted: choices.isPresaleAccepted,
      expectedTotal: pack.total,
    });
  };
  return {
    mutationState,
    /** The placed order. */
    order,
    /** The error code of the API, or undefined. */
    refusedBy: refused?.errorCode,
    /** The API does not know the address that was sent. */
    isAddressGone: refused?.errorCode === 'ADDRESS_MISSING' && hadAddress,
    /** The quote that was agreed to before the total changed. */
    outdated: outdated?.pack,
    /** True for a moment after the total changed, so that a double click does not accept it unread. */
    isTooSoon: useDoubleClickPause(outdated?.at),
    isBusy,
    place: placeOrder,
    reconcileAgain,
    /** Clears the result of the last attempt after another choice. */
    forget: () => {
      setOutdated(undefined);
      if (mutationState.status === 'refused') reset();
    },
  };
}
