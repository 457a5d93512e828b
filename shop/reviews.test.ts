/** Ratings, reviews and claimable coupons of products. */
import { catalogue } from '../mock/testing/wholeCatalogue';
import { catalogueWithCouponOffer } from '../mock/testing/couponOffer';
import { pictureFiles } from '../mock/catalogue/pictureFiles';
import { openTestShop } from '../mock/testing/openTestShop';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { pictureFileName } from './createCatalogue';

const setup = () => openTestShop({ seed: 'default', catalogue });
const detail = (id: string, language: 'en' | 'zh-CN' = 'en') => setup().visitor(language).ok('getGoodsDetail', { id });

describe('the reviews of the catalogue', () => {
  const all = Object.entries(catalogue.reviews);

  test('belong to products and their options, and their photos are files of the shop', () => {
    const goods = new Map(catalogue.goods.map((one) => [one.id, one]));
    const files = pictureFiles(catalogue);
    expect(all.filter(([id]) => !goods.has(id))).toEqual([]);
    const wrong = all.flatMap(([id, { list }]) =>
      list.filter(
        ({ bought, photos }) =>
          !goods.get(id)?.skus.some((sku) => sku.id === [id, ...(bought?.split(' ') ?? ['only'])].join('.')) ||
          photos.some((photo) => !files.has(pictureFileName(photo))),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('are counted by their distribution', () => {
    const uncounted = all.filter(([, { distribution, list }]) =>
      distribution.some((number, index) => list.filter(({ stars }) => stars === index + 1).length > number),
    );
    expect(uncounted).toEqual([]);
  });

  test('are missing for some products, and bad for some', () => {
    expect(all.length).toBeLessThan(catalogue.goods.length / 2);
    expect(all.filter(([, { list }]) => list.some(({ stars }) => stars <= 2)).length).toBeGreaterThan(5);
  });
});

test('a product has its average, number, distribution and reviews', () => {
  const { rating, reviews } = detail('cloud-nine-headphones');
  expect(rating).toEqual({ average: 4.6, count: 128 });
  expect(reviews?.distribution).toEqual([2, 3, 6, 22, 95]);
  expect(reviews?.list[0]).toMatchObject({
    id: 'cloud-nine-headphones.review1',
    author: 'Maya R.',
    stars: 5,
    option: 'Blossom, Alone',
    helpfulCount: 41,
    photos: [{ src: '/pictures/1f3a7_eaa0b6.webp', hue: 350 }, { hue: 25 }],
  });
});

test('reviews are in the language of the request', () => {
  expect(detail('cloud-nine-headphones', 'zh-CN').reviews?.list[0]).toMatchObject({
    author: '林小满',
    option: '樱粉，单品',
  });
});

test('a product without ratings has neither', () => {
  const { rating, reviews } = detail('porch-banjo');
  expect([rating, reviews]).toEqual([undefined, undefined]);
});

test('a product offers the coupons that apply to it, and the price of each SKU after the best one', () => {
  const { coupons, skus } = detail('cloud-nine-headphones');
  expect(coupons?.map(({ name }) => name)).toEqual(['Autumn coupon', '10% off audio']);
  expect(skus.find(({ id }) => id.endsWith('.blossom.alone'))?.afterCoupon).toEqual({
    price: 11_400,
    name: 'Autumn coupon',
    redeemCode: 'CAMPAIGN-AUTUMN',
  });
});

test('a product below the threshold of a coupon offers it, without a price after it', () => {
  const { coupons, skus } = detail('slow-morning-cup');
  expect(coupons?.map(({ name }) => name)).toEqual(['Autumn coupon']);
  expect(skus.map(({ afterCoupon }) => afterCoupon)).toEqual(skus.map(() => undefined));
});

test('a virtual product offers no coupon', () => {
  expect(detail('gift-card').coupons).toEqual([]);
});

test('the average of the ratings is rounded to one decimal place', () => {
  const averageOf = (...distribution: [number, number, number, number, number]) => {
    const reviews = { cup: { distribution, list: [] } };
    const { visitor } = openTestShop({ catalogue: { ...smallCatalogue, reviews } });
    return visitor().ok('getGoodsDetail', { id: 'cup' }).rating;
  };
  // 4.666… and 4.333…
  expect(averageOf(0, 0, 0, 1, 2)).toEqual({ average: 4.7, count: 3 });
  expect(averageOf(0, 0, 0, 2, 1)).toEqual({ average: 4.3, count: 3 });
  expect(averageOf(4, 0, 0, 0, 0)).toEqual({ average: 1, count: 4 });
});

test('a product page offers a coupon only as long as its code can be redeemed', () => {
  const { visitor, database, pass } = openTestShop({ catalogue: catalogueWithCouponOffer });
  const offered = () =>
    visitor()
      .ok('getGoodsDetail', { id: 'phones' })
      .coupons?.map(({ redeemCode }) => redeemCode);
  const setUses = (usesLeft: number | null) => {
    const row = database.redeemCodes.get('EARSPLEASE');
    if (row) database.redeemCodes.put(row.id, { ...row, usesLeft });
  };
  expect(offered()).toEqual(['EARS-PLEASE']);
  setUses(1);
  expect(offered()).toEqual(['EARS-PLEASE']);
  setUses(0);
  expect(offered()).toEqual([]);
  setUses(null);
  pass(30 * 86_400_000 - 1);
  expect(offered()).toEqual(['EARS-PLEASE']);
  pass(1);
  expect(offered()).toEqual([]);
});
