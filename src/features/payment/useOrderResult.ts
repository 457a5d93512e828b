/** An order after it was placed: its state, paying it, and reconciling a payment. */
import { useEffect, useRef, useState } from 'react';
import { useMemoizedFn, useRequest, useTimeout } from 'ahooks';
import { callApi } from '@/api/client';
import { getOrderDetail, getOrders, getUnpaidOrders, type Order } from '@/api/orders';
import { usePayOrder } from './usePayOrder';
import { hasPayStep } from '@/domain/payStep';
import { usePayStep } from './usePayStep';
import { draftStorage } from '@/hooks/useDraft';
import { invalidateQueries } from '@/query/queryCache';
import { useQuery } from '@/query/useQuery';
import { useDoubleClickPause } from '@/hooks/useDoubleClickPause';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { useSearchParams } from '@/hooks/useSearchParams';
import { pauseLength } from '@/lib/pause';
import { reportEvent } from '@/lib/reportedEvents';
import { usePlatform } from '@/platform/usePlatform';
import { orderResultOf } from './orderResult';
import { lastOrderPlacedAt } from '@/features/orders/placedOrder';

/** Ms before each poll of an order whose payment is in progress. After the last poll the customer can check again. */
const pollingIntervalsMs = [1500, 3000, 5000, 8000, 13_000] as const;

const isTrue = (value: unknown): value is true => value === true;
/** Whether a payment of this order was started; survives reloads and the visit to a payment page. */
const inProgressStorage = (id: string) => draftStorage(`paying:${id}`, isTrue);

/**
 * Whether a payment of the order is in progress: what the order says, or else what this tab remembers. A payment that the customer
 * has set aside, here or on the page of the provider, is not.
 */
function usePaymentInProgress(order: Order | undefined, id: string | undefined) {
  const { query, changeQuery } = useSearchParams();
  const [isRemembered, setIsRemembered] = useState(() => id !== undefined && inProgressStorage(id).read() === true);
  const [asideId, setAsideId] = useState<string>();
  const attempt = order?.attempt ?? undefined;
  const remember = useMemoizedFn((isPaying: boolean) => {
    if (id === undefined) return;
    if (isPaying) inProgressStorage(id).write(true);
    else inProgressStorage(id).clear();
    setIsRemembered(isPaying);
  });
  const setAside = useMemoizedFn(() => {
    remember(false);
    setAsideId(attempt?.operationId);
  });
  // The provider leads back with this query after a cancellation, perhaps before the shop has heard of it.
  const hasComeBack = query['payment'] === 'cancelled' && order !== undefined;
  useEffect(() => {
    if (!hasComeBack) return;
    setAside();
    changeQuery({ payment: undefined });
  }, [hasComeBack, setAside, changeQuery]);
  return {
    attempt,
    isInProgress:
      !hasComeBack &&
      (attempt ? attempt.state === 'waiting' && attempt.operationId !== asideId : isRemembered) &&
      order?.status === 'toPay',
    remember,
    setAside,
  };
}

export function useOrderResult(id: string | undefined) {
  const { platform } = usePlatform();
  const { data: order, error, isLoading, refetch: retry, setData } = useQuery(getOrderDetail, id ? { id } : undefined);
  const { refreshUser } = useInitialStateActions();
  const paying = usePayOrder(id ?? '', platform);
  const { mutationState } = paying;
  const { attempt, isInProgress, remember, setAside } = usePaymentInProgress(order, id);
  const [isFetching, setIsFetching] = useState(true);
  const [pollCount, setPollCount] = useState(0);
  const placedAt = useRef(lastOrderPlacedAt()).current;
  const isTooSoon = useDoubleClickPause(placedAt);

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
  }, [refusedBy, mutationState, refetchOrder]);

  /** The page on which the payment in progress is completed; empty when it cannot be opened. */
  const page = isInProgress ? (attempt?.redirectUrl ?? payment?.redirectUrl) : null;
  const isPolling = id !== undefined && isInProgress && isFetching;
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

  const result = order && orderResultOf({ order, status: mutationState.status, isInProgress, isFetching });
  // An order that was paid before this visit is no payment; a visit to the page of a provider belongs to this one.
  const isOwnPayment = useRef(Boolean(SHOP.hooks) && id !== undefined && inProgressStorage(id).read() === true);
  useEffect(() => {
    if (!SHOP.hooks || !order) return;
    if (result === 'paid' && isOwnPayment.current) reportEvent({ kind: 'payment', order });
    isOwnPayment.current = order.status === 'toPay';
  }, [order, result]);
  const canChoose = order ? result === 'toPay' && hasPayStep(order) : error?.kind === 'business' ? false : undefined;
  const step = usePayStep(canChoose);
  const canPay = order?.can.pay === true && !paying.isBusy && !isTooSoon;
  const send = async (methodId?: string) => {
    if (!order || !canPay) return;
    // A payment that is set aside or has failed at its provider is done with; this is another one.
    if (mutationState.status === 'done') paying.reset();
    await paying.pay(order, methodId);
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
      if (!order || !canPay || !hasPayStep(order)) return send();
      // The step is for an order without a payment in progress: another one replaces it.
      if (isInProgress) setAside();
      step.modal.open();
    },
    /** Pays with a method of the step. */
    confirm: async (methodId: string | undefined) => {
      if (!step.isTooSoon) await send(methodId);
    },
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
