import { openTestShop } from '../mock/testing/openTestShop';
import { catalogue } from '../mock/testing/wholeCatalogue';

const suggested = (language: 'en' | 'de' | 'zh-CN', keyword: string, shop = openTestShop({ catalogue })) =>
  shop.visitor(language).ok('getGoodsList', { keyword, withSuggestions: true }).suggestedKeywords;

test.each([
  ['en', 'head', ['headphones', 'black headphones', 'gray headphones', 'pink headphones']],
  ['en', 'HEADPHONES ', ['black headphones', 'gray headphones', 'pink headphones', 'green headphones']],
  ['en', 'black head', ['black headphones']],
  ['en', 'bla', ['black']],
  ['en', 'wire', ['wireless']],
  ['en', 'slo', ['slow']],
  // One letter begins too many words; a figure begins none.
  ['en', 'c', []],
  ['en', 'headphones under 1', []],
  ['en', 'xq', []],
  ['en', '', []],
  ['de', 'kopf', ['Kopfhörer', 'Kopfhörer schwarz', 'Kopfhörer grau', 'Kopfhörer rosa']],
  ['de', 'kopfho', ['Kopfhörer', 'Kopfhörer schwarz', 'Kopfhörer grau', 'Kopfhörer rosa']],
  ['zh-CN', '耳', ['耳机', '黑色耳机', '灰色耳机', '粉色耳机']],
  ['zh-CN', '黑色耳', ['黑色耳机']],
] as const)('in %s, "%s" is completed to %j', (language, keyword, texts) => {
  expect(suggested(language, keyword)).toEqual(texts);
});

test('each suggestion finds products that have all its words, those with many first', () => {
  const shop = openTestShop({ catalogue });
  for (const [language, typed] of [
    ['en', ['co', 'te', 'gra', 'pla']],
    ['de', ['ko', 'ta', 'kaff']],
    ['zh-CN', ['咖', '无', '手']],
  ] as const)
    for (const keyword of typed) {
      const found = (suggested(language, keyword, shop) ?? []).map((text) =>
        shop.visitor(language).ok('getGoodsList', { keyword: text }),
      );
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ matchedKeyword, correctedKeyword }) => !matchedKeyword && !correctedKeyword)).toBe(true);
      const totals = found.map(({ total }) => total);
      expect(totals).toEqual(totals.toSorted((one, other) => other - one));
      expect(Math.min(...totals)).toBeGreaterThan(0);
    }
});

test('what was withdrawn is not suggested, and a list that was not asked has none', () => {
  const shop = openTestShop({ catalogue });
  shop.shop.operator.withdrawGoods('cloud-nine-headphones');
  expect(suggested('en', 'cloud n', shop)).toEqual([]);
  expect(shop.visitor().ok('getGoodsList', { keyword: 'head' })).not.toHaveProperty('suggestedKeywords');
});
