/** The search of products, by MiniSearch: names, categories, options, search terms, taglines, and texts with the values of attributes. */
import MiniSearch from 'minisearch';
import type { CategoryRow, GoodsRow } from './catalogueRows';
import { saleTerms } from './catalogue/commonTerms';
import { namesSome, rankAll, rankBest, type RankedMatches, type TermMatch, type TermMatches } from './searchMatches';
import { boost, createQueries, fields } from './searchQueries';
import { createTokenizer, isHan, isStopTerm, pluralsOf, splitName, stemsOf, textsReadIn, tokensOf } from './searchText';
import { createTextIndex } from './searchTexts';
import { createVocabulary, type Vocabulary } from './searchVocabulary';
import { headFirst, isCommonTerm, readSearchTerms, spellingsWithSynonyms, type SearchTerm } from './searchTerms';
import type { Language, LocalizedText } from './text';

/** What a search found: how well each product fits, by its id. Higher is better. */
export interface SearchMatches extends RankedMatches {
  /** The search text with corrected words; undefined when nothing was corrected. */
  readonly correctedKeyword: string | undefined;
  /** The words of the search text, without those that not all of these products have. Undefined when they have all words. */
  matchedKeywordOf(ids: readonly string[]): string | undefined;
}

export interface SearchIndex {
  /**
   * Finds the products that have all words of a search text, or words that mean the same. When there are none, words that no
   * text has are corrected, and words may be missing that do not say what is searched for, see `rankBest`.
   */
  find(keyword: string): SearchMatches;
}

/** A product in the order of popularity, with its category. */
interface SearchedGoods {
  readonly goods: GoodsRow;
  readonly category: CategoryRow | undefined;
}

/** A word that is being typed begins one of a text when it is as long as that. */
const MIN_TEXT_PREFIX_LENGTH = 4;
const MIN_PART_LENGTH = 4;
/** Behind a word of the lists: "Herrenuhr". */
const MIN_LAST_PART_LENGTH = 3;

/** A letter is a size only when it is all of the name. */
const sizedTokensOf = (tokens: readonly string[]): readonly string[] =>
  tokens.length === 1 ? tokens : tokens.filter((token) => token.length > 1 || isHan(token));

const withoutTags = (html: string): string => html.replaceAll(/<[^<>]*>/g, ' ');

function textsOf({ goods, category }: SearchedGoods, language: Language) {
  const read = (text: LocalizedText) => textsReadIn(language, text);
  const [name, included] = splitName(goods.name);
  const names = goods.dimensions.flatMap(({ values }) => values.map(({ name }) => name));
  return {
    id: goods.id,
    name: read(name),
    included: read(included),
    category: category ? read(category.name) : '',
    options: names.flatMap(({ en, zh, de }) => [language === 'de' && de !== undefined ? de : '', en, zh]),
    terms: [...(goods.searchTerms ? [read(goods.searchTerms)] : []), ...(isReduced(goods) ? saleTerms : [])].join(' '),
    tagline: read(goods.tagline),
    text: [withoutTags(read(goods.description)), ...(goods.attributes ?? []).map(({ value }) => read(value))].join(' '),
  };
}

const isReduced = ({ skus }: GoodsRow): boolean =>
  skus.some(({ price, originalPrice }) => (originalPrice ?? price) > price);

const isName = (matched: readonly string[]): boolean => matched.includes('name') || matched.includes('category');

