import { pickLanguage } from './pickLanguage';

const offered = ['en', 'zh-CN', 'zh-TW', 'de'];

test.each([
  [undefined, ['en-US'], 'en'],
  [undefined, ['de-AT', 'en'], 'de'],
  [undefined, ['fr', 'zh-HK', 'en'], 'zh-CN'],
  [undefined, ['ZH-TW'], 'zh-CN'],
  [undefined, ['zh-TW'], 'zh-TW'],
  [undefined, ['fr-FR'], undefined],
  ['zh-TW', ['de'], 'zh-TW'],
  ['klingon', ['de'], 'de'],
  ['ja', ['de'], 'de'],
])('a customer who chose %s in a browser with %j gets %s', (chosen, tags, language) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  if (chosen) localStorage.setItem('language', chosen);
  expect(pickLanguage(offered)).toBe(language);
});
