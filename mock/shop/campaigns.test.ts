import { catalogue } from './catalogue';
import { createShop, type Shop } from './createShop';
import { createMemoryStore } from './memoryStore';
import { seededRandom } from './random';
import { dataOf, openTestShop, OPENED_AT } from './testing/openTestShop';
import { nextOperation } from './testing/purchase';

const opened = () => openTestShop({ scene: 'default', catalogue });
const bannersOf = (shop = opened(), language: 'en' | 'zh-CN' = 'en') => shop.visitor(language).ok('getBanners', {}).list;

describe('the campaign behind a banner', () => {
  test('says what it is about and what it gives', () => {
    const autumn = bannersOf().find(({ id }) => id === 'autumn');
    expect(autumn?.campaign?.intro).toMatch(/^The season of lamps has begun/);
    expect(autumn?.campaign?.coupons).toEqual([
      { name: 'Autumn coupon', kind: 'amount', value: 1500, threshold: 10000, maxOff: null, scope: 'Everything we deliver', redeemCode: 'CAMPAIGN-AUTUMN' },
      { name: '8% off a warm home', kind: 'percent', value: 8, threshold: 50000, maxOff: 12000, scope: 'Home', redeemCode: 'CAMPAIGN-WARM-HOME' },
    ]);
  });

  test('speaks the language of the visitor', () => {
    const grow = bannersOf(opened(), 'zh-CN').find(({ id }) => id === 'grow');
    expect(grow?.campaign).toMatchObject({ intro: expect.stringContaining('种子'), coupons: [{ name: '绿手指券', scope: '绿植' }] });
  });

  test('is not there for a banner that leads elsewhere', () => {
    expect(bannersOf().find(({ id }) => id === 'saturn')?.campaign).toBeNull();
  });

  test('gives its coupon to each customer once', () => {
    const shop = opened();
    const [code = ''] = bannersOf(shop).flatMap(({ campaign }) => campaign?.coupons ?? []).map(({ redeemCode }) => redeemCode);
    for (const phone of ['+14155550181', '+14155550182']) {
      const customer = shop.customer(phone);
      const ask = () => ({ operationId: nextOperation(), code });
      const { couponId } = customer.ok('exchangeCode', ask());
      expect(customer.ok('getMyCoupons', {}).list.find(({ id }) => id === couponId)).toMatchObject({ name: 'Autumn coupon', value: 1500, state: 'usable' });
      expect(customer.refused('exchangeCode', ask())).toMatchObject({ errorCode: 'CODE_LIMIT', data: { waitMs: null } });
    }
  });

  test('comes into a shop that was opened before it was thought of', () => {
    const store = createMemoryStore();
    const openShop = (redeemCodes = catalogue.redeemCodes) => createShop({ store, clock: () => OPENED_AT, random: seededRandom(7), catalogue: { ...catalogue, redeemCodes } });
    const couponsOf = (shop: Shop) => {
      const answer = shop.answer({ method: 'GET', path: '/api/home/banner', query: {}, body: undefined, headers: {} });
      return dataOf('getBanners', answer).list.flatMap(({ campaign }) => campaign?.coupons ?? []).length;
    };
    expect(couponsOf(openShop(catalogue.redeemCodes.filter(({ code }) => !code.startsWith('CAMPAIGN-'))))).toBe(0);
    expect(couponsOf(openShop())).toBe(3);
  });
});
