/**
 * The demo catalogue as it is written down: words in both languages, pictures as emoji, times in days relative to the
 * moment when the shop opens. The shop turns it into rows with absolute times.
 */
import type { Target } from '../../../src/api/schema/wire';
import type { Deduction } from '../domain/rows';
import type { Text } from '../text';

/** One emoji on its tile. `emoji` is the file name without ending, `hue` the colour of the tile in degrees. */
export interface PictureSeed {
  readonly emoji: string;
  readonly hue: number;
}

export interface CategorySeed {
  readonly id: string;
  readonly name: Text;
  readonly picture: PictureSeed;
}

export interface DimensionValueSeed {
  readonly id: string;
  readonly name: Text;
}

export interface DimensionSeed {
  readonly id: string;
  readonly name: Text;
  readonly values: readonly DimensionValueSeed[];
}

/** One combination that is made. */
export interface SkuSeed {
  /** Goods id, a dot, and the value ids; `….only` for goods without a choice. */
  readonly id: string;
  /** Value id by dimension id. */
  readonly values: Readonly<Record<string, string>>;
  /** Minor units. */
  readonly price: number;
  readonly originalPrice: number | null;
  /** Pieces on opening day; 0 is sold out. */
  readonly stock: number;
  readonly limitPerOrder: number | null;
  /** How this combination looks, or null for the picture of the goods. */
  readonly picture: PictureSeed | null;
  /** What its code adds to the wallet when redeemed here, minor units; null for all else. */
  readonly faceValue: number | null;
}

/** What is printed on a ticket. */
export interface TicketSeed {
  readonly subtitle: Text;
  readonly place: Text;
  readonly terms: readonly Text[];
  readonly validForDays: number;
}

/** What one piece of virtual goods gives after payment. */
export type YieldSeed =
  | { readonly kind: 'ticket'; readonly ticket: TicketSeed }
  /** The code is worth the `faceValue` of its SKU in this shop; without one it is redeemed elsewhere. */
  | { readonly kind: 'code'; readonly validForDays: number };

export interface GoodsSeed {
  readonly id: string;
  readonly name: Text;
  readonly tagline: Text;
  /** HTML of h3, p, ul, li and strong only. */
  readonly description: Text;
  readonly categoryId: string | null;
  readonly picture: PictureSeed;
  /** At least one, the first is `picture`. */
  readonly gallery: readonly PictureSeed[];
  readonly dimensions: readonly DimensionSeed[];
  readonly skus: readonly SkuSeed[];
  readonly isVirtual: boolean;
  readonly yields: YieldSeed | null;
  readonly presale: { readonly shipsInDays: number; readonly terms: Text } | null;
  /** The more the further up, 0–100. */
  readonly popularity: number;
  readonly addedDaysAgo: number;
  readonly shipsToday: boolean;
  /** Days from order to door; 0 for virtual goods. */
  readonly deliveryDays: number;
  /** 0 when it may not be sent back. */
  readonly returnDays: number;
  /** Goods that go well with it. */
  readonly relatedIds: readonly string[];
  readonly campaignIds: readonly string[];
}

export interface BannerSeed {
  readonly id: string;
  readonly kicker: Text;
  readonly title: Text;
  readonly action: Text;
  /** The first is the largest. */
  readonly pictures: readonly PictureSeed[];
  readonly hue: number;
  readonly target: Target;
}

/** A themed landing. Its goods are those that name it in `campaignIds`. */
export interface CampaignSeed {
  readonly id: string;
  readonly kicker: Text;
  readonly title: Text;
  readonly intro: Text;
  readonly picture: PictureSeed;
  /** Redeem codes of the coupons that it offers. */
  readonly redeemCodes: readonly string[];
}

export interface ArticleSeed {
  readonly id: string;
  readonly kind: 'help' | 'news' | 'legal';
  readonly title: Text;
  readonly summary: Text;
  /** HTML of h3, p, ul, ol, li, strong and em only. */
  readonly body: Text;
  readonly publishedDaysAgo: number;
}

/** A coupon that the shop gives away; days count from the moment when it is given. */
export interface CouponSeed {
  readonly id: string;
  readonly name: Text;
  readonly deduction: Deduction;
  readonly target: Target;
  /** Negative for one that began earlier. */
  readonly fromDay: number;
  /** Negative for one that has expired. */
  readonly untilDay: number;
}

/** Words that a customer types at checkout; days count from the opening of the shop. */
export interface DiscountCodeSeed {
  readonly code: string;
  readonly name: Text;
  readonly deduction: Deduction;
  readonly fromDay: number;
  readonly untilDay: number;
  /** In all; null for no limit, 0 for used up. */
  readonly mostUses: number | null;
  readonly mostPerCustomer: number;
  /** May stand beside a coupon. */
  readonly isCombinable: boolean;
}

export type RewardSeed =
  | { readonly kind: 'balance'; readonly amount: number }
  | { readonly kind: 'coupon'; readonly couponId: string }
  /** The ticket that these virtual goods yield. */
  | { readonly kind: 'ticket'; readonly goodsId: string }
  /** One piece of the cheapest SKU, for which a coupon pays. */
  | { readonly kind: 'goods'; readonly goodsId: string; readonly validForDays: number };

export interface RedeemCodeSeed {
  readonly code: string;
  readonly name: Text;
  readonly reward: RewardSeed;
  /** Negative for one that has expired; counts from the opening of the shop. */
  readonly untilDay: number;
  /** In all; null for as often as there are customers, 0 for used up. Each customer uses it once. */
  readonly usesLeft: number | null;
}

export interface ServiceHoursSeed {
  /** `HH:mm`, wall clock of `timeZone`. */
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

export interface ChannelSeed {
  readonly id: string;
  readonly kind: 'chat' | 'phone' | 'email' | 'community';
  readonly name: Text;
  readonly contact: string;
  /** Payload of a QR code, or null. */
  readonly code: string | null;
  readonly hours: ServiceHoursSeed | null;
}

export interface ShopSeed {
  readonly name: Text;
  readonly logo: PictureSeed;
  readonly currency: string;
  readonly notice: Text | null;
  readonly phone: string | null;
  readonly serviceHours: ServiceHoursSeed;
  readonly agreementId: string;
  readonly privacyId: string;
  readonly loginCodeLength: number;
  readonly callingCodes: readonly string[];
  /** Minor units; delivery is free from `freeFrom` on. */
  readonly delivery: { readonly fee: number; readonly freeFrom: number | null };
  readonly channels: readonly ChannelSeed[];
}

export interface PromotionSeed {
  /** For each invited friend, minor units. */
  readonly rewardEach: number;
  readonly rules: readonly Text[];
}

/** Everything that the demo shop shows and sells. */
export interface CatalogueSeed {
  readonly shop: ShopSeed;
  readonly categories: readonly CategorySeed[];
  readonly goods: readonly GoodsSeed[];
  readonly banners: readonly BannerSeed[];
  readonly campaigns: readonly CampaignSeed[];
  readonly articles: readonly ArticleSeed[];
  readonly coupons: readonly CouponSeed[];
  /** The coupon of every new customer; one of `coupons`. */
  readonly welcomeCouponId: string;
  readonly discountCodes: readonly DiscountCodeSeed[];
  readonly redeemCodes: readonly RedeemCodeSeed[];
  readonly promotion: PromotionSeed;
}
