import { parseLanguage } from './text';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['ZH_TW', 'zh'],
  ['en-US,zh;q=0.5', 'en'],
  ['de-DE, fr;q=0.8, zh;q=0.5, en;q=0.3', 'zh'],
  ['tlh', 'en'],
])('the language of Accept-Language "%s" is %s', (header, language) => {
  expect(parseLanguage(header)).toBe(language);
});
