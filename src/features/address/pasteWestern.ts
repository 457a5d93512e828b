/** A pasted address in English: name, street and place, separated by line breaks or commas. */
import type { PastedPlaces } from './pasteAddress';

/** States and provinces as written in addresses, and country names at the end. */
const usStates =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';
const canadianProvinces =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon';
const australianStates =
  'NSW New South Wales,VIC Victoria,QLD Queensland,TAS Tasmania,ACT Australian Capital Territory';

const regions = [usStates, canadianProvinces, australianStates].flatMap((list) => list.split(','));

/** All short and full names, the longest first, so that `West Virginia` is not read as `Virginia`. */
const regionNames: readonly string[] = regions
  .flatMap((entry) => {
    const [short = '', ...full] = entry.split(' ');
    return [short, full.join(' ')];
  })
  .sort((one, other) => other.length - one.length);

/** A line with only a country name: the form has no country field. */
const country =
  /^(?:(?:the )?(?:usa|u\.s\.a\.|united states(?: of america)?|united kingdom|uk|great britain|england|scotland|wales|canada|australia|singapore|hong kong|china|p\. ?r\. ?china|ireland|germany|france))\.?$/i;

const postcodes: readonly RegExp[] = [
  /\b\d{5}-\d{4}\b/,
  /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/i,
  /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/i,
  /\b\d{4,6}$/,
];
const regionAtEnd = new RegExp(`(?:^|[\\s,])(${regionNames.join('|')})\\.?$`, 'i');
const streetLabels =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|square|sq|close|crescent|terrace|highway|hwy|apt|apartment|suite|unit|floor|flat|po box|p\.o\. box|building|block|house|mews|row|quay)\b\.?/i;

const trimmed = (text: string) => /[^\s,;.](?:[^]*[^\s,;])?/.exec(text)?.[0] ?? '';
const isStreet = (piece: string) => /\d/.test(piece) || streetLabels.test(piece);

/** Takes the postcode out of the last piece that has one. In the first piece it would be a house number. */
function withoutPostcode(pieces: readonly string[]): { postcode?: string; pieces: string[] } {
  for (let at = pieces.length - 1; at > 0; at -= 1) {
    const piece = pieces[at] ?? '';
    const postcode = postcodes.map((pattern) => pattern.exec(piece)?.[0]).find(Boolean);
    if (!postcode) continue;
    const rest = trimmed(piece.replace(postcode, ' '));
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
    !streetLabels.test(piece.replace(/^dr\b/i, '')) &&
    !country.test(piece)
  );
}

/** The places in the pieces without name and phone. */
export function placesInWestern(all: readonly string[]): PastedPlaces {
  const { postcode, pieces } = withoutPostcode(all.filter((piece) => !country.test(piece)));
  const last = pieces.at(-1) ?? '';
  const region = pieces.length > 1 ? regionAtEnd.exec(last)?.[1] : undefined;
  const beforeRegion = region ? trimmed(last.slice(0, last.length - region.length).replace(/\.$/, '')) : last;
  const body = region && beforeRegion === '' ? pieces.slice(0, -1) : [...pieces.slice(0, -1), beforeRegion];
  const city = body.length > 1 ? body.at(-1) : undefined;
  const isCityPlain = city !== undefined && !isStreet(city);
  // A county is between town and postcode: `Bath, Somerset`.
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
