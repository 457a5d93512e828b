/** The words of a search text, and what the lists of the shop know of them. */
import { commonTerms, newestTerms, prepositions } from './catalogue/commonTerms';
import { optionTerms } from './catalogue/optionTerms';
import { synonyms } from './catalogue/synonyms';
import { isHan, isStopTerm, normalizeSearchText, tokensOf } from './searchText';

/** A word as it was typed. */
export interface SearchTerm {
  readonly token: string;
  /** What separates it from the word before it. Nothing between Chinese words. */
  readonly separator: '' | ' ';
}

const synonymsByToken: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(synonyms).map(([spelling, means]) => [normalizeSearchText(spelling), means]),
);

const optionNamesByToken = new Map<string, Set<string>>();
for (const { terms, names } of optionTerms)
  for (const term of terms.map(normalizeSearchText))
    optionNamesByToken.set(
      term,
      new Set([...(optionNamesByToken.get(term) ?? []), ...[...terms, ...names].map(normalizeSearchText)]),
    );

const commonTokens: ReadonlySet<string> = new Set(commonTerms.map(normalizeSearchText));

/** The spellings of the words that have synonyms. */
export const spellingsWithSynonyms: readonly string[] = Object.keys(synonyms);

/** What products call a word that customers use. */
export const synonymsOf = (token: string): readonly string[] => synonymsByToken.get(token) ?? [];

/** How options are called that have the colour or the size that a word names; undefined for other words. */
export const optionNamesOf = (token: string): ReadonlySet<string> | undefined => optionNamesByToken.get(token);

const prepositionTokens: ReadonlySet<string> = new Set(prepositions.map(normalizeSearchText));
const newestTokens: ReadonlySet<string> = new Set(newestTerms.map(normalizeSearchText));

/**
 * The words, those first that say what is searched for: the last one before a preposition. "lamp" of "desk lamp", and of "lamp for
 * the desk".
 */
export function headFirst(terms: readonly SearchTerm[]): string[] {
  const tokens = terms.map(({ token }) => token);
  const end = tokens.findIndex((token) => prepositionTokens.has(token));
  const last = end < 0 ? tokens.length : end;
  return [...tokens.slice(0, last).reverse(), ...tokens.slice(last).reverse()];
}

/** Whether a search text asks for new products and nothing else. */
export function asksForNewest(text: string): boolean {
  const tokens = tokensOf(text).filter((token) => !isStopTerm(token));
  return tokens.length > 0 && tokens.every((token) => newestTokens.has(token));
}

const isListed = (token: string) => synonymsByToken.has(token) || optionNamesByToken.has(token) || isStopTerm(token);

/** Whether a word means something, though no product has it. */
export const isCommonTerm = (token: string): boolean => isListed(token) || commonTokens.has(token);

/** What the texts of the products have. */
interface KnownTexts {
  has(token: string): boolean;
  hasCharacters(run: string): boolean;
}

/**
 * The words of a search text. Chinese is divided into the longest words that the texts or the lists of the shop know; two words
 * that are one there are joined: "ear buds".
 */
export function readSearchTerms(keyword: string, texts: KnownTexts): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const token of tokensOf(keyword)) {
    const previous = terms.at(-1);
    const joined = (previous?.token ?? '') + token;
    const isOneTerm = previous !== undefined && /^[\p{L}]{5,}$/u.test(joined) && !isHan(token) && !isHan(joined);
    if (isOneTerm && (synonymsByToken.has(joined) || texts.has(joined)))
      terms.splice(-1, 1, { token: joined, separator: ' ' });
    else
      (isHan(token) ? divide(token, texts.hasCharacters) : [token]).forEach((piece, nth) =>
        terms.push({ token: piece, separator: nth === 0 ? ' ' : '' }),
      );
  }
  return terms;
}

function divide(run: string, hasCharacters: (run: string) => boolean): string[] {
  const pieces: string[] = [];
  let unknown = '';
  const end = () => {
    if (unknown !== '') pieces.push(unknown);
    unknown = '';
  };
  for (let at = 0; at < run.length;) {
    const piece = Array.from({ length: run.length - at }, (_, shorter) => run.slice(at, run.length - shorter)).find(
      (one) => isCommonTerm(one) || (one.length > 1 && hasCharacters(one)),
    );
    if (piece === undefined) unknown += run.charAt(at);
    else {
      end();
      pieces.push(piece);
    }
    at += piece?.length ?? 1;
  }
  end();
  return pieces;
}
