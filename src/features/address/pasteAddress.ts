/**
 * Splits a pasted text into the fields of an address, in the browser. The result is a guess, so it only fills in the
 * form for review. What has no field of its own is in the street: no word of the text is lost.
 */
import { cleanText } from '@/lib/typedText';
import { callingCountries } from '@/lib/callingCountries';
import { readPhone, splitPhone } from '@/lib/phone';
import type { AddressValues } from './addressRules';
import { isChineseName, parseChineseLocality } from './pasteChinese';
import { callingCodeOfCountry, countryCodeOfName } from './pasteCountry';
import type { PastedLocality } from './pastedLocality';
import { isWesternName, parseWesternLocality } from './pasteWestern';

export type PastedAddress = PastedLocality &
  Partial<Pick<AddressValues, 'recipient' | 'callingCode' | 'number'>> & { company?: string | undefined };

/** Longer than any address: a whole page pasted by mistake is not searched. */
const MAX_CHARACTERS = 1000;

const labelPattern =
  /(?:收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|电话号码|电话|所在地区|收货地址|详细地址|地址|国家|省份|城市|街道|邮政编码|邮编|\b(?:ship to|deliver to|recipient|full name|name|attn|phone number|phone|mobile|tel|cell|address|street|city|town|county|state|region|province|country|zip code|zip|postcode|postal code|lieferadresse|anschrift|adresse|empfänger|vor- und nachname|firma|company|straße und hausnummer|straße|strasse|plz\/ort|plz|postleitzahl|ort|stadt|bundesland|land|telefonnummer|telefon|mobilnummer|mobil|handynummer|handy))\.?\s*:\s*/gi;
