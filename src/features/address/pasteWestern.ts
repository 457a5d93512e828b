/** A pasted address in English: name, street, place, each on a line of its own or between commas. */
import type { PastedPlaces } from './pasteAddress';
import { country, regionNames } from './westernPlaces';

const postcodes: readonly RegExp[] = [
  /\b\d{5}-\d{4}\b/,
  /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/i,
  /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/i,
  /\b\d{4,6}$/,
];
const regionAtEnd = new RegExp(`(?:^|[\\s,])(${regionNames.join('|')})\\.?$`, 'i');
const streetWords = /\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|square|sq|close|crescent|terrace|highway|hwy|apt|apartment|suite|unit|floor|flat|po box|p\.o\. box|building|block|house|mews|row|quay)\b\.?/i;

const trimmed = (text: string) => text.replace(/^[\s,;.]+|[\s,;]+$/g, '');
const isStreet = (piece: string) => /\d/.test(piece) || streetWords.test(piece);

/** Takes the postcode out of the last piece that has one; `first` is a house number, not a postcode. */
function withoutPostcode(pieces: readonly string[]): { postcode?: string; pieces: string[] } {
  for (let at = pieces.length - 1; at > 0; at -= 1) {
    const piece = pieces[at] ?? '';
    const postcode = postcodes.map((pattern) => pattern.exec(piece)?.[0]).find(Boolean);
    if (!postcode) continue;
    const rest = trimmed(piece.replace(postcode, ' '));
    return { postcode: postcode.toUpperCase(), pieces: [...pieces.slice(0, at), ...(rest ? [rest] : []), ...pieces.slice(at + 1)] };
  }
  return { pieces: [...pieces] };
}

/** Whether a piece of text can be somebody's name: words without figures, and no word of an address. */
export function isWesternName(piece: string): boolean {
  return /^[\p{L}][\p{L}'’.-]*(?: [\p{L}][\p{L}'’.-]*){0,4}$/u.test(piece) && !streetWords.test(piece.replace(/^dr\b/i, '')) && !country.test(piece);
}

/** The places of the pieces that remain without name and phone. */
export function placesInWestern(all: readonly string[]): PastedPlaces {
  const { postcode, pieces } = withoutPostcode(all.filter((piece) => !country.test(piece)));
  const last = pieces.at(-1) ?? '';
  const region = pieces.length > 1 ? regionAtEnd.exec(last)?.[1] : undefined;
  const beforeRegion = region ? trimmed(last.slice(0, last.length - region.length).replace(/\.$/, '')) : last;
  const body = region && beforeRegion === '' ? pieces.slice(0, -1) : [...pieces.slice(0, -1), beforeRegion];
  const city = body.length > 1 ? body.at(-1) : undefined;
  const isCityPlain = city !== undefined && !isStreet(city);
  // A county stands between town and postcode: `Bath, Somerset`.
  const rest = isCityPlain ? body.slice(0, -1) : body;
  const before = rest.at(-1);
  const isCounty = !region && isCityPlain && rest.length > 1 && before !== undefined && !isStreet(before);
  return {
    street: trimmed((isCounty ? rest.slice(0, -1) : rest).join(', ')) || undefined,
    city: isCounty ? before : isCityPlain ? city : undefined,
    region: region ? (region.length <= 3 ? region.toUpperCase() : region) : isCounty ? city : undefined,
    postcode,
  };
}
