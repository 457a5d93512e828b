/** The whole catalogue of the demo shop. */
import { mapValues } from 'es-toolkit';
import { countries } from './countries';
import { purchaseHelp } from './articles/purchaseHelp';
import { legal } from './articles/legal';
import { news } from './articles/news';
import { accountHelp } from './articles/accountHelp';
import { attributes } from './attributes';
import { banners, campaigns } from './banners';
import { categories } from './categories';
import { giftDesigns } from './giftDesigns';
import { discountCodes, productCouponCodes, redeemCodes } from './codes';
import { coupons, welcomeCouponId } from './coupons';
import { audio } from './goods/audio';
import { bags } from './goods/bags';
import { cameras } from './goods/cameras';
import { clothing } from './goods/clothing';
import { coffee } from './goods/coffee';
import { furnitureAndLighting } from './goods/furnitureAndLighting';
import { giftsAndPasses } from './goods/giftsAndPasses';
import { homeAccessories } from './goods/homeAccessories';
import { plants } from './goods/plants';
import { play } from './goods/play';
import { tickets } from './goods/tickets';
import { wearables } from './goods/wearables';
import { deviceReviews } from './reviews/devices';
import { homeReviews } from './reviews/home';
import { wearReviews } from './reviews/wear';
import type { ServiceHoursSeed, ShopSeed } from '../../shop/catalogue/shopTypes';
import type { ReviewsSeed } from '../../shop/catalogue/reviewTypes';
import type { CatalogueSeed, PromotionSeed } from '../../shop/catalogue/types';
import type { LocalizedText } from '../../shop/text';
import { t, withShopName } from './builders';

const timeZone = 'America/Los_Angeles';
const deskHours: ServiceHoursSeed = { opens: '08:00', closes: '21:00', timeZone };
const phoneHours: ServiceHoursSeed = { opens: '09:00', closes: '18:00', timeZone };

// The domain `.example` and 555 numbers are reserved, so the demo contacts no real person.
const servicePhone = '+1 415 555 0170';
const chatUrl = 'https://shop.example/chat';
const communityUrl = 'https://shop.example/circle';

const shopOf = (names: LocalizedText): ShopSeed => ({
  name: withShopName({ en: '{shop}', zh: '{shop}', de: '{shop}' }, names),
  // The header draws the name of shop.config.ts, or its logo.
  logo: null,
  currency: 'USD',
  notice: t('What’s in stock is on its way within hours. Free delivery over $49.', '现货数小时内发出。满 $49 免运费。'),
  phone: servicePhone,
  serviceHours: deskHours,
  countries,
  agreementId: 'agreement',
  agreementVersion: '2026-06',
  giftMessageLength: 120,
  giftDesigns,
  privacyId: 'privacy',
  returnsId: 'help-returns',
  seller: {
    name: withShopName(t('{shop} Goods, Inc.', '{shop}好物有限公司'), names),
    address: ['415 Orchard Street', 'San Francisco, CA 94107', 'United States'],
  },
  loginCodeLength: 6,
  callingCodes: ['+1', '+86', '+44', '+49', '+65', '+81', '+852', '+886'],
  delivery: { fee: 590, freeFrom: 4900 },
  deliveryOptions: [
    {
      id: 'standard',
      kind: 'home',
      icon: 'standard',
      name: t('Standard delivery', '标准配送'),
      note: null,
      fee: 590,
      freeFrom: 4900,
      days: null,
      maxProductDays: null,
      addressLines: [],
    },
    {
      id: 'express',
      kind: 'home',
      icon: 'express',
      name: t('Express delivery', '加急配送'),
      note: t('A courier brings it to your door.', '快递员送货上门。'),
      fee: 1290,
      freeFrom: null,
      days: 1,
      maxProductDays: 5,
      addressLines: [],
    },
    {
      id: 'pick-up',
      kind: 'pickUp',
      icon: 'pickUp',
      name: t('Pick up in our shop', '到店自提'),
      note: t('Open daily from 8 AM to 9 PM. We keep it for 7 days.', '每天 8:00–21:00 营业，为你保留 7 天。'),
      fee: 0,
      freeFrom: null,
      days: null,
      maxProductDays: 5,
      addressLines: ['415 Orchard Street', 'San Francisco, CA 94107'],
    },
  ],
  channels: [
    {
      id: 'chat',
      kind: 'chat',
      name: t('Chat with us', '在线客服'),
      contact: chatUrl,
      code: chatUrl,
      hours: deskHours,
    },
    {
      id: 'phone',
      kind: 'phone',
      name: t('Call us', '电话客服'),
      contact: servicePhone,
      code: 'tel:+14155550170',
      hours: phoneHours,
    },
    {
      id: 'email',
      kind: 'email',
      name: t('Email us', '写邮件'),
      contact: 'hello@shop.example',
      code: null,
      hours: null,
    },
    {
      id: 'community',
      kind: 'community',
      name: withShopName(t('The {shop} circle', '{shop}会员社群'), names),
      contact: communityUrl,
      code: communityUrl,
      hours: null,
    },
  ],
});

const promotion: PromotionSeed = {
  rewardEach: 500,
  rules: [
    t('Your friend signs in for the first time with your link.', '好友通过你的链接首次登录。'),
    t(
      'When they pay for their first order, $5.00 goes to your balance right away.',
      '好友首单付款后，$5.00 立即进入你的余额。',
    ),
    t('Invite as many friends as you like; each counts once.', '邀请人数不限，每位好友计一次。'),
    t('The reward stays yours, even if the order is returned later.', '奖励到账即归你，之后好友退货也不收回。'),
  ],
};

const goods = [
  ...audio,
  ...wearables,
  ...cameras,
  ...play,
  ...furnitureAndLighting,
  ...homeAccessories,
  ...bags,
  ...clothing,
  ...coffee,
  ...plants,
  ...giftsAndPasses,
  ...tickets,
].map((one) => ({ ...one, attributes: attributes[one.id] ?? [] }));

/** A photo of the product of a review shows the variant that was bought, which is drawn in its own colour. */
const withVariants = ({ list, ...reviews }: ReviewsSeed, id: string): ReviewsSeed => ({
  ...reviews,
  list: list.map((review) => {
    const product = goods.find((one) => one.id === id);
    const bought = [id, ...(review.bought?.split(' ') ?? ['only'])].join('.');
    const picture = product?.skus.find((sku) => sku.id === bought)?.picture ?? product?.picture;
    const photos = review.photos.map((photo) =>
      photo.emoji === picture?.emoji ? { ...picture, hue: photo.hue } : photo,
    );
    return { ...review, photos };
  }),
});

/** Returns the catalogue of a demo shop with these names. */
export const demoCatalogue = (names: LocalizedText): CatalogueSeed => ({
  shop: shopOf(names),
  categories: categories,
  goods,
  reviews: mapValues({ ...deviceReviews, ...homeReviews, ...wearReviews }, withVariants),
  productCouponCodes,
  banners,
  campaigns,
  articles: [...purchaseHelp, ...accountHelp, ...news, ...legal(names)],
  coupons,
  welcomeCouponId,
  discountCodes,
  redeemCodes,
  promotion,
});
