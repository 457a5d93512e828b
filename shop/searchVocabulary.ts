/** The words of products, in which a search finds words and their spellings. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { createPostings } from './postings';
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
  /** Adds a text, whose number is higher than those before. */
  add(number: number, text: string): void;
  remove(number: number): void;
  /** Builds now what is otherwise built for the first word that is corrected. */
  prepare(): void;
}

/** A shorter part of a word is in too many others: "red" in "hundred". German has compounds of short words: "Jasmintee". */
const minSuffixLength = (language: Language): number => (language === 'de' ? 3 : 4);
const MIN_INNER_LENGTH = 5;

/** Creates a vocabulary without texts. It can correct to the words of `more` as well. `rankOf` a text is lower for a popular product. */
export function createVocabulary(
  more: readonly string[],
  language: Language,
  rankOf: (number: number) => number,
): Vocabulary {
  const texts = new Map<number, string>();
  const inTexts = createPostings();
  const tokensBySpelling = new Map<string, string>();
  const tokenOf = (spelling: string): string => {
    const token = tokensBySpelling.get(spelling) ?? normalizeSearchText(spelling);
    tokensBySpelling.set(spelling, token);
    return token;
  };
  const spellingsIn = (text: string | undefined): readonly string[] => text?.toLowerCase().match(termPattern) ?? [];
  /** The spelling of each word that is in no text. */
  const moreSpellings = new Map<string, string>();
  for (const spelling of more)
    if (!moreSpellings.has(tokenOf(spelling))) moreSpellings.set(tokenOf(spelling), spelling);
  const morePositions = new Map([...moreSpellings.keys()].map((token, position) => [token, position]));

  /** The text of the most popular product that has a word. */
  const firstWith = (token: string): number | undefined => {
    let first: number | undefined;
    for (const number of inTexts.of(token)) if (first === undefined || rankOf(number) < rankOf(first)) first = number;
    return first;
  };
  /** Where a word comes first: words of popular products before others, and before those of no text. */
  const positionOf = (token: string): readonly [rank: number, position: number] => {
    const first = firstWith(token);
    if (first === undefined) return [Infinity, morePositions.get(token) ?? 0];
    return [rankOf(first), spellingsIn(texts.get(first)).findIndex((spelling) => tokenOf(spelling) === token)];
  };

  let characters: string | undefined;
  let corrections: Corrections | undefined;
  const getCorrections = () =>
    (corrections ??= createCorrections([...inTexts.tokens(), ...moreSpellings.keys()], positionOf));
  const suffixLength = minSuffixLength(language);
  const isIn = (token: string): ((term: string) => boolean) => {
    if (isHan(token) || token.length >= MIN_INNER_LENGTH) return (term) => term.includes(token);
    if (token.length < 2) return (term) => term === token;
    return (term) => term.startsWith(token) || (token.length >= suffixLength && term.endsWith(token));
  };
  return {
    containing(token, stems = []) {
      const isInTerm = isIn(token);
      const found = [...inTexts.tokens()].filter(
        (term) =>
          isInTerm(term) || stems.some((stem) => term === stem || (stem.length >= suffixLength && term.endsWith(stem))),
      );
      // Scores are sums in this order, which must not depend on the order in which products were added.
      return found.sort();
    },
    has: (token) => inTexts.of(token).length > 0,
    hasCharacters(run) {
      characters ??= [...inTexts.tokens()].filter(isHan).join(' ');
      return characters.includes(run);
    },
    correct: (token) => getCorrections().correct(token),
    spell(token) {
      const first = firstWith(token);
      if (first === undefined) return moreSpellings.get(token) ?? token;
      return spellingsIn(texts.get(first)).find((spelling) => tokenOf(spelling) === token) ?? token;
    },
    add(number, text) {
      texts.set(number, text);
      for (const token of spellingsIn(text).map(tokenOf)) {
        if (!inTexts.add(token, number)) continue;
        if (isHan(token)) characters = undefined;
        corrections?.add(token);
      }
    },
    remove(number) {
      for (const token of spellingsIn(texts.get(number)).map(tokenOf)) {
        if (!inTexts.remove(token, number)) continue;
        if (isHan(token)) characters = undefined;
        if (!moreSpellings.has(token)) corrections?.remove(token);
      }
      texts.delete(number);
    },
    prepare: () => void getCorrections(),
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

interface Corrections {
  correct(token: string): string | undefined;
  add(term: string): void;
  remove(term: string): void;
}

/**
 * Finds a similar word: one of the same sound, else one that is one edit away, else one with the same consonants, else one with
 * the same first letter that is two edits away, else one that begins similarly. The nearest counts, and of several the one whose
 * position is first.
 */
function createCorrections(
  terms: Iterable<string>,
  positionOf: (term: string) => readonly [rank: number, position: number],
): Corrections {
  const corrections = new MiniSearch<{ id: string }>({
    fields: ['sound', 'term', 'skeleton', 'start'],
    extractField: ({ id }, field) => (field === 'sound' ? soundKeyOf(id) : field === 'skeleton' ? skeletonOf(id) : id),
    tokenize: (text) => [text],
    processTerm: (term, field) => (field === 'start' ? correctableBeginningsOf(term) : term),
  });
  const add = (id: string) => {
    if (/^\p{L}{3,}$/u.test(id) && !isStopTerm(id) && !corrections.has(id)) corrections.add({ id });
  };
  for (const term of terms) add(term);
  return {
    add,
    remove(id) {
      if (corrections.has(id)) corrections.remove({ id });
    },
    correct(token) {
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
        ...(token.length < MIN_BEGINNING_LENGTH && !isHan(token)
          ? []
          : [{ fields: ['start'], ...oneEditSearchOptions }]),
      ];
      for (const options of steps) {
        const [first] = corrections
          .search(token, options)
          .map(({ id }) => ({ id: String(id), position: positionOf(String(id)) }))
          .sort(({ position: [rank, at] }, { position: [otherRank, otherAt] }) =>
            rank === otherRank ? at - otherAt : rank - otherRank,
          );
        if (first) return first.id;
      }
      return undefined;
    },
  };
}
