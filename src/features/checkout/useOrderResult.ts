/** An order after it was placed: its state, paying it, and reconciling a payment. */
import { useEffect, useRef, useState } from 'react';
import { useMemoizedFn, useRequest, useTimeout } from 'ahooks';
import { callApi } from '@/api/client';
import { getOrderDetail, getOrders, getUnpaidOrders } from '@/api/orderCalls';
import type { Order } from '@/api/schema/order';
import { usePayOrder } from '@/features/payment/usePayOrder';
import { draftStorage } from '@/hooks/useDraft';
import { invalidate } from '@/query/queryCache';
import { useQuery } from '@/query/useQuery';
import { useDoubleClickPause } from '@/hooks/useDoubleClickPause';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { pauseLength } from '@/lib/pause';
import { orderResultOf } from './orderResult';
import { lastPlacedAt } from './placedOrder';

/** Ms before each poll of an order whose payment is in progress. After the last poll the customer can check again. */
const pollingIntervalsMs = [1500, 3000, 5000, 8000, 13_000] as const;

const isTrue = (value: unknown): value is true => value === true;
/** Whether a payment of this order was started; survives reloads and the visit to a payment page. */
const inProgressStorage = (id: string) => draftStorage(`paying:${id}`, isTrue);

export function useOrderResult(id: string | undefined) {
  const { data: order, error, isLoading, refetch: retry, setData } = useQuery(getOrderDetail, id ? { id } : undefined);
  const { refreshUser } = useInitialStateActions();
  const paying = usePayOrder(id ?? '');
  const { mutationState } = paying;
  const [isInProgress, setIsInProgress] = useState(() => id !== undefined && inProgressStorage(id).read() === true);
  const [isFetching, setIsFetching] = useState(isInProgress);
  const [pollCount, setPollCount] = useState(0);
  const placedAt = useRef(lastPlacedAt()).current;
  const isTooSoon = useDoubleClickPause(placedAt);

  const show = useMemoizedFn((changed: Order) => {
    setData(changed);
    if (changed.status === 'toPay') return;
    inProgressStorage(changed.id).clear();
    setIsInProgress(false);
    void refreshUser();
  });

  const payment = mutationState.status === 'done' ? mutationState.result : undefined;
  useEffect(() => {
    if (!payment) return;
    if (payment.state === 'processing') {
      inProgressStorage(payment.order.id).write(true);
      setIsInProgress(true);
      setIsFetching(payment.redirectUrl === null);
      setPollCount(0);
    }
    show(payment.order);
  }, [payment, show]);

  const refetchOrder = useMemoizedFn(() => void retry());
  // The order has changed in the meantime: expired, paid elsewhere or cancelled. It is fetched to show its state.
  const refusedBy =
    mutationState.status === 'refused' && mutationState.error.kind === 'business'
      ? mutationState.error.errorCode
      : undefined;
  useEffect(() => {
    if (refusedBy) refetchOrder();
  }, [refusedBy, mutationState, refetchOrder]);

  const isPolling = id !== undefined && isInProgress && isFetching && order?.status === 'toPay';
  const { run: poll, cancel } = useRequest(
    () => callApi(getOrderDetail, { id: id ?? '' }, { skipErrorHandler: true }),
    {
      manual: true,
      onSuccess: (found) => {
        if (found.status === 'toPay') return;
        invalidate(getOrders, getUnpaidOrders);
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

  return {
    order,
    error,
    isLoading,
    /** Fetches the order again: after an error, or when the time for payment is over. */
    retry,
    result: order && orderResultOf({ order, status: mutationState.status, isInProgress, isFetching }),
    mutationState,
    isPaying: mutationState.status === 'sending',
    /** False for a moment after the order was placed, so that a double click does not pay it. */
    canPay: order?.can.pay === true && !paying.isBusy && !isTooSoon,
    /** https URL of an external payment page, until the customer has returned. */
    redirectUrl:
      payment?.state === 'processing' && order?.status === 'toPay' ? (payment.redirectUrl ?? undefined) : undefined,
    pay: async () => {
      if (order?.can.pay && !isTooSoon) await paying.pay(order);
    },
    /** Checks again whether the payment was made: by its operation id, or by the order. */
    reconcileAgain: async () => {
      if (mutationState.status === 'unknown') await paying.reconcileAgain();
      else setIsFetching(true);
    },
  };
}

export type OrderResultScreen = ReturnType<typeof useOrderResult>;
