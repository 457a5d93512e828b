/** A gift for everyone with its token: the cover, and the contents once it is opened. */
import { callApi } from '@/api/client';
import { getGift, openGift, type Gift, type OpenedGift } from '@/api/gifts';
import { useMutation } from '@/query/useMutation';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useQuery } from '@/query/useQuery';

const toOpened = ({ contents, ...gift }: Gift): OpenedGift | undefined =>
  contents ? { ...gift, contents } : undefined;

export function useOpenGift(token: string | undefined) {
  const gift = useQuery(getGift, token === undefined ? undefined : { token }, { isUserSpecific: true });
  const { mutationState, mutate, reconcileAgain, isBusy } = useMutation(openGift, {
    idempotencyScope: 'openGift',
    invalidates: [getGift],
    reconcile: async () => toOpened(await callApi(getGift, { token: token ?? '' }, { skipErrorHandler: true })),
  });
  const label = useMutationLabels(mutationState);
  const refused =
    mutationState.status === 'refused' && mutationState.error.kind === 'business'
      ? mutationState.error.errorCode
      : undefined;
  const isGone = (error: typeof gift.error) => error?.kind === 'business' && error.errorCode === 'NOT_FOUND';
  const isUnknown = mutationState.status === 'unknown';
  const isOpenedNow = mutationState.status === 'done';
  return {
    gift: gift.data,
    opened: isOpenedNow ? mutationState.result : gift.data && toOpened(gift.data),
    /** Whether this page has opened it. */
    isOpenedNow,
    error: gift.data ? undefined : gift.error,
    retry: gift.refetch,
    /** There is no such gift, or it was taken back. */
    isGone: token === undefined || isGone(gift.error) || refused === 'NOT_FOUND',
    isBusy,
    isUnknown,
    isNotYet: refused === 'GIFT_NOT_YET',
    label,
    open: () => void (isUnknown ? reconcileAgain() : token !== undefined && mutate({ token })),
  };
}
export type OpenGiftState = ReturnType<typeof useOpenGift>;
