/** What a search text means: synonyms, corrected typing errors, and how well a product fits. */
import { synonyms as synonymsBySpelling } from '../catalogue/synonyms';
import { normalizeSearchText, type GoodsEntry, type GoodsIndex } from '../goodsIndex';
import type { Language } from '../text';

const synonyms: ReadonlyMap<string, { readonly spelling: string; readonly means: readonly string[] }> = new Map(
  Object.entries(synonymsBySpelling).map(([spelling, means]) => [
    normalizeSearchText(spelling),
    { spelling, means: means.map(normalizeSearchText) },
  ]),
);

/** A token of the search text with the tokens that mean the same, the typed one first. */
type Term = readonly string[];

export interface SearchTerms {
  terms: readonly Term[];
  /** The language whose texts the search reads. */
  language: Language;
  /** The search text with corrected tokens; undefined when nothing was corrected. */
  correctedKeyword: string | undefined;
}

/** Shorter tokens have too many neighbours at one edit. A Chinese character says more than a letter. */
const minCorrectedLength = (token: string) => (/\p{Script=Han}/u.test(token) ? 3 : 4);

/** A synonym must be in the name or category: taglines are too free. */
const matches = ({ search }: GoodsEntry, language: Language, [typed = '', ...others]: Term) => {
  const { all, name, category } = search[language];
  return all.includes(typed) || others.some((token) => name.includes(token) || category.includes(token));
};

/** Splits a search text. A token that no product contains is replaced by the known token at most one edit away, if there is one. */
export function interpretKeyword(goods: GoodsIndex, keyword: string, language: Language): SearchTerms {
  const tokens = normalizeSearchText(keyword).split(/\s+/).filter(Boolean);
  let isCorrected = false;
  const terms = tokens.map((token): Term => {
    const term = [token, ...(synonyms.get(token)?.means ?? [])];
    if (goods.sorted('popular').some((entry) => matches(entry, language, term))) return term;
    const known = findCorrection(goods, token, language);
    if (known === undefined) return term;
    isCorrected = true;
    return [known, ...(synonyms.get(known)?.means ?? [])];
  });
  const spelled = (token = '') => goods.tokens(language).get(token) ?? synonyms.get(token)?.spelling ?? token;
  return {
    terms,
    language,
    correctedKeyword: isCorrected ? terms.map(([token]) => spelled(token)).join(' ') : undefined,
  };
}

/** A spelling that tokens of the same sound share: "headfones" and "headphones". */
const soundOf = (token: string) => token.replaceAll('ph', 'f').replaceAll('ck', 'k').replaceAll(/(.)\1/g, '$1');

function findCorrection(goods: GoodsIndex, token: string, language: Language): string | undefined {
  if (token.length < minCorrectedLength(token)) return undefined;
  const sound = soundOf(token);
  const known = [...goods.tokens(language).keys(), ...synonyms.keys()];
  return (
    known.find((one) => soundOf(one) === sound) ??
    known.find((one) => isOneEditAway(one, token)) ??
    // The beginning of a longer token, with one error.
    known.find((one) => one.length > token.length && isOneEditAway(one.slice(0, token.length), token))
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

/** How well a product that matches fits, 0 best: names before categories before taglines; a synonym after the typed token. */
export function rankOf({ search }: GoodsEntry, { terms, language }: SearchTerms): number {
  return terms.reduce(
    (sum, term) =>
      sum + Math.min(...term.map((token, at) => rankOfToken(search[language], token) + (at > 0 ? 0.5 : 0))),
    0,
  );
}

function rankOfToken({ name, nameTokens, category }: GoodsEntry['search'][Language], token: string): number {
  if (name === token || nameTokens.includes(token)) return 0;
  if (nameTokens.some((one) => one.startsWith(token))) return 1;
  if (name.includes(token)) return 2;
  return category.includes(token) ? 3 : 4;
}

/** Whether every token of the search text, or one that means the same, is in the product's texts. */
export const matchesAll = (entry: GoodsEntry, { terms, language }: SearchTerms): boolean =>
  terms.every((term) => matches(entry, language, term));
