/** A small catalogue with round prices, so tests do not depend on the demo catalogue. */
import type {
  ArticleSeed,
  CatalogueSeed,
  CouponSeed,
  DiscountCodeSeed,
  GoodsSeed,
  SkuSeed,
} from '../../shop/catalogue/types';
import { sameText } from '../../shop/text';
import { smallReviews } from './smallReviews';

const samplePicture = { emoji: '1f375', hue: 30 };

const sku = (id: string, price: number, stock: number, more: Partial<SkuSeed> = {}): SkuSeed => ({
  id,
  values: {},
  price,
  originalPrice: null,
  stock,
  limitPerOrder: null,
  picture: null,
  faceValue: null,
  ...more,
});

const goods = (id: string, skus: readonly SkuSeed[], more: Partial<GoodsSeed> = {}): GoodsSeed => ({
  id,
  name: sameText(id),
  tagline: sameText(''),
  description: sameText('<p>Good.</p>'),
  categoryId: null,
  picture: samplePicture,
  gallery: [samplePicture],
  dimensions: [],
  skus,
  isVirtual: false,
  yields: null,
  presale: null,
  popularity: 50,
  addedDaysAgo: 100,
  shipsToday: false,
  deliveryDays: 3,
  returnDays: 30,
  relatedIds: [],
  campaignIds: [],
  ...more,
});

const everythingScope = { categoryIds: null, goodsIds: null, name: sameText('Everything') };
const amountOff = (value: number, threshold: number) => ({
  kind: 'amount' as const,
  value,
  threshold,
  maxOff: null,
  scope: everythingScope,
});

const coupon = (id: string, deduction: CouponSeed['deduction'], fromDay = 0, untilDay = 30): CouponSeed => ({
  id,
  name: sameText(id),
  deduction,
  target: { kind: 'hall' },
  fromDay,
  untilDay,
});

const code = (
  name: string,
  deduction: DiscountCodeSeed['deduction'],
  more: Partial<DiscountCodeSeed> = {},
): DiscountCodeSeed => ({
  code: name,
  name: sameText(name),
  deduction,
  fromDay: -1,
  untilDay: 30,
  maxUses: null,
  maxUsesPerCustomer: 100,
  isCombinable: true,
  ...more,
});

const colourDimension = {
  id: 'colour',
  name: { en: 'Colour', zh: '颜色' },
  values: [
    { id: 'oat', name: { en: 'Oat', zh: '燕麦色' } },
    { id: 'moss', name: { en: 'Moss', zh: '苔绿' } },
  ],
};

const article = (
  id: string,
  kind: ArticleSeed['kind'],
  body: string,
  more: Pick<ArticleSeed, 'title' | 'publishedDaysAgo'>,
): ArticleSeed => ({ id, kind, summary: sameText(''), body: sameText(body), ...more });

