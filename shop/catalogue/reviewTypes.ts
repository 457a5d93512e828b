/** Types of the review data. */
import type { LocalizedText } from '../text';
import type { PictureSeed } from './types';

/** A customer's review of a product. Days count back from the opening of the shop. */
export interface ReviewSeed {
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly daysAgo: number;
  readonly author: LocalizedText;
  readonly text: LocalizedText;
  /** The values of the SKU that was bought, separated by spaces. Undefined for a product without dimensions. */
  readonly bought: string | undefined;
  readonly photos: readonly PictureSeed[];
  /** Number of customers who found it helpful. */
  readonly helpful: number;
}

/** The ratings of a product. Most ratings have no text, so the list is shorter than the number of ratings. */
export interface ReviewsSeed {
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly [number, number, number, number, number];
  readonly list: readonly ReviewSeed[];
}
