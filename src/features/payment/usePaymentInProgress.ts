import { useEffect, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import type { Order } from '@/api/orders';
import { draftStorage } from '@/hooks/useDraft';
import { useSearchParams } from '@/hooks/useSearchParams';

const isTrue = (value: unknown): value is true => value === true;
/** Whether a payment of this order was started; survives reloads and the visit to a payment page. */
export const inProgressStorage = (id: string) => draftStorage(`paying:${id}`, isTrue);

/**
 * Whether a payment of the order is in progress: what the order says, or else what this tab remembers. A payment that the customer
 * has set aside, here or on the page of the provider, is not.
 */
export function usePaymentInProgress(order: Order | undefined, id: string | undefined) {
  const { query, changeQuery } = useSearchParams();
  const [isRemembered, setIsRemembered] = useState(() => id !== undefined && inProgressStorage(id).read() === true);
  const [asideId, setAsideId] = useState<string>();
  const [isCancelled, setIsCancelled] = useState(false);
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
    setIsCancelled(true);
    changeQuery({ payment: undefined });
  }, [hasComeBack, setAside, changeQuery]);
  return {
    attempt,
    /** The provider has led back after a cancellation. */
    isCancelled: isCancelled && order?.status === 'toPay',
    isInProgress:
      !hasComeBack &&
      (attempt ? attempt.state === 'waiting' && attempt.operationId !== asideId : isRemembered) &&
      order?.status === 'toPay',
    remember,
    setAside,
  };
}
