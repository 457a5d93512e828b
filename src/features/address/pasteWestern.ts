/**
 * A pasted address in Latin letters: name, street and locality, separated by line breaks or commas. The postcode is behind the city and its
 * region, as in English, or before the city, as on the continent of Europe.
 */
import type { PastedLocality } from './pastedLocality';

/** States and provinces as written in addresses. */
const usStates =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';
const canadianProvinces =
  'AB Alberta,BC British Columbia,QC Québec,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon';
const australianStates =
  'NSW New South Wales,VIC Victoria,QLD Queensland,TAS Tasmania,ACT Australian Capital Territory';

const regionEntries = [usStates, canadianProvinces, australianStates].flatMap((list) => list.split(','));

/** All short and full names, the longest first, so that `West Virginia` is not read as `Virginia`. */
const regionNames: readonly string[] = regionEntries
  .flatMap((entry) => {
    const [short = '', ...full] = entry.split(' ');
    return [short, full.join(' ')];
  })
  .sort((one, other) => other.length - one.length);

/** Postcodes of Canada and the United Kingdom. */
const postcodesWithLetters: readonly RegExp[] = [
  /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/i,
  /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/i,
];
const postcodePatterns: readonly RegExp[] = [/\b\d{5}-\d{4}\b/, ...postcodesWithLetters, /\b\d{4,6}$/];
/** Postcodes that in other countries are something else. */
const postcodesOfCountries: Readonly<Record<string, RegExp>> = {
  IE: /\b[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}\b/i,
  JP: /\b\d{3}-?\d{4}\b/,
  KR: /\b\d{5}\b/,
};
/** Postcode and city: `10115 Berlin`, `D-10115 Berlin`, `1012 AB Amsterdam`, `114 55 Stockholm`, `13001 Marseille CEDEX 01`. */
const postcodeBeforeCityPattern =
  /^(?:([A-Z]{1,2})-)?(\d{5}|\d{4}(?: ?[A-Z]{2}|-\d{3})?|\d{3} \d{2}|\d{2}-\d{3}) (\p{L}[\p{L}\p{M} .()/'’-]*(?:CEDEX \d{1,2})?)$/iu;
/** Both at the end of a line that begins with the street. */
const postcodeBehindStreetPattern = /^(.*\D\d{1,4} ?[a-z]?) (\d{5} \p{L}[\p{L}\p{M} .-]*)$/iu;
/** Countries whose letter before a postcode is not their code. */
const lettersOfCountries: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
};
const regionAtEndPattern = new RegExp(`(?:^|[\\s,])\\(?(${regionNames.join('|')})\\)?\\.?$`, 'i');
const streetTermPattern =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|square|sq|close|crescent|terrace|highway|hwy|apt|apartment|suite|unit|floor|flat|po box|p\.o\. box|building|block|house|mews|row|quay)\b\.?/i;

const trimmedPiece = (text: string) => /[^\s,;.](?:[^]*[^\s,;])?/.exec(text)?.[0] ?? '';
const isStreetPiece = (piece: string) => /\d/.test(piece) || streetTermPattern.test(piece);

/** Takes the postcode out of the last piece that has one. In the first piece digits alone would be a house number. */
function withoutPostcode(
  pieces: readonly string[],
  country: string | undefined,
): { postcode?: string; pieces: string[] } {
  const own = postcodesOfCountries[country ?? ''];
  const patterns = own ? [own] : postcodePatterns;
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at] ?? '';
    const postcode = (at > 0 ? patterns : postcodesWithLetters)
      .map((pattern) => pattern.exec(piece)?.[0])
      .find(Boolean);
    if (!postcode) continue;
    const rest = trimmedPiece(piece.replace(postcode, ' '));
    return {
      postcode: postcode.toUpperCase(),
      pieces: [...pieces.slice(0, at), ...(rest ? [rest] : []), ...pieces.slice(at + 1)],
    };
  }
  return { pieces: [...pieces] };
}

/** Whether a text can be a person's name: words without digits and no word of an address. */
export function isWesternName(piece: string): boolean {
  return (
    /^[\p{L}][\p{L}'’.-]*(?: [\p{L}][\p{L}'’.-]*){0,4}$/u.test(piece) &&
    !streetTermPattern.test(piece.replace(/^(?:(?:herrn?|frau|mrs?|ms|prof)\.? )?dr\b/i, ''))
  );
}

/** Locality and street in pieces of which one has the postcode before the city; what is behind it is its region, or belongs to the street. */
function localityAroundPostcode(pieces: readonly string[], at: number): PastedLocality {
  const [, letter, postcode, city] = postcodeBeforeCityPattern.exec(pieces[at] ?? '') ?? [];
  const behind = pieces.slice(at + 1);
  const [region] = behind.length === 1 && !/\d/.test(behind[0] ?? '') ? behind : [];
  return {
    street: trimmedPiece([...pieces.slice(0, at), ...(region ? [] : behind)].join(', ')) || undefined,
    city,
    region,
    postcode: postcode?.toUpperCase(),
    country: letter && (lettersOfCountries[letter.toUpperCase()] ?? letter.toUpperCase()),
  };
}

