/** Search texts that complete a typed one: with words of the catalogue, and with colours that the products have. */
import type { CallContext } from '../context';
import { colours } from '../catalogue/colours';
import { isHan, isStopTerm, normalizeSearchText, splitName, termPattern } from '../searchText';
import { textIn, type Language } from '../text';
import type { GoodsRow } from '../catalogueRows';
import type { GoodsEntry, GoodsIndex } from '../goodsIndex';
import { createCurrentGoodsReader } from './search';

/** Maximum number of suggestions. */
const MAX_SUGGESTED = 4;
/** Each is searched for, to know that it finds products. */
const MAX_TRIED = 8;
/** The words of this many popular products are read, at the first suggestion: those of 10,000 would hold up every call for a second. */
const MAX_READ = 1_000;
/** Fewer letters begin too many words. A Chinese character says more than a letter. */
const MIN_TYPED_LENGTH = 2;

/** The words of a catalogue in a language, with the number of products that have them. */
type TermCounts = ReadonlyMap<string, number>;

type ByLanguage<Value> = Map<Language, Value>;
/** Of a list of products, which is another one after each change. */
const termsOfList = new WeakMap<readonly GoodsEntry[], ByLanguage<TermCounts>>();
const termsOfProduct = new WeakMap<GoodsRow, ByLanguage<readonly string[]>>();

/** Returns what `read` returned for a key and a language before. */
function keepTerms<Key extends object, Value>(
  kept: WeakMap<Key, ByLanguage<Value>>,
  key: Key,
  language: Language,
  read: () => Value,
): Value {
  const ofLanguages = kept.get(key) ?? new Map<Language, Value>();
  kept.set(key, ofLanguages);
  const terms = ofLanguages.get(language) ?? read();
  ofLanguages.set(language, terms);
  return terms;
}

/** A word is written in lower case, but for German: its nouns begin with a capital letter. */
const spellIn = (language: Language, term: string): string => (language === 'de' ? term : term.toLowerCase());

const isUseful = (term: string) =>
  /^\p{L}+$/u.test(term) && term.length >= (isHan(term) ? 2 : 3) && !isStopTerm(normalizeSearchText(term));

function termsOf(goods: GoodsIndex, language: Language): TermCounts {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const readProduct = (row: GoodsRow) => {
    const options = row.dimensions.flatMap(({ values }) => values.map(({ name }) => name));
    const category = goods.category(row.categoryId)?.name;
    const texts = [splitName(row.name)[0], row.searchTerms, category, ...options].flatMap((text) => text ?? []);
    const terms = texts.flatMap((text) => [...segmenter.segment(textIn(text, language))].map(({ segment }) => segment));
    return [...new Set(terms.filter(isUseful).map((term) => spellIn(language, term)))];
  };
  const popular = goods.sorted('popular');
  return keepTerms(termsOfList, popular, language, () => {
    const counts = new Map<string, number>();
    for (const { goods: row } of popular.slice(0, MAX_READ))
      for (const term of keepTerms(termsOfProduct, row, language, () => readProduct(row)))
        counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const { name } of colours) counts.set(spellIn(language, textIn(name, language)), 1);
    return counts;
  });
}

/** The words that begin with what is typed at the end of a text, those of many products first, behind the text before it. */
function completeText(text: string, terms: TermCounts): string[] {
  const last = text.match(termPattern)?.at(-1) ?? '';
  const typed = text.endsWith(last) && !/\p{N}/u.test(last) ? last : '';
  // In Chinese nothing separates the word that is being typed from those before it.
  const starts = isHan(typed) ? Array.from({ length: typed.length }, (_, at) => at) : [0];
  for (const start of typed.length >= (isHan(typed) ? 1 : MIN_TYPED_LENGTH) ? starts : []) {
    const begun = normalizeSearchText(typed.slice(start));
    const before = text.slice(0, text.length - typed.length + start);
    const completed = [...terms]
      .filter(([term]) => normalizeSearchText(term).startsWith(begun))
      .sort(([, one], [, other]) => other - one)
      .map(([term]) => before + term);
    if (completed.length > 0) return completed;
  }
  return [];
}

/** A text with a colour as customers of the language write it. */
function withColour(text: string, colour: string, language: Language): string {
  if (language === 'zh') return colour + text;
  return language === 'de' ? `${text} ${colour.toLowerCase()}` : `${colour.toLowerCase()} ${text}`;
}

/** A search text with the products that have all its words. */
interface FoundText {
  readonly text: string;
  readonly ids: readonly string[];
}

const byCount = (one: FoundText, other: FoundText): number => other.ids.length - one.ids.length;

/** The search texts that complete a typed one, those that find many products first. Each has all its words in some product. */
export function suggestKeywords(context: CallContext, keyword: string): string[] {
  const { goods, language } = context;
  const search = goods.search(language);
  const readCurrent = createCurrentGoodsReader(context);
  const find = (text: string): FoundText => {
    const { scores, certain, correctedKeyword, matchedKeywordOf } = search.find(text);
    const ids = [...(certain.size > 0 ? certain : scores.keys())].filter((id) => {
      const entry = goods.entry(id);
      return entry && readCurrent(entry);
    });
    return { text, ids: correctedKeyword === undefined && matchedKeywordOf(ids) === undefined ? ids : [] };
  };
  const text = keyword.trim();
  const completed = completeText(text, termsOf(goods, language)).slice(0, MAX_TRIED).map(find).sort(byCount);
  const coloured = completed.slice(0, 1).flatMap((best) => listColoured(context, best).slice(0, MAX_TRIED).map(find));
  return [...completed, ...coloured]
    .filter((one) => one.ids.length > 0 && normalizeSearchText(one.text) !== normalizeSearchText(text))
    .sort(byCount)
    .slice(0, MAX_SUGGESTED)
    .map((one) => one.text);
}

/** Whether a text ends with what a product is called, and not with a word of its name: "headphones" of "Cloud Nine headphones". */
function endsWithKind(text: string, name: string, language: Language): boolean {
  const [whole, called] = [normalizeSearchText(text), normalizeSearchText(name)];
  const last = isHan(whole) ? whole : (whole.split(' ').at(-1) ?? whole);
  return called.endsWith(last) || (language === 'de' && called.startsWith(`${last} `));
}

/** A text with each colour that its products have; none for a text that names a colour. */
function listColoured({ goods, language }: CallContext, { text, ids }: FoundText): string[] {
  const rows = ids
    .flatMap((id) => goods.entry(id)?.goods ?? [])
    .filter(({ name }) => endsWithKind(text, textIn(splitName(name)[0], language), language));
  const keys = new Set(rows.flatMap((row) => goods.facets.keysOf(row)));
  const named = colours.map(({ id, name }) => ({ key: `colour:${id}`, name: textIn(name, language) }));
  if (named.some(({ name }) => text.toLowerCase().includes(name.toLowerCase()))) return [];
  return named.flatMap(({ key, name }) => (keys.has(key) ? [withColour(text, name, language)] : []));
}
