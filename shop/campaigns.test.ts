import { catalogue } from '../mock/testing/wholeCatalogue';
import { createShop, type DemoShop } from '../mock/createShop';
import { createMemoryStore } from './memoryStore';
import { seededRandom } from './random';
import { dataOf, openTestShop, OPENED_AT } from '../mock/testing/openTestShop';
import { nextOperation } from '../mock/testing/purchase';

const setup = () => openTestShop({ seed: 'default', catalogue });
const bannersOf = (shop = setup(), language: 'en' | 'zh-CN' = 'en') => shop.visitor(language).ok('getBanners', {}).list;

describe('the campaign of a banner', () => {
  test('has an intro and coupons', () => {
    const autumn = bannersOf().find(({ id }) => id === 'autumn');
    expect(autumn?.campaign?.intro).toMatch(/^Lamp season is here/);
    expect(autumn?.campaign?.coupons).toEqual([
      {
        name: 'Autumn coupon',
        kind: 'amount',
        value: 1500,
        threshold: 10000,
        maxOff: null,
        scope: 'Items we deliver',
        redeemCode: 'CAMPAIGN-AUTUMN',
      },
      {
        name: '8% off a warm home',
        kind: 'percent',
        value: 8,
        threshold: 50000,
        maxOff: 12000,
        scope: 'Home & living',
        redeemCode: 'CAMPAIGN-WARM-HOME',
      },
    ]);
  });

  test('is in the language of the request', () => {
    const grow = bannersOf(setup(), 'zh-CN').find(({ id }) => id === 'grow');
    expect(grow?.campaign).toMatchObject({
      intro: expect.stringContaining('种子'),
      coupons: [{ name: '绿手指券', scope: '绿植' }],
    });
  });

  test('is null for a banner that links to a product', () => {
    expect(bannersOf().find(({ id }) => id === 'saturn')?.campaign).toBeNull();
  });

  test('grants its coupon once to each customer', () => {
    const shop = setup();
    const [code = ''] = bannersOf(shop)
      .flatMap(({ campaign }) => campaign?.coupons ?? [])
      .map(({ redeemCode }) => redeemCode);
    for (const phone of ['+14155550181', '+14155550182']) {
      const customer = shop.customer(phone);
      const redeemInput = () => ({ operationId: nextOperation(), code });
      const { couponId } = customer.ok('exchangeCode', redeemInput());
      expect(customer.ok('getMyCoupons', {}).list.find(({ id }) => id === couponId)).toMatchObject({
        name: 'Autumn coupon',
        value: 1500,
        state: 'usable',
      });
      expect(customer.refused('exchangeCode', redeemInput())).toMatchObject({
        errorCode: 'CODE_LIMIT',
        data: { waitMs: null },
      });
    }
  });

  test('has its coupons in an existing shop whose catalogue gains redeem codes', () => {
    const store = createMemoryStore();
    const openShop = (redeemCodes = catalogue.redeemCodes) =>
      createShop({
        store,
        clock: () => OPENED_AT,
        random: seededRandom(7),
        configuration: SHOP,
        catalogue: { ...catalogue, redeemCodes },
      });
    const couponsOf = (shop: DemoShop) => {
      const response = shop.handle({
        method: 'GET',
        path: '/api/home/banner',
        query: {},
        body: undefined,
        headers: {},
      });
      return dataOf('getBanners', response).list.flatMap(({ campaign }) => campaign?.coupons ?? []).length;
    };
    expect(couponsOf(openShop(catalogue.redeemCodes.filter(({ code }) => !code.startsWith('CAMPAIGN-'))))).toBe(0);
    expect(couponsOf(openShop())).toBe(3);
  });
});