/** The pieces, of which one may hold street, postcode and city. */
const separatePieces = (pieces: readonly string[]) =>
  pieces.flatMap((piece) => postcodeBehindStreetPattern.exec(piece)?.slice(1, 3) ?? [piece]);

/**
 * Locality and street in the pieces without name, phone and country. Every piece is a part of one of them. `written` is the code of the
 * country that the text names; without it the country is the one that postcode, region and street can only be of.
 */
export function parseWesternLocality(lines: readonly string[], written?: string): PastedLocality {
  const found = parsePieces(separatePieces(lines), written);
  const country = found.country ?? (written === undefined ? impliedCountry(found) : undefined);
  // `00184 Roma RM`: the province is behind the city.
  const [, city, region] = ((written ?? country) === 'IT' && /^(.+) \(?([A-Z]{2})\)?$/.exec(found.city ?? '')) || [];
  return { ...found, country, ...(city && region && { city, region }) };
}

function parsePieces(all: readonly string[], country: string | undefined): PastedLocality {
  const isFirst = (piece: string, at: number) =>
    (at > 0 || (/^\d{5} /.test(piece) && /\d/.test(all[1] ?? ''))) &&
    postcodeBeforeCityPattern.test(piece) &&
    !streetTermPattern.test(piece);
  const last = all.length - 1;
  if (isFirst(all[last] ?? '', last)) return localityAroundPostcode(all, last);
  const { postcode, pieces } = withoutPostcode(all, country);
  const at =
    postcode === undefined ? all.findIndex((piece, index) => /^\S{5}/.test(piece) && isFirst(piece, index)) : -1;
  if (at >= 0) return localityAroundPostcode(all, at);
  return { ...localityWithoutPostcode(pieces), postcode };
}

/** Terms of a street by language, for the countries whose postcodes have five digits. */
const streetTerms: readonly (readonly [country: string, terms: RegExp])[] = [
  [
    'DE',
    /(?:stra(?:ß|ss)e|str\.|weg|gasse|allee|platz|ufer|damm)(?!\p{L})|(?:^|, )(?:am|an der|auf der|im|zum|zur) \p{L}/iu,
  ],
  ['FR', /\b(?:rue|avenue d[eu]|boulevard|bd|chemin|impasse|quai|allée|place)\b/i],
  ['ES', /\b(?:calle|avenida|avda|plaza|paseo|carrer)\b|\bc\/(?!o)/i],
  ['IT', /\b(?:via|piazza|corso|viale|largo)\b/i],
];
const hasRegion = (list: string, region: string) =>
  list.split(',').some((entry) => entry.startsWith(`${region} `) || entry.endsWith(` ${region}`));

function impliedCountry({ street = '', region = '', postcode = '' }: PastedLocality): string | undefined {
  const [canadian, british] = postcodesWithLetters;
  if (canadian?.test(postcode)) return 'CA';
  if (british?.test(postcode)) return 'GB';
  if (/^\d{4} ?[A-Z]{2}$/.test(postcode)) return 'NL';
  if (/^\d{4}$/.test(postcode) && region && hasRegion(australianStates, region)) return 'AU';
  if (!/^\d{5}(?:-\d{4})?$/.test(postcode)) return undefined;
  if (region) return hasRegion(usStates, region) ? 'US' : undefined;
  return streetTerms.find(([, terms]) => terms.test(street))?.[0];
}

/** Locality and street in pieces in the order street, city, region, without the postcode. */
function localityWithoutPostcode(pieces: readonly string[]): PastedLocality {
  const last = pieces.at(-1) ?? '';
  const atEnd = pieces.length > 1 ? regionAtEndPattern.exec(last) : null;
  const region = atEnd?.[1];
  const beforeRegion = atEnd ? trimmedPiece(last.slice(0, atEnd.index)) : last;
  const body = region && beforeRegion === '' ? pieces.slice(0, -1) : [...pieces.slice(0, -1), beforeRegion];
  const city = body.length > 1 ? body.at(-1) : undefined;
  const isCityPlain = city !== undefined && !isStreetPiece(city);
  // A county is between town and postcode: `Bath, Somerset`.
  const rest = isCityPlain ? body.slice(0, -1) : body;
  const before = rest.at(-1);
  const isCounty = !region && isCityPlain && rest.length > 1 && before !== undefined && !isStreetPiece(before);
  return {
    street: trimmedPiece((isCounty ? rest.slice(0, -1) : rest).join(', ')) || undefined,
    city: isCounty ? before : isCityPlain ? city : undefined,
    region: region ? (region.length <= 3 ? region.toUpperCase() : region) : isCounty ? city : undefined,
  };
}
