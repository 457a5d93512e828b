import { catalogue } from './catalogue';
import { offeredCatalogue } from './offeredCatalogue';

const textsOf = ({ articles, goods, promotion }: typeof catalogue): string[] =>
  [
    ...articles.flatMap(({ title, summary, body }) => [title, summary, body]),
    ...goods.flatMap(({ name, tagline, description }) => [name, tagline, description]),
    ...promotion.rules,
  ].flatMap(({ en, zh, de = '' }) => [en, zh, de]);

test('a shop with all features has the whole catalogue', () => {
  expect(offeredCatalogue(catalogue, {})).toEqual(catalogue);
});

test('without the wallet no text mentions a balance, and every text says something', () => {
  const offered = offeredCatalogue(catalogue, { wallet: false });
  expect(textsOf(offered).filter((text) => /balance|withdraw|余额|提现|\bGuthaben|auszahl/i.test(text))).toEqual([]);
  expect(offered.articles.map(({ id }) => id)).not.toContain('help-wallet');
  expect(offered.articles.filter(({ summary, body }) => [summary, body].some(({ en, zh }) => !en || !zh))).toEqual([]);
  expect(offered.goods.filter(({ description }) => !description.en || !description.zh)).toEqual([]);
  expect(offered.goods).toHaveLength(catalogue.goods.length);
  expect(textsOf(offered).filter((text) => /<(?:ul|ol|p|li|h3)><\//.test(text))).toEqual([]);
});

test.each([
  [{ tickets: false }, ['help-tickets']],
  [{ presale: false }, ['help-presale']],
  [{ coupons: false, discountCodes: false }, []],
  [{ coupons: false, discountCodes: false, redeemCodes: false }, ['help-codes']],
])('a shop with %j has no article about only that', (features, missing) => {
  const left = offeredCatalogue(catalogue, features).articles.map(({ id }) => id);
  expect(catalogue.articles.map(({ id }) => id).filter((id) => !left.includes(id))).toEqual(missing);
});
