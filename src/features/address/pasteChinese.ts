/** A pasted address in Chinese: from the largest place to the smallest, often without a single space. */
import { cityStates, knownCities, provinceName, provinceOfCity, provinces } from './chinesePlaces';
import type { PastedPlaces } from './pasteAddress';

const startOf = (text: string, names: readonly string[]) => names.find((name) => text.startsWith(name));
const after = (text: string, start: string) => text.slice(start.length).replace(/^[\s,，、]+/, '');

function provinceAtStart(text: string): { region: string; rest: string } | undefined {
  const short = startOf(text, provinces);
  if (!short) return undefined;
  const suffix = /^(?:省|特别行政区|(?:壮族|回族|维吾尔)?自治区)?/.exec(text.slice(short.length))?.[0] ?? '';
  return { region: provinceName(short), rest: after(text, short + suffix) };
}

function cityStateAtStart(text: string): PastedPlaces | undefined {
  const short = startOf(text, cityStates);
  if (!short) return undefined;
  const name = `${short}市`;
  // Forms of other shops write it as province and as city: 北京市北京市, 上海 上海市.
  let street = text;
  while (street.startsWith(short)) street = after(street, street.startsWith(name) ? name : short);
  return { region: name, city: name, street: street.replace(/^市辖区[\s,，]*/, '') };
}

/** The places of one text without name, phone and postcode; undefined when it begins with no place that is known. */
export function placesInChinese(text: string): PastedPlaces | undefined {
  const plain = text.replace(/^中国[\s,，]*/, '');
  const cityState = cityStateAtStart(plain);
  if (cityState) return cityState;
  const province = provinceAtStart(plain);
  const rest = province?.rest ?? plain;
  const named = /^(?!.{0,8}[路街道号])(\p{Script=Han}{2,12}?(?:自治州|市|地区|盟))/u.exec(rest)?.[1];
  // A prefecture is often called like its main city: 大理白族自治州.
  const known = named?.endsWith('自治州') ? undefined : startOf(rest, knownCities);
  const written = known ? (rest.startsWith(`${known}市`) ? `${known}市` : known) : (named ?? '');
  if (!province && written === '') return undefined;
  const city = known ? `${known}市` : written;
  const inferred = known ? provinceOfCity(known) : undefined;
  const isSpecialRegion = province?.region.endsWith('特别行政区') ?? false;
  return {
    region: province?.region ?? (inferred ? provinceName(inferred) : undefined),
    city: city || (isSpecialRegion ? province?.region.slice(0, 2) : undefined),
    street: after(rest, written) || undefined,
  };
}

/** Whether a piece of text can be somebody's name: two to four characters, and no word of an address. */
export function isChineseName(text: string): boolean {
  return /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,2}(?:先生|女士|小姐|老师))$/u.test(text) && !/[省市区县镇乡村路街道号楼室栋]$/u.test(text);
}
