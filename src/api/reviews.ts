/**
 * Reviews written by customers. The calls are optional: a shop that has them says so in `features.reviews`. What a customer wrote is a
 * field of the line of the order (src/api/orders.ts), what others read are the reviews of a product (src/api/productReview.ts).
 */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { order } from './orders';
import { review, starsInput } from './productReview';
import { photo, storedPhoto } from './schema/photo';
import { typedText } from './schema/typed';
import { id, listOf, pageInput, queryBoolean } from './schema/wire';

/** Order of reviews: the most helpful ones, where the customer's own comes first; the newest; the most stars; the fewest. */
export const reviewSort = v.picklist(['helpful', 'newest', 'highest', 'lowest']);
export type ReviewSort = v.InferOutput<typeof reviewSort>;

/** Fetches a page of the reviews of a product: its ratings with a text or a photo. Error: NOT_FOUND. */
export const getReviews = /*#__PURE__*/ defineCall({
  name: 'getReviews',
  feature: 'reviews',
  method: 'GET',
  path: '/api/home/reviewList',
  summary: 'Reviews of a product, sorted and filtered',
  input: v.object({
    goodsId: id,
    ...pageInput,
    /** Only those with this number of stars. */
    stars: v.optional(starsInput),
    /** Only those with a photo. */
    withPhotos: v.optional(queryBoolean, false),
    sort: v.optional(reviewSort, 'helpful'),
  }),
  output: listOf(review),
});

/**
 * Rates a line of an order, with a text and photos, and returns the order. The review of the same line is replaced, so that a request
 * whose response was lost may be sent again. Errors: NOT_FOUND, REVIEW_CLOSED.
 */
export const writeReview = /*#__PURE__*/ defineCall({
  name: 'writeReview',
  feature: 'reviews',
  method: 'POST',
  path: '/api/user/review/write',
  summary: 'Rates and reviews a line of an order; replaces the earlier review',
  kind: 'write',
  access: 'customer',
  input: v.object({
    orderId: id,
    skuId: id,
    /** 1–5. */
    stars: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(5)),
    text: v.optional(typedText(1000), ''),
    /** New ones as data URLs. Those of the earlier review that stay, as the order names them; the others are removed. */
    photos: v.pipe(v.optional(v.array(v.union([photo, storedPhoto])), []), v.maxLength(3)),
  }),
  output: order,
});
