/** An order after it was placed: its state, paying it, and reconciling a payment. */
import { useEffect, useRef, useState } from 'react';
import { useMemoizedFn, useRequest, useTimeout } from 'ahooks';
import { callApi } from '@/api/client';
import { getOrderDetail, getOrders, getUnpaidOrders, type Order } from '@/api/orders';
import { usePayOrder } from './usePayOrder';
import { hasPayStep } from '@/domain/payStep';
import { usePayStep } from './usePayStep';
import { invalidateQueries } from '@/query/queryCache';
import { useQuery } from '@/query/useQuery';
import { useDoubleClickPause } from '@/hooks/useDoubleClickPause';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { pauseLength } from '@/lib/pause';
import { reportEvent } from '@/lib/reportedEvents';
import { usePlatform } from '@/platform/usePlatform';
import { inProgressStorage, usePaymentInProgress } from './usePaymentInProgress';
import { useRequestedPayment } from './requestedPayment';
import { orderResultOf } from './orderResult';
import { lastOrderPlacedAt } from '@/features/orders/placedOrder';

/** Ms before each poll of an order whose payment is in progress. After the last poll the customer can check again. */
const pollingIntervalsMs = [1500, 3000, 5000, 8000, 13_000] as const;

export function useOrderResult(id: string | undefined) {
  const { platform } = usePlatform();
  const { data: order, error, isLoading, refetch: retry, setData } = useQuery(getOrderDetail, id ? { id } : undefined);
  const { refreshUser } = useInitialStateActions();
  const paying = usePayOrder(id ?? '', platform);
  const { mutationState } = paying;
  const { attempt, isCancelled, isInProgress, remember, setAside } = usePaymentInProgress(order, id);
  /** The payments that this page has sent, and the method of the last one. */
  const [sent, setSent] = useState<{ count: number; methodId: string | undefined }>({ count: 0, methodId: undefined });
  const [isFetching, setIsFetching] = useState(true);
  const [pollCount, setPollCount] = useState(0);
  const placedAt = useRef(lastOrderPlacedAt()).current;
  /** When the last payment of this page failed, by the page's own clock in ms. */
  const [failedAt, setFailedAt] = useState<number>();
  const isTooSoonAfterOrder = useDoubleClickPause(placedAt);
  const isTooSoonAfterFailure = useDoubleClickPause(failedAt);
  const isTooSoon = isTooSoonAfterOrder || isTooSoonAfterFailure;

  const show = useMemoizedFn((changed: Order) => {
    setData(changed);
    if (changed.attempt && changed.attempt.state !== 'waiting') remember(false);
    if (changed.status === 'toPay') return;
    remember(false);
    void refreshUser();
  });

  const payment = mutationState.status === 'done' ? mutationState.result : undefined;
  useEffect(() => {
    if (!payment) return;
    if (payment.state === 'processing') {
      remember(true);
      setIsFetching(payment.redirectUrl === null);
      setPollCount(0);
    }
    show(payment.order);
  }, [payment, show, remember]);

  const refetchOrder = useMemoizedFn(() => void retry());
  // The order has changed in the meantime: expired, paid elsewhere or cancelled. It is fetched to show its state.
  const refusedBy =
    mutationState.status === 'refused' && mutationState.error.kind === 'business'
      ? mutationState.error.errorCode
      : undefined;
  useEffect(() => {
    if (refusedBy) refetchOrder();
    if (mutationState.status === 'refused') setFailedAt(performance.now());
  }, [refusedBy, mutationState, refetchOrder]);

  /** The page on which the payment in progress is completed; empty when it cannot be opened. */
  const page = isInProgress ? (attempt?.redirectUrl ?? payment?.redirectUrl) : null;
  // After a cancellation the order is fetched until the shop knows of it, and can say that nothing was paid.
  const isUnheard = isCancelled && attempt?.state === 'waiting';
  const isPolling = id !== undefined && (isInProgress || isUnheard) && isFetching;
  const { run: poll, cancel } = useRequest(
    () => callApi(getOrderDetail, { id: id ?? '' }, { skipErrorHandler: true }),
    {
      manual: true,
      onSuccess: (found) => {
        const isWaiting = found.status === 'toPay' && (!found.attempt || found.attempt.state === 'waiting');
        if (isWaiting) return;
        invalidateQueries(getOrders, getUnpaidOrders);
        show(found);
      },
      // An unreachable API is asked again after the next interval.
      onError: () => undefined,
      onFinally: () => {
        const isLast = pollCount === pollingIntervalsMs.length - 1;
        setPollCount(isLast ? 0 : pollCount + 1);
        if (isLast) setIsFetching(false);
      },
    },
  );
  const interval = pollingIntervalsMs[pollCount];
  useTimeout(poll, isPolling && interval ? pauseLength(interval) : undefined);
  useEffect(() => cancel, [isPolling, id, cancel]);

  const send = useMemoizedFn(async (methodId?: string) => {
    if (!order) return;
    setSent(({ count }) => ({ count: count + 1, methodId }));
    await paying.pay(order, methodId);
  });
  const isRequested = useRequestedPayment(order, id, send);
  const hasAttemptFailed = attempt?.state === 'declined' || attempt?.state === 'cancelled';
  const hasFailed = isCancelled || hasAttemptFailed || failedAt !== undefined;
  const result =
    order && orderResultOf({ order, status: mutationState.status, isRequested, hasFailed, isInProgress, isFetching });
  const attemptMethodId = attempt?.methodId ?? order?.paymentMethods?.find(({ name }) => name === attempt?.name)?.id;
  // A payment that could not be sent, or had another total, says nothing about its method.
  const isMethodRefused = refusedBy !== undefined && refusedBy !== 'TOTAL_CHANGED';
  const refusedMethodId = isMethodRefused ? sent.methodId : undefined;
  const failedMethodId = hasAttemptFailed || isCancelled ? attemptMethodId : refusedMethodId;
  // An order that was paid before this visit is no payment; a visit to the page of a provider belongs to this one.
  const isOwnPayment = useRef(Boolean(SHOP.hooks) && id !== undefined && inProgressStorage(id).read() === true);
  useEffect(() => {
    if (!SHOP.hooks || !order) return;
    if (result === 'paid' && isOwnPayment.current) reportEvent({ kind: 'payment', order });
    isOwnPayment.current = order.status === 'toPay';
  }, [order, result]);
  const isToPay = result === 'toPay' || result === 'notPaid';
  const canChoose = order ? isToPay && hasPayStep(order) : error?.kind === 'business' ? false : undefined;
  const step = usePayStep(canChoose);
  const canPay = order?.can.pay === true && !paying.isBusy && !isTooSoon;
  const pay = async (methodId?: string) => {
    if (!canPay) return;
    // A payment that is set aside or has failed at its provider is done with; this is another one.
    if (mutationState.status === 'done') paying.reset();
    await send(methodId);
  };

  return {
    order,
    error,
    isLoading,
    /** Fetches the order again: after an error, or when the time for payment is over. */
    retry,
    result,
    mutationState,
    isPaying: mutationState.status === 'sending',
    /** False for a moment after the order was placed, so that a double click does not pay it. */
    canPay,
    /** URL of an external payment page that a payment of this visit leads to. */
    redirectUrl: payment?.state === 'processing' && isInProgress ? (payment.redirectUrl ?? undefined) : undefined,
    /** URL of the page on which the payment in progress can be completed. */
    paymentPage: page || undefined,
    /** The API names such a page, but with an address that no browser opens. */
    isPageUnusable: page === '',
    step,
    /** Opens the step, or pays when there is nothing to choose. */
    pay: async () => {
      if (!order || !canPay || !hasPayStep(order)) return pay();
      // The step is for an order without a payment in progress: another one replaces it.
      if (isInProgress) setAside();
      step.modal.open();
    },
    /** Pays with a method of the step. */
    confirm: async (methodId: string | undefined) => {
      if (!step.isTooSoon) await pay(methodId);
    },
    /** The method of the last payment, if it failed. */
    failedMethodId,
    /** The method of the last payment that this page has sent. */
    lastMethodId: sent.methodId,
    /** The number of payments that this page has sent. */
    paymentCount: sent.count,
    /** Forgets why the last payment was refused: another one is being chosen. */
    forgetRefusal: () => {
      if (mutationState.status === 'refused') paying.reset();
    },
    canConfirm: canPay && !step.isTooSoon,
    /** Whether the payment in progress can be replaced by another one. An API that names the payment ends it then. */
    canSetAside: isInProgress && attempt !== undefined,
    setAside,
    /** Checks again whether the payment was made: by its operation id, or by the order. */
    reconcileAgain: async () => {
      if (mutationState.status === 'unknown') await paying.reconcileAgain();
      else setIsFetching(true);
    },
  };
}

export type OrderResultScreen = ReturnType<typeof useOrderResult>;
