/** The coupons of the catalogue. Customers get them by sign-up, redeem code or campaign. */
import type { DiscountRule } from '../../shop/domain/rows';
import { t } from './builders';
import { allDeliveredGoods, goodsScope, categoryScope } from './scopes';
import type { CouponSeed } from '../../shop/catalogue/types';

const amountOff = (value: number, threshold: number, scope = allDeliveredGoods): DiscountRule => ({
  kind: 'amount',
  value,
  threshold,
  maxOff: null,
  scope,
});
const perCentOff = (value: number, threshold: number, maxOff: number, scope = allDeliveredGoods): DiscountRule => ({
  kind: 'percent',
  value,
  threshold,
  maxOff,
  scope,
});

/** The coupon of every new customer. */
export const welcomeCouponId = 'welcome';

export const coupons: readonly CouponSeed[] = [
  {
    id: welcomeCouponId,
    name: t('Welcome coupon', '新人见面礼'),
    deduction: amountOff(500, 2500),
    target: { kind: 'hall' },
    fromDay: 0,
    untilDay: 30,
  },
  {
    id: 'autumn',
    name: t('Autumn coupon', '秋日券'),
    deduction: amountOff(1500, 10000),
    target: { kind: 'campaign', id: 'autumn-at-home' },
    fromDay: 0,
    untilDay: 21,
  },
  {
    id: 'good-ears',
    name: t('10% off audio', '音响 9 折券'),
    deduction: perCentOff(10, 0, 2000, categoryScope('audio')),
    target: { kind: 'category', id: 'audio' },
    fromDay: 0,
    untilDay: 14,
  },
  {
    id: 'green-thumb',
    name: t('Green thumb', '绿手指券'),
    deduction: amountOff(600, 3000, categoryScope('plants')),
    target: { kind: 'category', id: 'plants' },
    fromDay: 0,
    untilDay: 10,
  },
  {
    id: 'warm-home',
    name: t('8% off a warm home', '暖居 9.2 折券'),
    deduction: perCentOff(8, 50000, 12000, categoryScope('home')),
    target: { kind: 'category', id: 'home' },
    fromDay: 0,
    untilDay: 45,
  },
  {
    id: 'film-night',
    name: t('$20 off the Bedsheet Cinema', '床单影院立减 $20 券'),
    deduction: amountOff(2000, 0, goodsScope('bedsheet-cinema', t('Bedsheet Cinema projector', '床单影院投影仪'))),
    target: { kind: 'goods', id: 'bedsheet-cinema' },
    fromDay: 0,
    untilDay: 7,
  },
  {
    id: 'next-week-coffee',
    name: t('Coffee for next week', '下周的咖啡'),
    deduction: amountOff(300, 2000, categoryScope('coffee')),
    target: { kind: 'category', id: 'coffee' },
    fromDay: 7,
    untilDay: 14,
  },
  {
    id: 'thank-you',
    name: t('Thank you, from all of us', '一份谢意'),
    deduction: amountOff(1000, 6000),
    target: { kind: 'hall' },
    fromDay: 0,
    untilDay: 60,
  },
  {
    id: 'summer-picnic',
    name: t('Summer picnic', '夏日野餐券'),
    deduction: amountOff(800, 5000),
    target: { kind: 'hall' },
    fromDay: -92,
    untilDay: -31,
  },
  {
    id: 'first-light',
    name: t('First light, cameras', '晨光影像券'),
    deduction: perCentOff(12, 10000, 4000, categoryScope('cameras')),
    target: { kind: 'category', id: 'cameras' },
    fromDay: -30,
    untilDay: -2,
  },
];
