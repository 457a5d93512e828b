/** The catalogue as the shop works with it: absolute times in ms, pictures with words and addresses. */
import type { Target } from '../../src/api/schema/wire';
import type { ArticleSeed, CatalogueSeed, DimensionSeed, SkuSeed, YieldSeed } from './catalogue/types';
import type { PictureRow } from './domain/rows';
import type { Text } from './text';

export type SkuRow = Omit<SkuSeed, 'picture'> & { readonly picture: PictureRow | null };

export interface GoodsRow {
  readonly id: string;
  readonly categoryId: string | null;
  readonly name: Text;
  readonly tagline: Text;
  /** HTML. */
  readonly description: Text;
  readonly picture: PictureRow;
  readonly gallery: readonly PictureRow[];
  readonly dimensions: readonly DimensionSeed[];
  readonly skus: readonly SkuRow[];
  readonly isVirtual: boolean;
  /** Until `shipsAt` it is sold before it is there. */
  readonly presale: { readonly shipsAt: number; readonly terms: Text } | null;
  readonly yields: YieldSeed | null;
  readonly deliveryDays: number;
  readonly returnDays: number;
  readonly shipsToday: boolean;
  /** The more the further up. */
  readonly popularity: number;
  readonly addedAt: number;
  readonly relatedIds: readonly string[];
  readonly campaignIds: readonly string[];
}

export interface CategoryRow {
  readonly id: string;
  readonly name: Text;
  readonly picture: PictureRow;
}

export interface BannerRow {
  readonly id: string;
  readonly kicker: Text;
  readonly title: Text;
  readonly action: Text;
  readonly pictures: readonly PictureRow[];
  readonly hue: number;
  readonly target: Target;
}

export type ArticleRow = Omit<ArticleSeed, 'publishedDaysAgo'> & { readonly publishedAt: number };

/** Everything that the shop shows and sells. */
export interface Catalogue extends Pick<CatalogueSeed, 'shop' | 'campaigns' | 'coupons' | 'welcomeCouponId' | 'discountCodes' | 'redeemCodes' | 'promotion'> {
  /** The moment from which the catalogue's days count, ms. */
  readonly openedAt: number;
  readonly logo: PictureRow;
  readonly categories: readonly CategoryRow[];
  readonly goods: readonly GoodsRow[];
  readonly banners: readonly BannerRow[];
  readonly articles: readonly ArticleRow[];
}
