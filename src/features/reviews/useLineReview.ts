/**
 * The review of a line of an order. Stars are saved with the tap that chooses them, text and photos by their button. Each write replaces the
 * review, so it may be sent again: of several taps in a row the first and the last are sent.
 */
import { useRef, useState } from 'react';
import { callApi } from '@/api/client';
import { getOrderDetail, getOrders, type Order, type OrderLine } from '@/api/orders';
import { getGoodsDetail } from '@/api/products';
import { getReviews, writeReview } from '@/api/reviews';
import { useDraft } from '@/hooks/useDraft';
import { usePhotos } from '@/hooks/usePhotos';
import { useMutation } from '@/query/useMutation';
import { useMutationLabels } from '@/query/useMutationLabels';

/** Maximum number of photos of a review. */
export const REVIEW_PHOTO_LIMIT = 3;

interface WrittenReview {
  stars: number;
  text: string;
  photos: readonly string[];
  /** Written with the button of the text, and not by a tap on the stars alone. */
  isWhole: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const reviewIn = ({ lines }: Order, skuId: string) => lines.find((line) => line.skuId === skuId)?.review;

/** Whether the order has what was sent. The API may have stored the photos under URLs of its own. */
function hasReview(order: Order, skuId: string, sent: WrittenReview): boolean {
  const review = reviewIn(order, skuId);
  return review?.stars === sent.stars && review.text === sent.text && review.photos.length === sent.photos.length;
}

/** `onSaved` receives the order with the review, also when only reconciliation found it. */
export function useLineReview(orderId: string, { skuId, review }: OrderLine, onSaved: (order: Order) => void) {
  const name = `review:${orderId}:${skuId}`;
  const { draft: text, setDraft: setText, clearDraft } = useDraft(name, review?.text ?? '', isText);
  const photos = usePhotos(name, review?.photos ?? []);
  /** What the customer wants the shop to have; undefined once it has it. */
  const [unsaved, setUnsaved] = useState<WrittenReview>();
  const [saved, setSaved] = useState<'stars' | 'all'>();
  const latest = useRef<WrittenReview>(undefined);
  const sent = useRef<WrittenReview>(undefined);
  const isRunning = useRef(false);
  const { mutationState, mutate, reconcileAgain, isBusy } = useMutation(writeReview, {
    idempotencyScope: name,
    invalidates: [getOrderDetail, getOrders, getGoodsDetail, getReviews],
    reconcile: async () => {
      const order = await callApi(getOrderDetail, { id: orderId }, { skipErrorHandler: true });
      return sent.current && hasReview(order, skuId, sent.current) ? order : undefined;
    },
  });

  const finish = (order: Order | undefined) => {
    if (!order) return;
    setUnsaved(undefined);
    setSaved(sent.current?.isWhole ? 'all' : 'stars');
    if (sent.current?.isWhole) {
      clearDraft();
      photos.set(reviewIn(order, skuId)?.photos ?? []);
    }
    onSaved(order);
  };
  const send = async (next: WrittenReview) => {
    latest.current = next;
    setUnsaved(next);
    setSaved(undefined);
    if (isRunning.current) return;
    isRunning.current = true;
    let order: Order | undefined;
    let current = next;
    do {
      current = latest.current;
      sent.current = current;
      const { isWhole: _isWhole, photos: sources, ...starsAndText } = current;
      order = await mutate({ orderId, skuId, ...starsAndText, photos: [...sources] });
    } while (order && latest.current !== current);
    isRunning.current = false;
    finish(order);
  };
  const stored = review && { stars: review.stars, text: review.text, photos: review.photos, isWhole: false };
  const known: WrittenReview | undefined = unsaved ?? stored ?? undefined;
  return {
    /** The chosen stars, 0 without any. */
    stars: known?.stars ?? 0,
    text,
    setText,
    photos,
    isBusy,
    isUnknown: mutationState.status === 'unknown',
    /** Chosen, and not on its way. */
    isUnsaved: unsaved !== undefined && !isBusy,
    /** What this screen has saved. */
    saved,
    label: useMutationLabels(mutationState),
    rate: (stars: number) => void send({ text: '', photos: [], isWhole: false, ...known, stars }),
    save: () =>
      known &&
      void send({ stars: known.stars, text, photos: photos.photos.slice(0, REVIEW_PHOTO_LIMIT), isWhole: true }),
    sendAgain: () =>
      mutationState.status === 'unknown' ? void reconcileAgain().then(finish) : unsaved && void send(unsaved),
  };
}
export type LineReview = ReturnType<typeof useLineReview>;
