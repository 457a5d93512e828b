/** The discount codes (typed at checkout) and redeem codes (typed on the exchange page). */
import { t } from './builders';
import { allDeliveredGoods, categoryScope } from './scopes';
import type { DiscountCodeSeed, RedeemCodeSeed } from '../../shop/catalogue/types';

const TEN_YEARS_DAYS = 3650;
const unlimitedCode = {
  fromDay: -1,
  untilDay: TEN_YEARS_DAYS,
  maxUses: null,
  maxUsesPerCustomer: 1000,
  isCombinable: true,
};

export const discountCodes: readonly DiscountCodeSeed[] = [
  {
    ...unlimitedCode,
    code: 'WARM10',
    name: t('10% off, up to $30', '9 折，最多减 $30'),
    deduction: { kind: 'percent', value: 10, threshold: 0, maxOff: 3000, scope: allDeliveredGoods },
  },
  {
    ...unlimitedCode,
    code: 'HELLO5',
    name: t('$5 off orders over $20', '满 $20 减 $5'),
    deduction: { kind: 'amount', value: 500, threshold: 2000, maxOff: null, scope: allDeliveredGoods },
    maxUsesPerCustomer: 1,
  },
  {
    ...unlimitedCode,
    code: 'ALONE20',
    name: t('20% off, instead of a coupon', '8 折，不与优惠券同享'),
    deduction: { kind: 'percent', value: 20, threshold: 5000, maxOff: 6000, scope: allDeliveredGoods },
    isCombinable: false,
  },
  {
    ...unlimitedCode,
    code: 'GREEN15',
    name: t('15% off plants', '绿植 8.5 折'),
    deduction: { kind: 'percent', value: 15, threshold: 0, maxOff: null, scope: categoryScope('plants') },
  },
  {
    ...unlimitedCode,
    code: 'OVER',
    name: t('$20 off for the first 100', '前 100 名立减 $20'),
    deduction: { kind: 'amount', value: 2000, threshold: 5000, maxOff: null, scope: allDeliveredGoods },
    maxUses: 0,
  },
  {
    ...unlimitedCode,
    code: 'OLD',
    name: t('Summer greeting', '夏日问候'),
    deduction: { kind: 'amount', value: 800, threshold: 0, maxOff: null, scope: allDeliveredGoods },
    fromDay: -120,
    untilDay: -30,
  },
  {
    ...unlimitedCode,
    code: 'SOON',
    name: t('Winter greeting', '冬日问候'),
    deduction: { kind: 'amount', value: 1200, threshold: 4000, maxOff: null, scope: allDeliveredGoods },
    fromDay: 14,
  },
];

const openCode = { untilDay: TEN_YEARS_DAYS, usesLeft: null };

/** Redeem codes of the coupons that product pages offer. */
export const productCouponCodes: readonly string[] = [
  'CAMPAIGN-AUTUMN',
  'CAMPAIGN-WARM-HOME',
  'CAMPAIGN-GREEN',
  'PRODUCT-AUDIO',
];

export const redeemCodes: readonly RedeemCodeSeed[] = [
  {
    ...openCode,
    code: 'BALANCE-20',
    name: t('$20 for your balance', '$20 余额'),
    reward: { kind: 'balance', amount: 2000 },
  },
  {
    ...openCode,
    code: 'BALANCE-100',
    name: t('$100 for your balance', '$100 余额'),
    reward: { kind: 'balance', amount: 10000 },
  },
  {
    ...openCode,
    code: 'COUPON-10',
    name: t('Thank you, from all of us', '一份谢意'),
    reward: { kind: 'coupon', couponId: 'thank-you' },
  },
  {
    ...openCode,
    code: 'TICKET-CINEMA',
    name: t('Cinema night for two', '双人电影之夜'),
    reward: { kind: 'ticket', goodsId: 'cinema-night' },
  },
  {
    ...openCode,
    code: 'TICKET-WHEEL',
    name: t('Ferris wheel, after dark', '入夜摩天轮'),
    reward: { kind: 'ticket', goodsId: 'big-wheel-after-dark' },
  },
  {
    ...openCode,
    code: 'GOODS-CUP',
    name: t('A Slow Morning cup', '一只慢晨杯'),
    reward: { kind: 'goods', goodsId: 'slow-morning-cup', validForDays: 30 },
  },
  {
    ...openCode,
    code: 'GOODS-SEEDS',
    name: t('A bag of sunflower seeds', '一包向日葵种子'),
    reward: { kind: 'goods', goodsId: 'sunflower-seeds', validForDays: 60 },
  },
  // Campaign pages offer the next three codes.
  {
    ...openCode,
    code: 'CAMPAIGN-AUTUMN',
    name: t('Autumn coupon', '秋日券'),
    reward: { kind: 'coupon', couponId: 'autumn' },
  },
  {
    ...openCode,
    code: 'CAMPAIGN-WARM-HOME',
    name: t('8% off a warm home', '暖居 9.2 折券'),
    reward: { kind: 'coupon', couponId: 'warm-home' },
  },
  {
    ...openCode,
    code: 'CAMPAIGN-GREEN',
    name: t('Green thumb', '绿手指券'),
    reward: { kind: 'coupon', couponId: 'green-thumb' },
  },
  {
    ...openCode,
    code: 'PRODUCT-AUDIO',
    name: t('10% off audio', '音响 9 折券'),
    reward: { kind: 'coupon', couponId: 'good-ears' },
  },
  {
    code: 'FIRST-50',
    name: t('$3 for the first 50', '前 50 名得 $3'),
    reward: { kind: 'balance', amount: 300 },
    untilDay: 30,
    usesLeft: 50,
  },
  {
    code: 'USED-2025',
    name: t('$10 for your balance', '$10 余额'),
    reward: { kind: 'balance', amount: 1000 },
    untilDay: TEN_YEARS_DAYS,
    usesLeft: 0,
  },
  {
    code: 'EXPIRED-2024',
    name: t('$15 for your balance', '$15 余额'),
    reward: { kind: 'balance', amount: 1500 },
    untilDay: -45,
    usesLeft: null,
  },
];
