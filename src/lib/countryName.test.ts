import { callingCountries } from './callingCountries';
import { countryName } from './countryName';

test.each([
  ['US', 'en', 'United States'],
  ['US', 'de', 'Vereinigte Staaten'],
  ['CN', 'zh-CN', '中国'],
  ['nowhere', 'en', 'nowhere'],
])('%s in %s is %s', (code, language, name) => expect(countryName(code, language)).toBe(name));

test('every country of a calling code has a name in each language, and one code', () => {
  const countries = Object.values(callingCountries).flat();
  expect(countries).toHaveLength(new Set(countries).size);
  for (const language of ['en', 'zh-CN', 'de'])
    expect(countries.filter((code) => countryName(code, language) === code)).toEqual([]);
  expect(Object.keys(callingCountries).filter((code) => !/^\+[1-9]\d{0,2}$/.test(code))).toEqual([]);
});
