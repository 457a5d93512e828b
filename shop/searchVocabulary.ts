/** The words of products, in which a search finds words and their spellings. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { isHan, isStopTerm, normalizeSearchText, termPattern } from './searchText';
import type { Language } from './text';

export interface Vocabulary {
  /**
   * The words of the texts that a token means: the word, those that begin with it, those that it is a part of; and those that are
   * one of its stems or end with it, "stopwatch" for "watches".
   */
  containing(token: string, stems?: readonly string[]): readonly string[];
  has(token: string): boolean;
  /** Whether Chinese characters stand side by side in a text. */
  hasCharacters(run: string): boolean;
  /** A similar word, see `createCorrections`; undefined when there is none. */
  correct(token: string): string | undefined;
  /** The spelling of a word in the texts: `kopfhörer` of `kopfhorer`. */
  spell(token: string): string;
}

/** A shorter part of a word is in too many others: "red" in "hundred". German has compounds of short words: "Jasmintee". */
const minSuffixLength = (language: Language): number => (language === 'de' ? 3 : 4);
const MIN_INNER_LENGTH = 5;

/** The words of texts, those of popular products first, and more that can be corrected to. */
export function createVocabulary(texts: readonly string[], more: readonly string[], language: Language): Vocabulary {
  /** The spelling of each word, that of popular products first. */
  const spellings = new Map<string, string>();
  const read = new Set<string>();
  const add = (spelling: string) => {
    if (read.has(spelling)) return;
    read.add(spelling);
    const token = normalizeSearchText(spelling);
    if (!spellings.has(token)) spellings.set(token, spelling);
  };
  for (const text of texts) for (const term of text.toLowerCase().match(termPattern) ?? []) add(term);
  const inTexts = [...spellings.keys()];
  const known = new Set(inTexts);
  const characters = inTexts.filter(isHan).join(' ');
  for (const spelling of more) add(spelling);
  const suffixLength = minSuffixLength(language);
  const isIn = (token: string): ((term: string) => boolean) => {
    if (isHan(token) || token.length >= MIN_INNER_LENGTH) return (term) => term.includes(token);
    if (token.length < 2) return (term) => term === token;
    return (term) => term.startsWith(token) || (token.length >= suffixLength && term.endsWith(token));
  };
  let correct: Vocabulary['correct'] | undefined;
  return {
    containing(token, stems = []) {
      const isInTerm = isIn(token);
      return inTexts.filter(
        (term) =>
          isInTerm(term) || stems.some((stem) => term === stem || (stem.length >= suffixLength && term.endsWith(stem))),
      );
    },
    has: (token) => known.has(token),
    hasCharacters: (run) => characters.includes(run),
    correct(token) {
      correct ??= createCorrections([...spellings.keys()].filter((term) => !isStopTerm(term)));
      return correct(token);
    },
    spell: (token) => spellings.get(token) ?? token,
  };
}

/** A spelling that words of the same sound share: "headfones" and "headphones". */
const soundKeyOf = (token: string): string =>
  token.replaceAll('ph', 'f').replaceAll('ck', 'k').replaceAll(/(.)\1/g, '$1');

const MIN_SKELETON_LENGTH = 4;

/** The first letter and the consonants of a word: "hdphnes" and "headphones". Empty for a word with too few. */
const skeletonOf = (token: string): string => {
  const key = soundKeyOf(token);
  const skeleton = `${key.slice(0, 1)}${key.slice(1).replace(/[aeiouy]/g, '')}`.replaceAll(/(.)\1/g, '$1');
  return skeleton.length < MIN_SKELETON_LENGTH || isHan(token) ? '' : skeleton;
};

/** The token with two neighbours exchanged, for each pair. */
const withNeighboursExchanged = (token: string): string[] =>
  Array.from(
    { length: token.length - 1 },
    (_, at) => token.slice(0, at) + (token[at + 1] ?? '') + (token[at] ?? '') + token.slice(at + 2),
  );

/** Shorter tokens have too many neighbours at one edit. A Chinese character says more than a letter. */
const minCorrectedLength = (token: string): number => (isHan(token) ? 3 : 4);
/** At two edits even more. */
const MIN_TWO_EDITS_LENGTH = 7;
/** And there are many words that begin with few letters. */
const MIN_BEGINNING_LENGTH = 6;

/** The beginnings of a word that are long enough to be corrected, without the word itself. */
const correctableBeginningsOf = (term: string): string[] =>
  Array.from({ length: term.length }, (_, length) => term.slice(0, length)).slice(minCorrectedLength(term));

/** MiniSearch counts two edits when neighbours are exchanged. */
const oneEditSearchOptions: SearchOptions = {
  processTerm: (token) => [token, ...withNeighboursExchanged(token)],
  fuzzy: (_token, at) => (at === 0 ? 1 : false),
};

/**
 * Returns a function that finds a similar word: one of the same sound, else one that is one edit away, else one with the same
 * consonants, else one with the same first letter that is two edits away, else one that begins similarly. The nearest counts,
 * and of several the first of `terms`.
 */
function createCorrections(terms: readonly string[]): Vocabulary['correct'] {
  const corrections = new MiniSearch<{ id: string; position: number }>({
    fields: ['sound', 'term', 'skeleton', 'start'],
    extractField: (row, field) => {
      if (field === 'position') return row.position;
      return field === 'sound' ? soundKeyOf(row.id) : field === 'skeleton' ? skeletonOf(row.id) : row.id;
    },
    storeFields: ['position'],
    tokenize: (text) => [text],
    processTerm: (term, field) => (field === 'start' ? correctableBeginningsOf(term) : term),
  });
  corrections.addAll(terms.flatMap((id, position) => (/^\p{L}{3,}$/u.test(id) ? [{ id, position }] : [])));
  return (token) => {
    if (token.length < minCorrectedLength(token)) return undefined;
    const skeleton = skeletonOf(token);
    const steps: readonly SearchOptions[] = [
      { fields: ['sound'], processTerm: soundKeyOf },
      { fields: ['term'], ...oneEditSearchOptions },
      ...(skeleton === '' ? [] : [{ fields: ['skeleton'], processTerm: () => skeleton }]),
      ...(token.length < MIN_TWO_EDITS_LENGTH
        ? []
        : [
            {
              fields: ['term'],
              processTerm: (term: string) => term,
              fuzzy: 2,
              filter: ({ id }: { id: string }) => id.startsWith(token.slice(0, 1)),
            },
          ]),
      ...(token.length < MIN_BEGINNING_LENGTH && !isHan(token) ? [] : [{ fields: ['start'], ...oneEditSearchOptions }]),
    ];
    for (const options of steps) {
      // Of several words the one of the most popular product.
      const [first] = corrections.search(token, options).sort((one, other) => one['position'] - other['position']);
      if (first) return String(first.id);
    }
    return undefined;
  };
}
