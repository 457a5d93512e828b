/** Countries in a pasted address, by their names in the languages in which addresses name them. */
import { callingCountries } from '@/lib/callingCountries';

const nameLanguages = ['en', 'de', 'zh', 'zh-Hant', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'cs', 'ja'];
/** What people write and no list of names has. */
const colloquialCountryNames =
  'usa US,us US,unitedstatesofamerica US,uk GB,greatbritain GB,england GB,scotland GB,wales GB,northernireland GB,' +
  'prchina CN,中华人民共和国 CN,hongkong HK,香港 HK,macau MO,澳门 MO,holland NL,grossbritannien GB';

const normalizedCountryName = (name: string) => name.toLowerCase().replace(/^the |[\s.’'-]/g, '');

function countryNamesIn(language: string): (readonly [name: string, code: string])[] {
  const codes = Object.values(callingCountries).flat();
  try {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return codes.map((code) => [normalizedCountryName(names.of(code) ?? code), code]);
  } catch {
    return [];
  }
}

let countryCodeByName: ReadonlyMap<string, string> | undefined;

/** The code of the country that a text names and nothing else; undefined for any other text. */
export function countryCodeOfName(text: string): string | undefined {
  countryCodeByName ??= new Map([
    ...nameLanguages.flatMap(countryNamesIn),
    ...colloquialCountryNames.split(',').map((entry): [string, string] => {
      const [name = '', code = ''] = entry.split(' ');
      return [name, code];
    }),
  ]);
  const name = normalizedCountryName(text);
  // Addresses in the state are more frequent.
  return name === 'georgia' ? undefined : countryCodeByName.get(name);
}

/** The calling code of a country; undefined for an unknown one. */
export const callingCodeOfCountry = (country: string): string | undefined =>
  Object.entries(callingCountries).find(([, countries]) => countries.includes(country))?.[0];
