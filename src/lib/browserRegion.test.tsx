import { browserRegions } from './browserRegion';

const withLanguages = (languages: readonly string[]) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  return browserRegions();
};
afterEach(() => jest.restoreAllMocks());

test.each([
  [
    ['en-GB', 'en'],
    ['GB', 'US'],
  ],
  [['de'], ['DE']],
  [
    ['zh-Hant-TW', 'fr-CA'],
    ['TW', 'CA'],
  ],
  [['not a language', 'de-CH'], ['CH']],
  [[], []],
])('the regions of %j are %j', (languages, regions) => expect(withLanguages(languages)).toEqual(regions));
