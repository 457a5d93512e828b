/**
 * Types of the catalogue data: texts in both languages, pictures as emoji, days relative to the opening of the shop.
 * `createCatalogue` converts it to rows with absolute times.
 */
import type { Target } from '../../src/api/schema/wire';
import type { DiscountRule } from '../domain/rows';
import type { LocalizedText } from '../text';
import type { ReviewsSeed } from './reviewTypes';
import type { ShopSeed } from './shopTypes';

/** An emoji on a coloured tile. `emoji` is the file name without extension, `hue` the colour of the tile in degrees. */
export interface PictureSeed {
  readonly emoji: string;
  readonly hue: number;
  /** `#rrggbb` that the emoji is drawn in; its own colour without. */
  readonly colour?: string;
  /** Another emoji beside it that shows its size; `percent` is the height of that one, 100 when they are equally high. */
  readonly beside?: { readonly emoji: string; readonly percent: number };
}

export interface CategorySeed {
  readonly id: string;
  readonly name: LocalizedText;
  readonly picture: PictureSeed;
}

export interface DimensionValueSeed {
  readonly id: string;
  readonly name: LocalizedText;
  /** `#rrggbb` of its swatch. */
  readonly colour?: string;
  /** The product with this value. */
  readonly picture?: PictureSeed;
}

/** A choice of a product, for example colour, with its values. */
export interface DimensionSeed {
  readonly id: string;
  readonly name: LocalizedText;
  readonly values: readonly DimensionValueSeed[];
}

/** A variant of a product: one combination of values. */
export interface SkuSeed {
  /** Product id, a dot, and the value ids separated by dots. `….only` for a product without dimensions. */
  readonly id: string;
  /** Value id by dimension id. */
  readonly values: Readonly<Record<string, string>>;
  /** Minor units. */
  readonly price: number;
  readonly originalPrice: number | null;
  /** Pieces when the shop opens. 0: sold out. */
  readonly stock: number;
  readonly limitPerOrder: number | null;
  /** Null: the picture of the product. */
  readonly picture: PictureSeed | null;
  /** Amount that its code adds to the wallet when redeemed (minor units). Null for other products. */
  readonly faceValue: number | null;
}

/** A fact about a product, such as its material. */
export interface AttributeSeed {
  readonly name: LocalizedText;
  readonly value: LocalizedText;
}

/** The content of a ticket. */
export interface TicketSeed {
  readonly subtitle: LocalizedText;
  readonly place: LocalizedText;
  readonly terms: readonly LocalizedText[];
  readonly validForDays: number;
}

/** What payment delivers for one piece of a virtual product. */
type DeliverableSeed =
  | { readonly kind: 'ticket'; readonly ticket: TicketSeed }
  /** The code adds the `faceValue` of its SKU to the wallet. Without one, it is redeemed outside the shop. */
  | { readonly kind: 'code'; readonly validForDays: number };

/** A product. Products with `isVirtual` are not delivered. */
export interface GoodsSeed {
  readonly id: string;
  readonly name: LocalizedText;
  readonly tagline: LocalizedText;
  /** HTML with the tags h3, p, ul, li and strong. */
  readonly description: LocalizedText;
  /** Words by which customers search for it and that its texts do not contain. */
  readonly searchTerms?: LocalizedText;
  readonly categoryId: string | null;
  readonly picture: PictureSeed;
  /** At least one picture. The first one is `picture`. */
  readonly gallery: readonly PictureSeed[];
  readonly dimensions: readonly DimensionSeed[];
  readonly skus: readonly SkuSeed[];
  readonly isVirtual: boolean;
  readonly yields: DeliverableSeed | null;
  readonly presale: { readonly shipsInDays: number; readonly terms: LocalizedText } | null;
  /** 0–100. Lists sorted by popularity show higher values first. */
  readonly popularity: number;
  readonly addedDaysAgo: number;
  readonly shipsToday: boolean;
  /** Days from order to delivery. 0 for virtual products. */
  readonly deliveryDays: number;
  /** Days for returns. 0: no returns. */
  readonly returnDays: number;
  /** Ids of products to recommend with this one. */
  readonly relatedIds: readonly string[];
  readonly campaignIds: readonly string[];
  /** In display order. */
  readonly attributes?: readonly AttributeSeed[];
}

