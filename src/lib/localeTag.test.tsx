import { isTwelveHour, localeTag } from './localeTag';

const mockLanguages = (...tags: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', ['en-US', 'en'], 'en-US'],
  ['en', ['en-GB'], 'en-GB'],
  ['en', ['en', 'en-AU'], 'en-AU'],
  // English was chosen in a German browser.
  ['en', ['de-DE', 'de'], 'en-DE'],
  ['en', ['zh-CN', 'en-GB'], 'en-GB'],
  ['en', ['en-Latn-ca'], 'en-CA'],
  ['en', ['es-419'], 'en-419'],
  ['en', ['en'], 'en-US'],
  ['en', [], 'en-US'],
  ['de', ['de-DE'], 'de-DE'],
  ['de', ['de-CH', 'fr-CH'], 'de-CH'],
  ['de', ['de'], 'de-DE'],
  ['zh-CN', ['zh-TW', 'zh'], 'zh-Hans-TW'],
  ['zh-CN', ['zh-Hant-HK'], 'zh-Hans-HK'],
  ['zh-CN', ['zh'], 'zh-Hans-CN'],
])('%s in a browser with the languages %j has the locale %s', (language, tags, locale) => {
  mockLanguages(...tags);
  expect(localeTag(language)).toBe(locale);
});

test('hours are counted as in the region', () => {
  expect(['en-US', 'en-AU', 'en-GB', 'en-DE', 'zh-Hans-CN'].map(isTwelveHour)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
