/** Serializes the ratings and reviews of a product. */
import type * as v from 'valibot';
import type { rating } from '../../src/api/goods';
import type { reviews } from '../../src/api/products';
import type { GoodsRow } from '../catalogueRows';
import type { CallContext } from '../context';
import { sumOf } from '../money';
import { textIn } from '../text';
import { toIsoTime } from '../time';
import { serializePicture } from './picture';

/** Serializes the average of the ratings, rounded to one decimal place, and their number. Undefined without ratings. */
export function serializeRating({ ratings }: GoodsRow): v.InferInput<typeof rating> | undefined {
  const count = sumOf(ratings);
  const stars = sumOf(ratings.map((number, index) => number * (index + 1)));
  return count === 0 ? undefined : { average: Math.round((stars / count) * 10) / 10, count };
}

/** Serializes the distribution of the ratings and all reviews. Undefined without ratings. */
export function serializeReviews(context: CallContext, goods: GoodsRow): v.InferInput<typeof reviews> | undefined {
  if (sumOf(goods.ratings) === 0) return undefined;
  const { language } = context;
  const optionOf = (skuId: string) => {
    const skuText = context.goods.sku(skuId)?.skuText;
    return skuText ? textIn(skuText, language) : '';
  };
  return {
    distribution: [...goods.ratings],
    list: goods.reviews.map(({ id, author, writtenAt, stars, text, skuId, photos, helpful }) => ({
      id,
      author: textIn(author, language),
      writtenAt: toIsoTime(writtenAt),
      stars,
      text: textIn(text, language),
      option: optionOf(skuId),
      photos: photos.map((photo) => serializePicture(photo, language)),
      helpfulCount: helpful,
    })),
  };
}