export const smallCatalogue: CatalogueSeed = {
  shop: {
    name: sameText('Test shop'),
    logo: samplePicture,
    currency: 'USD',
    notice: null,
    phone: null,
    serviceHours: { opens: '09:00', closes: '17:00', timeZone: 'UTC' },
    agreementVersion: '1',
    giftMessageLength: 120,
    giftDesigns: ['plain', 'party'].map((id) => ({ id, name: sameText(id), picture: samplePicture })),
    agreementId: 'agreement',
    privacyId: 'privacy',
    returnsId: 'help-returns',
    seller: { name: sameText('Test shop, Inc.'), address: ['1 Test Street', 'Testville, CA 90001'] },
    loginCodeLength: 6,
    callingCodes: ['+1'],
    delivery: { fee: 500, freeFrom: 5_000 },
    channels: [],
  },
  categories: [
    { id: 'tea', name: { en: 'Tea', zh: '茶' }, picture: samplePicture },
    { id: 'sound', name: { en: 'Sound', zh: '声音' }, picture: samplePicture },
  ],
  goods: [
    goods(
      'cup',
      [
        sku('cup.oat', 2_000, 10, { values: { colour: 'oat' } }),
        sku('cup.moss', 2_200, 0, { values: { colour: 'moss' } }),
      ],
      {
        name: { en: 'Slow Morning cup', zh: '慢晨杯' },
        categoryId: 'tea',
        dimensions: [colourDimension],
        popularity: 90,
        relatedIds: ['kettle'],
      },
    ),
    goods('phones', [sku('phones.only', 10_000, 5, { originalPrice: 12_000, limitPerOrder: 2 })], {
      categoryId: 'sound',
      popularity: 80,
      addedDaysAgo: 2,
      campaignIds: ['quiet'],
    }),
    goods('kettle', [sku('kettle.only', 4_000, 3)], { categoryId: 'tea', popularity: 70 }),
    goods('lamp', [sku('lamp.only', 3_000, 8)], {
      presale: { shipsInDays: 10, terms: sameText('Ships later.') },
      popularity: 60,
    }),
    goods('card', [sku('card.25', 2_500, 100, { faceValue: 2_500 })], {
      isVirtual: true,
      yields: { kind: 'code', validForDays: 365 },
    }),
    goods('concert', [sku('concert.only', 3_000, 50)], {
      isVirtual: true,
      yields: {
        kind: 'ticket',
        ticket: {
          subtitle: sameText('Tonight'),
          place: sameText('Hall'),
          terms: [sameText('Come early.')],
          validForDays: 20,
        },
      },
    }),
  ],
  reviews: smallReviews,
  productCouponCodes: [],
  banners: [],
  campaigns: [],
  articles: [
    article('agreement', 'legal', '<p>Agreed.</p>', { title: sameText('Agreement'), publishedDaysAgo: 9 }),
    article('returns', 'help', '<p>Send it back.</p>', { title: sameText('Returns'), publishedDaysAgo: 5 }),
    article('privacy', 'legal', '<p>We keep little.</p>', { title: sameText('Privacy'), publishedDaysAgo: 3 }),
  ],
  coupons: [
    coupon('welcome', amountOff(1_000, 4_000)),
    coupon('sound10', {
      kind: 'percent',
      value: 10,
      threshold: 0,
      maxOff: 1_500,
      scope: { categoryIds: ['sound'], goodsIds: null, name: sameText('Sound') },
    }),
    coupon('early', amountOff(9_000, 0), 5, 30),
    coupon('late', amountOff(9_000, 0), -20, -10),
  ],
  welcomeCouponId: 'welcome',
  discountCodes: [
    code('HELLO5', amountOff(500, 2_000)),
    code(
      'SOLO15',
      { kind: 'percent', value: 15, threshold: 0, maxOff: 6_000, scope: everythingScope },
      { isCombinable: false },
    ),
    code('ONCE10', amountOff(1_000, 0), { maxUsesPerCustomer: 1 }),
    code('GONE', amountOff(1_000, 0), { maxUses: 0 }),
    code('OLD', amountOff(1_000, 0), { fromDay: -9, untilDay: -1 }),
    code('SOON', amountOff(1_000, 0), { fromDay: 3 }),
  ],
  redeemCodes: [
    {
      code: 'MONEY-PLEASE',
      name: sameText('Pocket money'),
      reward: { kind: 'balance', amount: 20_000 },
      untilDay: 30,
      usesLeft: null,
    },
    {
      code: 'COUPON-PLEASE',
      name: sameText('A coupon'),
      reward: { kind: 'coupon', couponId: 'sound10' },
      untilDay: 30,
      usesLeft: 1,
    },
    {
      code: 'EARLY-PLEASE',
      name: sameText('A coupon for later'),
      reward: { kind: 'coupon', couponId: 'early' },
      untilDay: 30,
      usesLeft: null,
    },
    {
      code: 'TICKET-PLEASE',
      name: sameText('A ticket'),
      reward: { kind: 'ticket', goodsId: 'concert' },
      untilDay: 30,
      usesLeft: null,
    },
    {
      code: 'KETTLE-PLEASE',
      name: sameText('A kettle'),
      reward: { kind: 'goods', goodsId: 'kettle', validForDays: 30 },
      untilDay: 30,
      usesLeft: null,
    },
    {
      code: 'EARS-PLEASE',
      name: sameText('A coupon for sound'),
      reward: { kind: 'coupon', couponId: 'sound10' },
      untilDay: 30,
      usesLeft: null,
    },
    { code: 'TOO-LATE', name: sameText('Gone'), reward: { kind: 'balance', amount: 1 }, untilDay: -1, usesLeft: null },
    { code: 'USED-UP', name: sameText('Used up'), reward: { kind: 'balance', amount: 1 }, untilDay: 30, usesLeft: 0 },
  ],
  promotion: { rewardEach: 500, rules: [sameText('Invite.')] },
};
