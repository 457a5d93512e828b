/** An order after it was placed: where it stands, paying it, and finding out what became of a payment. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { callShop } from '@/api/client';
import { getOrderDetail, getOrders } from '@/api/orderCalls';
import type { Order } from '@/api/schema/order';
import { usePayOrder } from '@/features/payment/usePayOrder';
import { draftSlot } from '@/hooks/useDraft';
import { forgetLists } from '@/hooks/usePagedList';
import { useRead } from '@/hooks/useRead';
import { useSecondClickPause } from '@/hooks/useSecondClickPause';
import { useShopStateActions } from '@/hooks/useShopState';
import { pause } from '@/pause';
import { orderResultOf } from './orderResult';
import { lastPlacedAt } from './placedOrder';

/** Ms to wait before each time an order is asked whether its payment has arrived. */
const askPauses = [1500, 3000, 5000, 8000, 13_000] as const;

const isTrue = (value: unknown): value is true => value === true;
/** A payment of this order was begun elsewhere; known over a reload and the way there and back. */
const underWaySlot = (id: string) => draftSlot(`paying:${id}`, isTrue);

export function useOrderResult(id: string | undefined) {
  const { data: order, problem, isLoading, retry, setData } = useRead(getOrderDetail, id ? { id } : undefined, { skipErrorHandler: true });
  const { refreshUser } = useShopStateActions();
  const paying = usePayOrder(id ?? '');
  const { submission } = paying;
  const [isUnderWay, setIsUnderWay] = useState(() => id !== undefined && underWaySlot(id).read() === true);
  const [isAsking, setIsAsking] = useState(isUnderWay);
  const placedAt = useRef(lastPlacedAt()).current;
  const isTooSoon = useSecondClickPause(placedAt);

  const latest = useRef({ setData, retry });
  latest.current = { setData, retry };
  const show = useCallback(
    (changed: Order) => {
      latest.current.setData(changed);
      if (changed.status === 'toPay') return;
      underWaySlot(changed.id).clear();
      setIsUnderWay(false);
      forgetLists(getOrders);
      void refreshUser();
    },
    [refreshUser],
  );

  const payment = submission.step === 'done' ? submission.result : undefined;
  useEffect(() => {
    if (!payment) return;
    if (payment.state === 'processing') {
      underWaySlot(payment.order.id).write(true);
      setIsUnderWay(true);
      setIsAsking(payment.redirectUrl === null);
    }
    show(payment.order);
  }, [payment, show]);

  // The order has changed in the meantime: expired, paid elsewhere, cancelled. It says so itself.
  const refusedBy = submission.step === 'refused' && submission.problem.kind === 'business' ? submission.problem.errorCode : undefined;
  useEffect(() => {
    if (refusedBy) latest.current.retry();
  }, [refusedBy, submission]);

  const isToBeAsked = isUnderWay && isAsking && order?.status === 'toPay';
  useEffect(() => {
    if (!isToBeAsked || !id) return;
    let isOver = false;
    const ask = async () => {
      for (const ms of askPauses) {
        await pause(ms);
        const found = isOver ? undefined : await callShop(getOrderDetail, { id }, { skipErrorHandler: true }).catch(() => undefined);
        if (isOver) return;
        if (found && found.status !== 'toPay') return show(found);
      }
      setIsAsking(false);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [isToBeAsked, id, show]);

  return {
    order,
    problem,
    isLoading,
    /** Asks the shop for the order again: after a fault, or when its hold ran out. */
    retry,
    result: order && orderResultOf({ order, step: submission.step, isUnderWay, isAsking }),
    submission,
    isPaying: submission.step === 'sending',
    /** False while the second half of the double click that placed the order may still come. */
    canPay: order?.can.pay === true && !paying.isBusy && !isTooSoon,
    /** Where the payment goes on outside the shop (https), until the customer is back. */
    redirectUrl: payment?.state === 'processing' && order?.status === 'toPay' ? (payment.redirectUrl ?? undefined) : undefined,
    pay: async () => {
      if (order?.can.pay && !isTooSoon) await paying.pay(order);
    },
    /** Asks once more what became of the payment: by its operation, or by the order itself. */
    checkAgain: async () => {
      if (submission.step === 'unknown') await paying.checkAgain();
      else setIsAsking(true);
    },
  };
}
