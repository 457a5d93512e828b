/** What a search text means: synonyms, corrected typing errors, and how well a product fits. */
import { synonyms } from '../catalogue/synonyms';
import { normalizeSearchText, type GoodsEntry, type GoodsIndex } from '../goodsIndex';

/** A word of the search text with the words that mean the same, the typed one first. */
type Term = readonly string[];

export interface SearchTerms {
  terms: readonly Term[];
  /** The search text with corrected words; undefined when nothing was corrected. */
  correctedKeyword: string | undefined;
}

/** Shorter words have too many neighbours at one edit. */
const MIN_CORRECTED_LENGTH = 4;

const matches = ({ searchText }: GoodsEntry, term: Term) => term.some((word) => searchText.includes(word));

/** Splits a search text. A word that no product contains is replaced by the known word at most one edit away, if there is one. */
export function interpretKeyword(goods: GoodsIndex, keyword: string): SearchTerms {
  const words = normalizeSearchText(keyword).split(/\s+/).filter(Boolean);
  let isCorrected = false;
  const terms = words.map((word): Term => {
    const term = [word, ...(synonyms[word] ?? [])];
    if (goods.sorted('popular').some((entry) => matches(entry, term))) return term;
    const known = findCorrection(goods, word);
    if (known === undefined) return term;
    isCorrected = true;
    return [known, ...(synonyms[known] ?? [])];
  });
  return { terms, correctedKeyword: isCorrected ? terms.map(([word]) => word).join(' ') : undefined };
}

/** A spelling that words of the same sound share: "headfones" and "headphones". */
const soundOf = (word: string) => word.replaceAll('ph', 'f').replaceAll('ck', 'k').replaceAll(/(.)\1/g, '$1');

function findCorrection(goods: GoodsIndex, word: string): string | undefined {
  if (word.length < MIN_CORRECTED_LENGTH) return undefined;
  const sound = soundOf(word);
  const known = [...goods.words(), ...Object.keys(synonyms)];
  return (
    known.find((one) => soundOf(one) === sound) ??
    known.find((one) => isOneEditAway(one, word)) ??
    // The beginning of a longer word, with one error.
    known.find((one) => one.length > word.length && isOneEditAway(one.slice(0, word.length), word))
  );
}

/** Whether one letter is added, left out or changed, or two neighbours are exchanged. */
export function isOneEditAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const rest = one.slice(from);
  const otherRest = other.slice(from);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/** How well a product that matches fits, 0 best: names before categories before taglines; a synonym after the typed word. */
export function rankOf(entry: GoodsEntry, terms: readonly Term[]): number {
  return terms.reduce(
    (sum, term) => sum + Math.min(...term.map((word, at) => rankOfWord(entry, word) + (at > 0 ? 0.5 : 0))),
    0,
  );
}

function rankOfWord({ searchFields: { name, category } }: GoodsEntry, word: string): number {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  if (name === word || words.includes(word)) return 0;
  if (words.some((one) => one.startsWith(word))) return 1;
  if (name.includes(word)) return 2;
  return category.includes(word) ? 3 : 4;
}

/** Whether every word of the search text, or one that means the same, is in the product's texts. */
export const matchesAll = (entry: GoodsEntry, terms: readonly Term[]): boolean =>
  terms.every((term) => matches(entry, term));
