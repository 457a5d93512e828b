/** Wraps a code or ticket as a gift, and takes the gift back; after a lost response the order says what became of it. */
import { useRef } from 'react';
import { callApi } from '@/api/client';
import { getOrderDetail, type Order } from '@/api/orders';
import { unwrapGift, wrapGift } from '@/api/gifts';
import { fingerprint } from '@/lib/fingerprint';
import { useMutation } from '@/query/useMutation';

/** What the giver chooses; `opensOn` null for at once. */
export interface GiftWish {
  designId: string;
  message: string;
  from: string;
  opensOn: string | null;
}

/** Names what belongs to a code without containing it. */
export const giftScope = (code: string): string => `gift:${fingerprint(code)}`;

const giftIn = ({ yields }: Order, code: string) => yields.find((one) => one.code === code)?.gift;
const fetchOrder = (id: string) => callApi(getOrderDetail, { id }, { skipErrorHandler: true });

/** `wrap` resolves to the order with the gift, or to undefined with the reason in `mutationState`. */
export function useWrapGift(orderId: string, code: string) {
  const sent = useRef<GiftWish>(undefined);
  const { mutate, ...mutation } = useMutation(wrapGift, {
    idempotencyScope: giftScope(code),
    invalidates: [getOrderDetail],
    reconcile: async () => {
      const order = await fetchOrder(orderId);
      const gift = giftIn(order, code);
      const wish = sent.current;
      const isDone =
        gift?.designId === wish?.designId &&
        gift?.message === wish?.message &&
        gift?.from === wish?.from &&
        gift?.opensOn === wish?.opensOn;
      return gift && isDone ? order : undefined;
    },
  });
  const wrap = (wish: GiftWish) => {
    sent.current = wish;
    return mutate({ orderId, code, ...wish });
  };
  return { ...mutation, wrap };
}

/** `unwrap` resolves to the order without the gift, or to undefined with the reason in `mutationState`. */
export function useUnwrapGift(orderId: string, code: string) {
  const { mutationState, mutate, reconcileAgain, isBusy } = useMutation(unwrapGift, {
    idempotencyScope: `un${giftScope(code)}`,
    invalidates: [getOrderDetail],
    reconcile: async () => {
      const order = await fetchOrder(orderId);
      return giftIn(order, code) ? undefined : order;
    },
  });
  const isUnknown = mutationState.status === 'unknown';
  const unwrap = () => (isUnknown ? reconcileAgain() : mutate({ orderId, code }));
  return { mutationState, unwrap, isBusy, isUnknown };
}
