import { openTestShop } from '../mock/testing/openTestShop';
import { catalogue } from '../mock/testing/wholeCatalogue';

const shop = openTestShop({ catalogue });

test.each([
  ['en', 'kitchen knife', 'kitchen', undefined],
  ['en', 'kichen knife', 'kitchen', 'kitchen knife'],
  ['en', 'desk lamp', 'lamp', undefined],
  ['en', 'table lamp', 'lamp', undefined],
  ['en', 'bose headphones under 150', 'headphones under 150', undefined],
  ['en', 'black headphones', undefined, undefined],
  ['en', 'the red scarf', undefined, undefined],
  ['en', 'handbag', undefined, undefined],
  ['en', 'tent', undefined, undefined],
  ['de', 'Nike Schuhe', 'schuhe', undefined],
  ['de', 'Geschenk für Mama', 'geschenk', undefined],
  ['de', 'Tischlampe', undefined, undefined],
  ['zh-CN', '索尼耳机', '耳机', undefined],
  ['zh-CN', '送妈妈的礼物', '礼物', undefined],
  ['zh-CN', '黑色的相机', undefined, undefined],
] as const)('in %s, the products for "%s" have "%s" of it', (language, keyword, matched, corrected) => {
  const { matchedKeyword, correctedKeyword } = shop.visitor(language).ok('getGoodsList', { keyword });
  expect([matchedKeyword, correctedKeyword]).toEqual([matched, corrected]);
});
