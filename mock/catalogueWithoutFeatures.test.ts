import { catalogue } from './testing/wholeCatalogue';
import { catalogueWithoutFeatures } from './catalogueWithoutFeatures';

const textsOf = ({ articles, goods, promotion }: typeof catalogue): string[] =>
  [
    ...articles.flatMap(({ title, summary, body }) => [title, summary, body]),
    ...goods.flatMap(({ name, tagline, description }) => [name, tagline, description]),
    ...promotion.rules,
  ].flatMap(({ en, zh, de = '' }) => [en, zh, de]);

test('a shop with all features has the whole catalogue', () => {
  expect(catalogueWithoutFeatures(catalogue, {})).toEqual(catalogue);
});

test('without the wallet no text mentions a balance, and every text says something', () => {
  const offered = catalogueWithoutFeatures(catalogue, { wallet: false });
  expect(textsOf(offered).filter((text) => /balance|withdraw|余额|提现|\bGuthaben|auszahl/i.test(text))).toEqual([]);
  expect(offered.articles.map(({ id }) => id)).not.toContain('help-wallet');
  expect(offered.articles.filter(({ summary, body }) => [summary, body].some(({ en, zh }) => !en || !zh))).toEqual([]);
  expect(offered.goods.filter(({ description }) => !description.en || !description.zh)).toEqual([]);
  // All but the gift card.
  expect(offered.goods).toHaveLength(catalogue.goods.length - 1);
  expect(textsOf(offered).filter((text) => /<(?:ul|ol|p|li|h3)><\//.test(text))).toEqual([]);
});

const headingsOf = (html = '') => [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, heading]) => heading);

test('without the wallet the sections of the agreement are numbered without a gap', () => {
  const agreement = catalogueWithoutFeatures(catalogue, { wallet: false }).articles.find(
    ({ id }) => id === 'agreement',
  );
  expect(headingsOf(agreement?.body.en).slice(-2)).toEqual(['5. Digital items', '6. If we disagree']);
  expect(headingsOf(agreement?.body.zh).slice(-2)).toEqual(['五、虚拟商品', '六、如有分歧']);
  expect(headingsOf(agreement?.body.de).slice(-2)).toEqual(['5. Digitale Artikel', '6. Wenn wir uns nicht einig sind']);
});

test.each([[{ wallet: false }], [{ redeemCodes: false }]])(
  'with %j no gift card is sold or named: its code would be of no use',
  (features) => {
    const offered = catalogueWithoutFeatures(catalogue, features);
    expect(offered.goods.filter(({ skus }) => skus.some(({ faceValue }) => faceValue !== null))).toEqual([]);
    expect(offered.goods.filter(({ relatedIds }) => relatedIds.includes('gift-card'))).toEqual([]);
    expect(Object.keys(offered.reviews)).not.toContain('gift-card');
    const texts = [
      ...textsOf(offered),
      ...[...offered.banners, ...offered.campaigns]
        .flatMap(({ kicker, title }) => [kicker, title])
        .flatMap(({ en, zh, de = '' }) => [en, zh, de]),
    ];
    expect(texts.filter((text) => /gift card|礼品卡|Geschenkkarte/i.test(text))).toEqual([]);
    // The campaign still has products.
    expect(offered.goods.some(({ campaignIds }) => campaignIds.includes('gift-in-a-minute'))).toBe(true);
  },
);

test.each([
  [{ tickets: false }, ['help-tickets']],
  [{ presale: false }, ['help-presale']],
  [{ coupons: false, discountCodes: false }, []],
  [{ coupons: false, discountCodes: false, redeemCodes: false }, ['help-codes']],
])('a shop with %j has no article about only that', (features, missing) => {
  const left = catalogueWithoutFeatures(catalogue, features).articles.map(({ id }) => id);
  expect(catalogue.articles.map(({ id }) => id).filter((id) => !left.includes(id))).toEqual(missing);
});