/** A banner of the home page. `kicker` is the small line above the title. */
export interface BannerSeed {
  readonly id: string;
  readonly kicker: LocalizedText;
  readonly title: LocalizedText;
  readonly action: LocalizedText;
  /** The first picture is the largest. */
  readonly pictures: readonly PictureSeed[];
  readonly hue: number;
  readonly target: Target;
}

/** A campaign page. Its products have its id in `campaignIds`. */
export interface CampaignSeed {
  readonly id: string;
  readonly kicker: LocalizedText;
  readonly title: LocalizedText;
  readonly intro: LocalizedText;
  readonly picture: PictureSeed;
  /** Redeem codes of the offered coupons. */
  readonly redeemCodes: readonly string[];
}

export interface ArticleSeed {
  readonly id: string;
  readonly kind: 'help' | 'news' | 'legal';
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  /** HTML with the tags h3, p, ul, ol, li, strong and em. */
  readonly body: LocalizedText;
  /** Search terms that the article does not contain, such as synonyms. */
  readonly searchTerms?: LocalizedText;
  readonly publishedDaysAgo: number;
}

/** A coupon that customers can get. Days count from the time when a customer gets it. */
export interface CouponSeed {
  readonly id: string;
  readonly name: LocalizedText;
  readonly deduction: DiscountRule;
  readonly target: Target;
  /** Negative: in the past. */
  readonly fromDay: number;
  /** Negative: expired. */
  readonly untilDay: number;
}

/** A code that customers type at checkout. Days count from the opening of the shop. */
export interface DiscountCodeSeed {
  readonly code: string;
  readonly name: LocalizedText;
  readonly deduction: DiscountRule;
  readonly fromDay: number;
  readonly untilDay: number;
  /** Largest number of uses by all customers. Null: no limit. 0: used up. */
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number;
  /** Whether the code can be combined with a coupon. */
  readonly isCombinable: boolean;
}

/** What a redeem code grants. Amounts in minor units. */
export type RewardSeed =
  | { readonly kind: 'balance'; readonly amount: number }
  | { readonly kind: 'coupon'; readonly couponId: string }
  /** The ticket of a virtual product. */
  | { readonly kind: 'ticket'; readonly goodsId: string }
  /** A coupon for the price of the cheapest SKU. */
  | { readonly kind: 'goods'; readonly goodsId: string; readonly validForDays: number };

/** A code that customers redeem on the exchange page. */
export interface RedeemCodeSeed {
  readonly code: string;
  readonly name: LocalizedText;
  readonly reward: RewardSeed;
  /** Counts from the opening of the shop. Negative: expired. */
  readonly untilDay: number;
  /** Remaining uses of all customers together. Null: no limit. 0: used up. Each customer can use a code once. */
  readonly usesLeft: number | null;
}

/** The invitation programme. */
export interface PromotionSeed {
  /** Reward for each invited customer (minor units). */
  readonly rewardEach: number;
  readonly rules: readonly LocalizedText[];
}

/** The whole catalogue data of a shop. */
export interface CatalogueSeed {
  readonly shop: ShopSeed;
  readonly categories: readonly CategorySeed[];
  readonly goods: readonly GoodsSeed[];
  /** By product id. Products that are not listed have no ratings. */
  readonly reviews: Readonly<Record<string, ReviewsSeed>>;
  /** Redeem codes of the coupons that product pages offer, for the products that they apply to. */
  readonly productCouponCodes: readonly string[];
  readonly banners: readonly BannerSeed[];
  readonly campaigns: readonly CampaignSeed[];
  readonly articles: readonly ArticleSeed[];
  readonly coupons: readonly CouponSeed[];
  /** Id of the coupon in `coupons` that every new customer gets. */
  readonly welcomeCouponId: string;
  readonly discountCodes: readonly DiscountCodeSeed[];
  readonly redeemCodes: readonly RedeemCodeSeed[];
  readonly promotion: PromotionSeed;
}
