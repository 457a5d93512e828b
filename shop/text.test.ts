import { parseLanguage, textIn } from './text';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['ZH_TW', 'zh'],
  ['en-US,zh;q=0.5', 'en'],
  ['de-AT', 'de'],
  ['fr-FR, de;q=0.8, zh;q=0.5, en;q=0.3', 'de'],
  ['tlh', 'en'],
])('the language of Accept-Language "%s" is %s', (header, language) => {
  expect(parseLanguage(header)).toBe(language);
});

test('a text without a translation is in English', () => {
  expect(textIn({ en: 'Lamp', zh: '灯' }, 'de')).toBe('Lamp');
  expect(textIn({ en: 'Lamp', zh: '灯', de: 'Lampe' }, 'de')).toBe('Lampe');
});
