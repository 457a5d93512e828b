/** Helper for the review data. */
import { t } from '../builders';
import type { ReviewSeed } from '../../../shop/catalogue/reviewTypes';
import type { PictureSeed } from '../../../shop/catalogue/types';

interface ReviewExtras {
  /** The values of the SKU that was bought, separated by spaces. */
  bought?: string;
  photos?: readonly PictureSeed[];
  helpful?: number;
}

/** Returns a review: stars (1–5), days before the opening of the shop, author and text in English and Chinese. */
export const review = (
  stars: ReviewSeed['stars'],
  daysAgo: number,
  [authorEn, authorZh]: readonly [string, string],
  en: string,
  zh: string,
  { bought, photos = [], helpful = 0 }: ReviewExtras = {},
): ReviewSeed => ({ stars, daysAgo, author: t(authorEn, authorZh), text: t(en, zh), bought, photos, helpful });
