/** The ratings of a product, and what customers write with them. */
import * as v from 'valibot';
import { storedPhoto } from './schema/photo';
import { arrayWithoutInvalid, count, id, instant, picture, queryInteger } from './schema/wire';

/** 1–5, as a number or as the text of a query string. */
export const starsInput = queryInteger(1, 5);

/** A customer's review of a product. */
export const review = v.object({
  id,
  author: v.string(),
  writtenAt: instant,
  /** 1–5. */
  stars: v.pipe(count, v.minValue(1), v.maxValue(5)),
  /** Plain text. */
  text: v.optional(v.string(), ''),
  /** The chosen option values of the SKU that was bought, for display, for example "Oat, Large". */
  option: v.optional(v.string(), ''),
  photos: v.optional(arrayWithoutInvalid(picture), []),
  /** Number of customers who found it helpful. */
  helpfulCount: v.optional(count, 0),
  /** The customer of the call wrote it. */
  isOwn: v.optional(v.boolean(), false),
});
export type Review = v.InferOutput<typeof review>;

/** The customer's own review of a line. */
export const lineReview = v.object({
  /** 1–5. */
  stars: v.pipe(count, v.minValue(1), v.maxValue(5)),
  text: v.optional(v.string(), ''),
  /** Sources of the photos, as `writeReview` takes them again. */
  photos: v.optional(arrayWithoutInvalid(storedPhoto), []),
  /** Others can read it; false while the shop checks it. */
  isPublished: v.optional(v.boolean(), true),
});

/** The ratings of a product, and the first of its reviews. */
export const reviews = v.object({
  /** Number of ratings with 1, 2, 3, 4 and 5 stars, in this order. */
  distribution: v.pipe(v.array(count), v.minLength(5), v.maxLength(5)),
  /** The reviews to show, in display order. Ratings without a text have none. */
  list: arrayWithoutInvalid(review),
  /** Number of all reviews. Without it `list` has all of them. */
  written: v.nullish(count),
});
export type Reviews = v.InferOutput<typeof reviews>;
