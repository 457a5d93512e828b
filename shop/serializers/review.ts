/** Serializes the ratings and reviews of a product. */
import type * as v from 'valibot';
import type { rating } from '../../src/api/goods';
import type { review, reviews } from '../../src/api/productReview';
import type { GoodsRow } from '../catalogueRows';
import type { CallContext } from '../context';
import { averageOf, getRatings, listReviews, type ListedReview } from '../domain/reviews';
import { sumOf } from '../money';
import { textIn } from '../text';
import { toIsoTime } from '../time';
import { serializePicture } from './picture';

/** Number of reviews on the product page: the first page of all. */
const FIRST_REVIEWS = 10;

/** Serializes the average of the ratings, rounded to one decimal place, and their number. Undefined without ratings. */
export function serializeRating(context: CallContext, goods: GoodsRow): v.InferInput<typeof rating> | undefined {
  const average = averageOf(context, goods);
  return average === undefined ? undefined : { average, count: sumOf(getRatings(context, goods)) };
}

/** Serializes the distribution of the ratings and the first reviews. Undefined without ratings. */
export function serializeReviews(context: CallContext, goods: GoodsRow): v.InferInput<typeof reviews> | undefined {
  const distribution = getRatings(context, goods);
  if (sumOf(distribution) === 0) return undefined;
  const all = listReviews(context, goods, { sort: 'helpful' }, context.customer?.id);
  return {
    distribution,
    list: all.slice(0, FIRST_REVIEWS).map((row) => serializeReview(context, row)),
    written: all.length,
  };
}

/** Serializes a review in the language of the request. What a customer wrote is in the customer's own. */
export function serializeReview(context: CallContext, row: ListedReview): v.InferInput<typeof review> {
  const { language, customer } = context;
  const { id, customerId, author, writtenAt, stars, text, skuId, photos, helpful } = row;
  const skuText = context.goods.sku(skuId)?.skuText;
  return {
    id,
    author: textIn(author, language),
    writtenAt: toIsoTime(writtenAt),
    stars,
    text: textIn(text, language),
    option: skuText ? textIn(skuText, language) : '',
    photos: photos.map((photo) => serializePicture(photo, language)),
    helpfulCount: helpful,
    isOwn: customerId !== null && customerId === customer?.id,
  };
}
