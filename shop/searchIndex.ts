/** The search of products, by MiniSearch: names, categories, options, search terms, taglines, and texts with the values of attributes. */
import MiniSearch from 'minisearch';
import { namesSome, rankAll, rankBest, type RankedMatches, type TermMatch, type TermMatches } from './searchMatches';
import { boost, createQueries, fields } from './searchQueries';
import { createTokenizer, isHan, isStopTerm, pluralsOf, stemsOf } from './searchText';
import { createTextIndex } from './searchTexts';
import { createVocabulary, type Vocabulary } from './searchVocabulary';
import { headFirst, isCommonTerm, readSearchTerms, spellingsWithSynonyms, type SearchTerm } from './searchTerms';
import {
  createTermSet,
  haveSameTexts,
  searchedTextsOf,
  shortTextOf,
  type SearchedGoods,
  type SearchedTexts,
  type TermSet,
} from './searchedGoods';
import type { Language } from './text';

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
  /** Removes products by id, and adds others, which can have the same ids. */
  replace(removed: readonly string[], added: readonly SearchedGoods[]): void;
  /** Builds now what is otherwise built for the first word that no product has. */
  prepare(): void;
}

/** A product in the index. */
interface SearchDocument {
  /** Higher than those of products that were added before. */
  readonly number: number;
  readonly texts: SearchedTexts;
}

/** A word that is being typed begins one of a text when it is as long as that. */
const MIN_TEXT_PREFIX_LENGTH = 4;
const MIN_PART_LENGTH = 4;
/** Behind a word of the lists: "Herrenuhr". */
const MIN_LAST_PART_LENGTH = 3;

const isName = (matched: readonly string[]): boolean => matched.includes('name') || matched.includes('category');

/** Creates an index without products for customers of a language. `rankOf` a product is 0 for the most popular one. */
export function createSearchIndex(language: Language, rankOf: (id: string) => number): SearchIndex {
  const tokenize = createTokenizer();
  const documents = new Map<string, SearchDocument>();
  const idByNumber = new Map<number, string>();
  let nextNumber = 0;
  /** Popular products count more. */
  const weightOf = (id: string): number => 1 + 1 / (1 + rankOf(id));
  const products = new MiniSearch<SearchedTexts>({
    fields,
    tokenize,
    processTerm: (token) => token,
    searchOptions: {
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost,
      boostDocument: (id: string) => weightOf(id),
    },
  });
  const longTexts = createTextIndex(tokenize);
  const vocabulary = createVocabulary(spellingsWithSynonyms, language, (number) =>
    rankOf(idByNumber.get(number) ?? ''),
  );
  const queryOf = createQueries(vocabulary, language);
  let germanTerms: TermSet | undefined;
  const getGermanTerms = () =>
    (germanTerms ??= createTermSet([...documents.values()].map(({ texts }) => texts.german)));

  const remove = ({ number, texts }: SearchDocument) => {
    documents.delete(texts.id);
    idByNumber.delete(number);
    products.remove(texts);
    longTexts.remove(number, texts.text);
    vocabulary.remove(number);
    germanTerms?.remove(texts.german);
  };
  const add = (texts: SearchedTexts) => {
    const number = nextNumber++;
    documents.set(texts.id, { number, texts });
    idByNumber.set(number, texts.id);
    products.add(texts);
    longTexts.add(number, texts.text);
    vocabulary.add(number, shortTextOf(texts));
    germanTerms?.add(texts.german);
  };

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
      for (const number of found) {
        const id = idByNumber.get(number);
        if (id === undefined || matches.has(id)) continue;
        matches.set(id, { score: weightOf(id) / (1 + found.length), isInText: true, isNamed: false });
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
    prepare() {
      vocabulary.prepare();
      getGermanTerms();
    },
    replace(removed, added) {
      const gone = new Set(removed);
      const changed = added.flatMap((row) => {
        const texts = searchedTextsOf(row, language, tokenize);
        const known = documents.get(texts.id);
        const isSame = known !== undefined && haveSameTexts(texts, known.texts);
        if (isSame) gone.delete(texts.id);
        return isSame ? [] : texts;
      });
      for (const id of gone) {
        const known = documents.get(id);
        if (known) remove(known);
      }
      for (const texts of changed) add(texts);
    },
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
        const isReal = size > 0 || isCommonTerm(token) || getGermanTerms().has(token);
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