/** Labels without a colon, directly before digits. */
const bareLabelPattern =
  /(?:手机号码|手机号|手机|联系电话|电话号码|电话|邮政编码|邮编|\b(?:phone|mobile|tel|cell|zip|telefon|mobil|handy)\b\.?)\s*(?=[\d+(])/gi;
/** A line above an address that is no part of it. */
const headingPattern =
  /(?:^|\n)(?:(?:shipping|delivery|postal) address|lieferadresse|lieferanschrift|adresse de livraison|direcci[oó]n de env[ií]o|收货地址|收件地址):?(?=\n)/gi;
/** A form of address on a line of its own. */
const salutationPattern = /(^|\n)(Herrn?|Frau|Mr|Mrs|Ms|Monsieur|Madame)\n/g;
const nameLabelPattern =
  /(?:收货人|收件人|联系人|姓名|\b(?:recipient|full name|name|attn|empfänger))\s?:\s?([^\n,;]+?)(?=\s?(?:$|[\n,;]|手机|电话|联系电话|1[3-9]\d))/i;
/** A company by its label; the captured group is its name. */
const companyLabelPattern = /(?:公司|\b(?:firma|company|société|organi[sz]ation))\s?:\s?([^\n,;]+)/i;
/** A company by its form at the end of the name. The short ones are regions or cantons elsewhere. */
const companyPattern =
  /\S (?:GmbH|mbH|OHG|GbR|e\.K\.|e\.V\.|Ltd\.?|Limited|LLC|Inc\.?|Corp\.?|PLC|plc|LLP|SARL|Sàrl|S\.A\.|S\.r\.l\.|B\.V\.)$|^[^省市区县路街号]+公司$/;
const shortCompanyPattern = /\S (?:AG|KG|UG|SE|SA|SAS|BV|AB|Oy)$/;
/**
 * The captured group is the number. No lookbehind: Safari before 16.4 cannot parse it
 * (https://bugs.webkit.org/show_bug.cgi?id=174931).
 */
const phonePatterns: readonly { code: string; pattern: RegExp; isNational?: boolean }[] = [
  { code: '+1', pattern: /(?:^|[^\d+])((?:\+|00)[1-9]\d{0,2}[ ()./-]*(?:\d[ ()./-]*){5,12}\d)(?!\d)/ },
  { code: '+86', pattern: /(?:^|\D)((?:86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2})(?!\d)/ },
  { code: '+86', pattern: /(?:^|\D)(0\d{2,3}-\d{7,8})(?!\d)/, isNational: true },
  {
    code: '+1',
    pattern: /(?:^|[^\d+])((?:1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4})(?!\d)/,
    isNational: true,
  },
];
/** The calling codes of the countries whose national numbers the patterns describe. */
const callingCodesOfPhonePatterns = ['+1', '+86'];

/** A number with a trunk 0, whose country is unknown. */
const trunkPattern = /(?:^|\D)(0\d{1,4}(?: ?[/-] ?| )?\d(?:[ -]?\d){4,9})(?!\d)/;

/** `home` is the calling code of the shop's country. */
function findPhoneIn(text: string, home: string): { found: string; callingCode?: string; number: string } | undefined {
  for (const { code, pattern, isNational } of phonePatterns) {
    const found = pattern.exec(text)?.[1];
    const read = found === undefined ? undefined : readPhone(code, found);
    if (found === undefined || !read || !('phone' in read)) continue;
    // Numbers of other countries can be written like this as well: a shop elsewhere does not guess.
    if (isNational && !callingCodesOfPhonePatterns.includes(home)) return { found, number: found.replace(/\D/g, '') };
    return { found, ...splitPhone(read.phone) };
  }
  const trunk = trunkPattern.exec(text)?.[1];
  return trunk === undefined ? undefined : { found: trunk, number: trunk.replace(/\D/g, '') };
}

const piecesOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((piece) => piece.trim().replace(/^[.]+\s*/, ''))
    .filter(Boolean);
const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const presentFields = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<Fields>;

/** The pieces of a text without one of them. */
const withoutPiece = (pieces: readonly string[], piece: string | undefined) => pieces.filter((one) => one !== piece);

/** The name is at the beginning or at the end, seldom between the parts of the locality. */
function findNameAmong(pieces: readonly string[], isName: (piece: string) => boolean): string | undefined {
  return [pieces[0], pieces.at(-1), ...pieces].find((piece) => piece !== undefined && isName(piece));
}

const separatorPattern = /[\n;,|]+| [·•–-] /;

/** A name in Latin letters consists of several words, so it cannot be found by splitting at spaces. */
function findLatinNameIn(text: string): string | undefined {
  const pieces = piecesOf(text, separatorPattern);
  const ends = pieces.length < 2 ? [] : [pieces[0] ?? '', pieces.at(-1) ?? ''];
  return findNameAmong(ends, (piece) => isWesternName(piece) && piece.includes(' ') && !isChinese(piece));
}

/** The last piece that names a country, or the words of a country at the end of a text of one piece. */
function findCountryIn(text: string, countries: readonly string[]): { written: string; country: string } | undefined {
  const pieces = piecesOf(text, separatorPattern);
  const tokens = pieces.length === 1 ? (pieces[0] ?? '').split(' ') : [];
  const ends = [3, 2, 1].filter((count) => count < tokens.length).map((count) => tokens.slice(-count).join(' '));
  for (const written of [...pieces.slice(1).reverse(), ...ends]) {
    const country = countryCodeOfName(written);
    if (country) return { written, country };
  }
  // Some begin with it. The first piece is mostly a name, and `Jordan` is one as well.
  const [written = ''] = pieces;
  const country = pieces.length > 1 ? countryCodeOfName(written) : undefined;
  return country && countries.includes(country) ? { written, country } : undefined;
}

/** The text without a country: at its end, or where only its beginning names it. */
function withoutCountry(text: string, found: string): string {
  const at = text.lastIndexOf(found);
  return `${text.slice(0, at)}\n${text.slice(at + found.length)}`;
}

function parseChineseAddress(text: string, hasName: boolean): PastedAddress {
  const postcode = /(?:^|[^\d-])(\d{6})(?![\d号室栋弄-])/.exec(text)?.[1];
  const latin = hasName ? undefined : findLatinNameIn(text);
  const pieces = piecesOf(text.replace(latin ?? '', '\n').replace(postcode ?? '', '\n'), /[\n,;|。]+|\s+/).filter(
    (piece) => piece !== '中国' && piece !== '中國',
  );
  const recipient =
    hasName || latin ? latin : findNameAmong(pieces, (piece) => isChineseName(piece) && !parseChineseLocality(piece));
  const rest = withoutPiece(pieces, recipient).join(' ');
  const found = parseChineseLocality(rest) ?? { street: rest };
  return { recipient, ...found, postcode: postcode ?? found.postcode };
}

function parseWesternAddress(text: string, hasName: boolean, country: string | undefined): PastedAddress {
  const recipient = hasName ? undefined : findLatinNameIn(text);
  return { recipient, ...parseWesternLocality(withoutPiece(piecesOf(text, separatorPattern), recipient), country) };
}

/** The company that a text names, by a label or by its legal form in a line before the street and the city, and the text without it. */
function splitCompany(text: string): { company?: string; text: string } {
  const joined = text.replace(/, (?=(?:Inc|LLC|Ltd)\b)/g, ' ');
  const [labelled, company] = companyLabelPattern.exec(joined) ?? [];
  if (labelled && company) return { company: company.trim(), text: joined.replace(labelled, '\n') };
  const found = piecesOf(joined, separatorPattern)
    .slice(0, -2)
    .find((piece, at) => companyPattern.test(piece) || (at < 2 && shortCompanyPattern.test(piece)));
  return found ? { company: found, text: joined.replace(found, '\n') } : { text };
}

/** What the shop knows of addresses. */
interface DeliveryCountries {
  /** The calling code of the shop's country. A number without a calling code leaves it out where it can be a number of that country. */
  home?: string | undefined;
  /** Codes of the countries to which the shop delivers; none in a shop whose addresses have no country. */
  countries?: readonly string[];
  /** Whether addresses have a company. Without it the company stays in the street. */
  hasCompany?: boolean;
}

/** The fields found in the text; others are left out. Never throws. */
export function pasteAddress(
  text: string,
  { home = SHOP.callingCodes[0] ?? '', countries = [], hasCompany = false }: DeliveryCountries = {},
): PastedAddress {
  const wide = text.slice(0, MAX_CHARACTERS).normalize('NFKC').replace(/\t/g, '\n');
  const { company, text: withoutCompany } = hasCompany ? splitCompany(cleanText(wide)) : { text: cleanText(wide) };
  const plain = withoutCompany
    .replace(/\n+/g, '\n')
    .replace(headingPattern, '')
    .trim()
    .replace(salutationPattern, '$1$2 ');
  const named = nameLabelPattern.exec(plain)?.[1]?.trim();
  const unlabelled = (named ? plain.replace(named, '\n') : plain)
    .replace(labelPattern, '\n')
    .replace(bareLabelPattern, '\n');
  const written = findCountryIn(unlabelled, countries);
  const localityLines = written ? withoutCountry(unlabelled, written.written) : unlabelled;
  const codeAbroad = written && callingCodeOfCountry(written.country);
  const phone = findPhoneIn(localityLines, codeAbroad ?? home);
  const rest = phone ? localityLines.replace(phone.found, '\n') : localityLines;
  const found = isChinese(rest)
    ? parseChineseAddress(rest, named !== undefined)
    : parseWesternAddress(rest, named !== undefined, written?.country);
  // A number of another country says least: it is the customer's, not the address's.
  const abroad = phone?.callingCode === '+1' ? undefined : callingCountries[phone?.callingCode ?? '']?.[0];
  const country = written?.country ?? found.country ?? (found.region ? undefined : abroad);
  const isPlaced = country !== undefined && countries.includes(country);
  // A shop whose addresses have no country delivers in its own.
  const isImplied = countries.length === 0 && country === SHOP.defaultCountry;
  const street =
    written && !isPlaced && !isImplied ? [found.street, written.written].filter(Boolean).join(', ') : found.street;
  return presentFields({
    ...found,
    street,
    country: isPlaced ? country : undefined,
    recipient: named ?? found.recipient,
    company,
    callingCode: phone?.callingCode ?? (phone && codeAbroad),
    number: phone?.number,
  });
}
