/** The search of products, by MiniSearch: one index of the products and one of the words in their texts. */
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { synonyms as synonymsBySpelling } from './catalogue/synonyms';
import type { CategoryRow, GoodsRow } from './catalogueRows';
import type { Language, LocalizedText } from './text';

/** What a search found. */
export interface SearchMatches {
  /** How well each product fits, by its id. Higher is better. */
  readonly scores: ReadonlyMap<string, number>;
  /** The search text with corrected words; undefined when nothing was corrected. */
  readonly correctedKeyword: string | undefined;
}

export interface SearchIndex {
  /** Finds the products that have all words of a search text, or words that mean the same, in their texts. */
  find(keyword: string): SearchMatches;
}

/** A product in the order of popularity, with its category. */
interface SearchedGoods {
  readonly goods: GoodsRow;
  readonly category: CategoryRow | undefined;
}

/** Returns text for comparison: without accents, in lower case, `ss` for `ß`, full-width characters as half-width ones. */
export const normalizeSearchText = (searchText: string): string =>
  searchText
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

/** The words of a text, for comparison. */
export const tokensOf = (text: string): string[] => normalizeSearchText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const synonymByToken: ReadonlyMap<string, { readonly spelling: string; readonly means: readonly string[] }> = new Map(
  Object.entries(synonymsBySpelling).map(([spelling, means]) => [normalizeSearchText(spelling), { spelling, means }]),
);

/** A search reads English and Chinese; German texts only in German, where they come first. */
export const textsReadIn = (language: Language, { en, zh, de }: LocalizedText): string =>
  language === 'de' && de !== undefined ? `${de} ${en} ${zh}` : `${en} ${zh}`;

/** Builds the index of products, popular ones first, for customers of a language. */
export function createSearchIndex(rows: readonly SearchedGoods[], language: Language): SearchIndex {
  const textsOf = ({ goods, category }: SearchedGoods) => ({
    id: goods.id,
    name: textsReadIn(language, goods.name),
    category: category ? textsReadIn(language, category.name) : '',
    tagline: textsReadIn(language, goods.tagline),
  });
  const texts = rows.map(textsOf);
  const positions = new Map(texts.map(({ id }, position) => [id, position]));
  const products = new MiniSearch({
    fields: ['name', 'category', 'tagline'],
    tokenize: tokensOf,
    processTerm: (token) => token,
    searchOptions: {
      // Names before categories before taglines, then popular products.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { name: 100, category: 10 },
      boostDocument: (id: string) => 1 + 1 / (1 + (positions.get(id) ?? 0)),
    },
  });
  products.addAll(texts);
  const vocabulary = createVocabulary(texts.map(({ name, tagline, category }) => `${name} ${tagline} ${category}`));

  /** The words that contain a token. The token itself counts most, then words that begin with it. */
  const within = (token: string): Query => ({
    combineWith: 'OR',
    queries: vocabulary.containing(token),
    boostTerm: (term) => (term === token ? 9 : term.startsWith(token) ? 3 : 1),
  });
  /** A synonym must be in the name or category: taglines are too free. */
  const meaning = (synonym: string): Query => {
    const tokens = tokensOf(synonym);
    const fields = { fields: ['name', 'category'], boost: { name: 50, category: 5 } };
    const [token] = tokens;
    return tokens.length === 1 && token !== undefined
      ? { ...fields, combineWith: 'OR', queries: [within(token)] }
      : { ...fields, combineWith: 'AND', queries: tokens };
  };
  const queryOf = (token: string): Query => ({
    combineWith: 'OR',
    queries: [within(token), ...(synonymByToken.get(token)?.means ?? []).map(meaning)],
  });
  const isKnown = (token: string) => synonymByToken.has(token) || vocabulary.containing(token).length > 0;

  return {
    find(keyword) {
      let isCorrected = false;
      const tokens = tokensOf(keyword).map((token) => {
        const corrected = isKnown(token) ? undefined : vocabulary.correct(token);
        isCorrected ||= corrected !== undefined;
        return corrected ?? token;
      });
      const found: SearchResult[] = products.search({ combineWith: 'AND', queries: tokens.map(queryOf) });
      return {
        scores: new Map(found.map(({ id, score }) => [String(id), score])),
        correctedKeyword: isCorrected ? tokens.map(vocabulary.spell).join(' ') : undefined,
      };
    },
  };
}

/** A spelling that words of the same sound share: "headfones" and "headphones". */
const soundKeyOf = (token: string): string =>
  token.replaceAll('ph', 'f').replaceAll('ck', 'k').replaceAll(/(.)\1/g, '$1');

/** The token with two neighbours exchanged, for each pair. */
const withNeighboursExchanged = (token: string): string[] =>
  Array.from(
    { length: token.length - 1 },
    (_, at) => token.slice(0, at) + (token[at + 1] ?? '') + (token[at] ?? '') + token.slice(at + 2),
  );

/** Shorter tokens have too many neighbours at one edit. A Chinese character says more than a letter. */
const minCorrectedLength = (token: string): number => (/\p{Script=Han}/u.test(token) ? 3 : 4);

/** The beginnings of a word that are long enough to be corrected, without the word itself. */
const correctableBeginningsOf = (term: string): string[] =>
  Array.from({ length: term.length }, (_, length) => term.slice(0, length)).slice(minCorrectedLength(term));

/** MiniSearch counts two edits when neighbours are exchanged. */
const oneEditSearchOptions: SearchOptions = {
  processTerm: (token) => [token, ...withNeighboursExchanged(token)],
  fuzzy: (_token, at) => (at === 0 ? 1 : false),
};

/** The words of texts and the synonyms. */
function createVocabulary(texts: readonly string[]) {
  /** The spelling of each word, that of popular products first: `kopfhorer`, `kopfhörer`. */
  const spellings = new Map<string, string>();
  const add = (spelling: string) => {
    const token = normalizeSearchText(spelling);
    if (!spellings.has(token)) spellings.set(token, spelling);
  };
  for (const text of texts) for (const term of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) add(term);
  const inTexts = [...spellings.keys()];
  for (const { spelling } of synonymByToken.values()) add(spelling);

  const corrections = new MiniSearch<{ id: string; position: number }>({
    fields: ['sound', 'term', 'start'],
    extractField: (row, field) =>
      field === 'position' ? row.position : field === 'sound' ? soundKeyOf(row.id) : row.id,
    storeFields: ['position'],
    tokenize: (text) => [text],
    processTerm: (term, field) => (field === 'start' ? correctableBeginningsOf(term) : term),
  });
  corrections.addAll(
    [...spellings.keys()].flatMap((id, position) => (/^\p{L}{3,}$/u.test(id) ? [{ id, position }] : [])),
  );
  return {
    /** The words of the texts in which the token is. */
    containing: (token: string): string[] => inTexts.filter((term) => term.includes(token)),
    /** A word of the same sound, else one that is one edit away, else one that begins so; undefined when there is none. */
    correct: (token: string): string | undefined => {
      if (token.length < minCorrectedLength(token)) return undefined;
      for (const options of [
        { fields: ['sound'], processTerm: soundKeyOf },
        { fields: ['term'], ...oneEditSearchOptions },
        { fields: ['start'], ...oneEditSearchOptions },
      ]) {
        // Of several words the one of the most popular product.
        const [first] = corrections.search(token, options).sort((one, other) => one['position'] - other['position']);
        if (first) return String(first.id);
      }
      return undefined;
    },
    spell: (token: string): string => spellings.get(token) ?? token,
  };
}