/** Builds the index of products, popular ones first, for customers of a language. */
export function createSearchIndex(rows: readonly SearchedGoods[], language: Language): SearchIndex {
  const tokenize = createTokenizer();
  const texts = rows.map((row) => {
    const { options, ...rest } = textsOf(row, language);
    return {
      ...rest,
      options: [...new Set(options.flatMap((name) => sizedTokensOf(tokenize(name))))].join(' '),
      optionNames: options.join(' '),
    };
  });
  const positions = new Map(texts.map(({ id }, position) => [id, position]));
  /** Popular products count more. */
  const weightOf = (position: number): number => 1 + 1 / (1 + position);
  const products = new MiniSearch({
    fields,
    tokenize,
    processTerm: (token) => token,
    searchOptions: {
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost,
      boostDocument: (id: string) => weightOf(positions.get(id) ?? 0),
    },
  });
  products.addAll(texts);
  const longTexts = createTextIndex(
    texts.map(({ text }) => text),
    tokenize,
  );
  const vocabulary = createVocabulary(
    texts.map(({ name, included, tagline, category, optionNames, terms }) =>
      [name, included, tagline, category, optionNames, terms].join(' '),
    ),
    spellingsWithSynonyms,
    language,
  );
  const isGermanTerm = createGermanTerms(language === 'de' ? [] : rows);
  const queryOf = createQueries(vocabulary, language);

  /** A joystick is no stick; in German the end of a word says what it is. */
  const isInside = (token: string, term: string) =>
    language !== 'de' && !isHan(token) && term.includes(token) && !term.startsWith(token);

  const match = (token: string): TermMatches => {
    const matches = new Map<string, TermMatch>();
    for (const { id, score, match: fieldsByTerm } of products.search(queryOf(token)))
      matches.set(String(id), {
        score,
        isInText: false,
        isNamed: Object.entries(fieldsByTerm).some(([term, matched]) => isName(matched) && !isInside(token, term)),
      });
    const addTexts = (found: readonly number[]) => {
      for (const position of found) {
        const id = texts[position]?.id;
        if (id === undefined || matches.has(id)) continue;
        matches.set(id, { score: weightOf(position) / (1 + found.length), isInText: true, isNamed: false });
      }
    };
    for (const form of [token, ...stemsOf(token, language), ...pluralsOf(token, language)])
      addTexts(longTexts.with(form));
    if (matches.size === 0 && token.length >= MIN_TEXT_PREFIX_LENGTH) addTexts(longTexts.withBeginning(token));
    return matches;
  };

  /** The parts of a German compound that no text has, when its end is a name. The end alone when nothing has both: "Tischlampe". */
  const partsOf = (token: string): readonly string[] => {
    if (language !== 'de' || isHan(token) || match(token).size > 0) return [token];
    for (let at = MIN_PART_LENGTH; at <= token.length - MIN_LAST_PART_LENGTH; at += 1) {
      const [start, end] = [token.slice(0, at), token.slice(at)];
      const [starts, ends] = [match(start), match(end)];
      const isStart = isCommonTerm(start) || (end.length >= MIN_PART_LENGTH && starts.size > 0);
      if (!namesSome(ends) || !isStart) continue;
      return [...starts].some(([id, { isInText }]) => !isInText && ends.get(id)?.isInText === false)
        ? [start, end]
        : [end];
    }
    return [token];
  };

  return {
    find(keyword) {
      const terms = readSearchTerms(keyword, vocabulary);
      const ordered = headFirst(terms);
      const telling = ordered.filter((token) => !isStopTerm(token));
      const searched = telling.length > 0 ? telling : ordered;
      // The end of a compound first: it says what is searched for.
      const parts = new Map(searched.map((token) => [token, partsOf(token).toReversed()]));
      const matches = new Map([...parts.values()].flat().map((token) => [token, match(token)]));
      const corrections = new Map<string, string>();
      const createMatchedKeyword = (found: ReadonlyMap<string, TermMatches>) => (ids: readonly string[]) => {
        const matched = new Set(
          [...parts].flatMap(([token, [head = token]]) => (ids.every((id) => found.get(head)?.has(id)) ? [token] : [])),
        );
        if (ids.length === 0 || matched.size === 0 || matched.size === parts.size) return undefined;
        const kept = terms.filter(({ token }) => matched.has(token));
        return spellCorrected(kept, corrections, vocabulary);
      };
      const all = rankAll([...matches.values()]);
      if (all) return { ...all, correctedKeyword: undefined, matchedKeywordOf: createMatchedKeyword(matches) };

      for (const [token, { size }] of matches) {
        const isReal = size > 0 || isCommonTerm(token) || isGermanTerm(token);
        const corrected = isReal ? undefined : vocabulary.correct(token);
        if (corrected !== undefined) corrections.set(token, corrected);
      }
      const corrected = new Map(
        [...matches].map(([token, matched]) => {
          const correction = corrections.get(token);
          return [token, correction === undefined ? matched : match(correction)];
        }),
      );
      const ranked =
        (corrections.size > 0 ? rankAll([...corrected.values()]) : undefined) ?? rankBest([...corrected.values()]);
      // A correction that found none of the products corrected nothing.
      const used = new Map(
        [...corrections].filter(([token]) => [...ranked.scores.keys()].some((id) => corrected.get(token)?.has(id))),
      );
      return {
        ...ranked,
        correctedKeyword: used.size > 0 ? spellCorrected(terms, used, vocabulary) : undefined,
        matchedKeywordOf: createMatchedKeyword(corrected),
      };
    },
  };
}

const spellCorrected = (
  terms: readonly SearchTerm[],
  corrections: ReadonlyMap<string, string>,
  { spell }: Vocabulary,
): string =>
  terms
    .map(({ token, separator }) => separator + spell(corrections.get(token) ?? token))
    .join('')
    .trim();

/** The German words of products, read when they are asked for the first time. */
function createGermanTerms(rows: readonly SearchedGoods[]): (token: string) => boolean {
  let terms: ReadonlySet<string> | undefined;
  return (token) => {
    terms ??= new Set(
      rows.flatMap(({ goods, category }) =>
        [goods.name, goods.tagline, goods.description, category?.name].flatMap((text) => tokensOf(text?.de ?? '')),
      ),
    );
    return terms.has(token);
  };
}
