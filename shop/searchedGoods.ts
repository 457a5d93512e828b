/** The texts of products that the search reads. */
import type { CategoryRow, GoodsRow } from './catalogueRows';
import { saleTerms } from './catalogue/commonTerms';
import { isHan, splitName, textsReadIn, tokensOf } from './searchText';
import type { Language, LocalizedText } from './text';

/** A product with its category. */
export interface SearchedGoods {
  readonly goods: GoodsRow;
  readonly category: CategoryRow | undefined;
}

/** A letter is a size only when it is all of the name. */
const sizedTokensOf = (tokens: readonly string[]): readonly string[] =>
  tokens.length === 1 ? tokens : tokens.filter((token) => token.length > 1 || isHan(token));

const withoutTags = (html: string): string => html.replaceAll(/<[^<>]*>/g, ' ');

const isReduced = ({ skus }: GoodsRow): boolean =>
  skus.some(({ price, originalPrice }) => (originalPrice ?? price) > price);

export type SearchedTexts = ReturnType<typeof searchedTextsOf>;

/** The texts of a product for customers of a language. */
export function searchedTextsOf(
  { goods, category }: SearchedGoods,
  language: Language,
  tokenize: (text: string) => readonly string[],
) {
  const read = (text: LocalizedText) => textsReadIn(language, text);
  const [name, included] = splitName(goods.name);
  const optionNames = goods.dimensions
    .flatMap(({ values }) => values.map(({ name }) => name))
    .flatMap(({ en, zh, de }) => [language === 'de' && de !== undefined ? de : '', en, zh]);
  return {
    id: goods.id,
    name: read(name),
    included: read(included),
    category: category ? read(category.name) : '',
    options: [...new Set(optionNames.flatMap((name) => sizedTokensOf(tokenize(name))))].join(' '),
    optionNames: optionNames.join(' '),
    terms: [...(goods.searchTerms ? [read(goods.searchTerms)] : []), ...(isReduced(goods) ? saleTerms : [])].join(' '),
    tagline: read(goods.tagline),
    /** German words that are no misspellings of others. */
    german:
      language === 'de'
        ? ''
        : [goods.name, goods.tagline, goods.description, category?.name].map((text) => text?.de ?? '').join(' '),
    text: [withoutTags(read(goods.description)), ...(goods.attributes ?? []).map(({ value }) => read(value))].join(' '),
  };
}

/** All that is short of a product, whose words the search corrects to. */
export const shortTextOf = ({ name, included, tagline, category, optionNames, terms }: SearchedTexts): string =>
  [name, included, tagline, category, optionNames, terms].join(' ');

/** Whether two products have the same texts. */
export const haveSameTexts = (one: SearchedTexts, other: SearchedTexts): boolean =>
  Object.entries(one).every(([field, text]) => text === other[field as keyof SearchedTexts]);

/** The words of texts, which can be removed again. */
export interface TermSet {
  has(token: string): boolean;
  add(text: string): void;
  remove(text: string): void;
}

/** Creates the set of the words of texts. */
export function createTermSet(texts: Iterable<string>): TermSet {
  const counts = new Map<string, number>();
  const count = (text: string, change: 1 | -1) => {
    for (const token of tokensOf(text)) {
      const left = (counts.get(token) ?? 0) + change;
      if (left > 0) counts.set(token, left);
      else counts.delete(token);
    }
  };
  for (const text of texts) count(text, 1);
  return { has: (token) => counts.has(token), add: (text) => count(text, 1), remove: (text) => count(text, -1) };
}
