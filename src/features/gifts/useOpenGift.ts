/** A gift for everyone with its token: the cover, and the contents once it is opened. */
import { callApi } from '@/api/client';
import { getGift, openGift } from '@/api/gifts';
import { useMutation } from '@/query/useMutation';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useQuery } from '@/query/useQuery';

export function useOpenGift(token: string | undefined) {
  const cover = useQuery(getGift, token === undefined ? undefined : { token });
  const { mutationState, mutate, reconcileAgain, isBusy } = useMutation(openGift, {
    idempotencyScope: 'openGift',
    // The cover says whether it was opened; opening an opened one again returns the same.
    reconcile: async () => {
      const input = { token: token ?? '' };
      const { isOpened } = await callApi(getGift, input, { skipErrorHandler: true });
      return isOpened ? callApi(openGift, input, { skipErrorHandler: true }) : undefined;
    },
  });
  const label = useMutationLabels(mutationState);
  const refused =
    mutationState.status === 'refused' && mutationState.error.kind === 'business'
      ? mutationState.error.errorCode
      : undefined;
  const isGone = (error: typeof cover.error) => error?.kind === 'business' && error.errorCode === 'NOT_FOUND';
  const isUnknown = mutationState.status === 'unknown';
  return {
    cover: cover.data,
    opened: mutationState.status === 'done' ? mutationState.result : undefined,
    error: cover.data ? undefined : cover.error,
    retry: cover.refetch,
    /** There is no such gift, or it was taken back. */
    isGone: token === undefined || isGone(cover.error) || refused === 'NOT_FOUND',
    isBusy,
    isUnknown,
    isNotYet: refused === 'GIFT_NOT_YET',
    label,
    open: () => void (isUnknown ? reconcileAgain() : token !== undefined && mutate({ token })),
  };
}
