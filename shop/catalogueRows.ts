/** The catalogue of a running shop. Unlike the seed, it has absolute times (ms since 1970) and pictures with URLs. */
import type { Target } from '../src/api/schema/wire';
import type { ReviewSeed, ReviewsSeed } from './catalogue/reviewTypes';
import type { ArticleSeed, CatalogueSeed, GoodsSeed, SkuSeed } from './catalogue/types';
import type { PictureRow } from './domain/rows';
import type { LocalizedText } from './text';

/** A variant of a product. */
export type SkuRow = Omit<SkuSeed, 'picture'> & { readonly picture: PictureRow | null };

/** A customer's review of a product. */
type ReviewRow = Omit<ReviewSeed, 'daysAgo' | 'bought' | 'photos'> & {
  readonly id: string;
  /** The SKU that was bought. */
  readonly skuId: string;
  /** Ms since 1970. */
  readonly writtenAt: number;
  readonly photos: readonly PictureRow[];
};

/** A product. It has every field of its seed; times are absolute, and pictures have URLs. */
export interface GoodsRow extends Omit<GoodsSeed, 'picture' | 'gallery' | 'skus' | 'presale' | 'addedDaysAgo'> {
  readonly picture: PictureRow;
  readonly gallery: readonly PictureRow[];
  readonly skus: readonly SkuRow[];
  /** The product is on presale until `shipsAt` (ms). Null for other products. */
  readonly presale: { readonly shipsAt: number; readonly terms: LocalizedText } | null;
  /** Ms since 1970. */
  readonly addedAt: number;
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  readonly ratings: ReviewsSeed['distribution'];
  /** The reviews with a text, in display order. */
  readonly reviews: readonly ReviewRow[];
}

export interface CategoryRow {
  readonly id: string;
  readonly name: LocalizedText;
  readonly picture: PictureRow;
}

export interface BannerRow {
  readonly id: string;
  readonly kicker: LocalizedText;
  readonly title: LocalizedText;
  readonly action: LocalizedText;
  readonly pictures: readonly PictureRow[];
  readonly hue: number;
  readonly target: Target;
}

export type ArticleRow = Omit<ArticleSeed, 'publishedDaysAgo'> & { readonly publishedAt: number };

/** The whole catalogue of a running shop. */
export interface Catalogue extends Pick<
  CatalogueSeed,
  | 'shop'
  | 'campaigns'
  | 'coupons'
  | 'welcomeCouponId'
  | 'discountCodes'
  | 'redeemCodes'
  | 'productCouponCodes'
  | 'promotion'
> {
  /** Opening of the shop (ms). Days in the catalogue count from this time. */
  readonly openedAt: number;
  readonly logo: PictureRow | null;
  readonly categories: readonly CategoryRow[];
  readonly goods: readonly GoodsRow[];
  readonly banners: readonly BannerRow[];
  readonly articles: readonly ArticleRow[];
}
