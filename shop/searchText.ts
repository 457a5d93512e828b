/** How the search reads texts and what customers type: words, without accents and case, and their simple forms. */
import { stopTerms } from './catalogue/commonTerms';
import type { Language, LocalizedText } from './text';

/** Returns text for comparison: without accents, in lower case, `ss` for `ß`, full-width characters as half-width ones. */
export const normalizeSearchText = (searchText: string): string =>
  searchText
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

/** The words of a text as they are written, Chinese apart from other letters and figures: "36码". */
export const termPattern = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;

/** The words of a text, for comparison. Chinese ones are not divided: a run of characters is one word. */
export const tokensOf = (text: string): string[] => normalizeSearchText(text).match(termPattern) ?? [];

/** `tokensOf` for many texts: what a word becomes is kept. */
export function createTokenizer(): (text: string) => string[] {
  const tokensByTerm = new Map<string, readonly string[]>();
  return (text) => {
    const tokens: string[] = [];
    for (const term of text.match(termPattern) ?? []) {
      let ofTerm = tokensByTerm.get(term);
      if (!ofTerm) tokensByTerm.set(term, (ofTerm = tokensOf(term)));
      for (const token of ofTerm) tokens.push(token);
    }
    return tokens;
  };
}

/** A search reads English and Chinese; German texts only in German, where they come first. */
export const textsReadIn = (language: Language, { en, zh, de }: LocalizedText): string =>
  language === 'de' && de !== undefined ? `${de} ${en} ${zh}` : `${en} ${zh}`;

/** A name, and what comes with the product: "projector with tripod and bag". */
export function splitName({ en, zh, de }: LocalizedText): readonly [name: LocalizedText, included: LocalizedText] {
  const endOf = (name: string) => /\s(?:with|mit)\s|[（(]/u.exec(name)?.index ?? name.length;
  const partsOf = (name: string) => [name.slice(0, endOf(name)), name.slice(endOf(name))] as const;
  const [ofEn, ofZh, ofDe] = [partsOf(en), partsOf(zh), de === undefined ? undefined : partsOf(de)];
  return [
    { en: ofEn[0], zh: ofZh[0], ...(ofDe && { de: ofDe[0] }) },
    { en: ofEn[1], zh: ofZh[1], ...(ofDe && { de: ofDe[1] }) },
  ];
}

export const isHan = (token: string): boolean => /^\p{Script=Han}/u.test(token);

/** Each two neighbours of a run of Chinese characters, by which long texts are searched. */
export const characterPairsOf = (run: string): string[] =>
  run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));

const stopTokens: ReadonlySet<string> = new Set(stopTerms.map(normalizeSearchText));

/** Whether a word says nothing of a product, such as "with". */
export const isStopTerm = (token: string): boolean => stopTokens.has(token);

/** Whether a text has only such words, or none. */
export const saysNothing = (text: string): boolean => tokensOf(text).every(isStopTerm);

/** Shorter ones are words: "gas", "des". */
const MIN_INFLECTED_LENGTH = 4;

/** "batteries", "scarves", "knives", "cacti" */
const irregularPlurals = [
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['cti', 'ctus'],
] as const;

/** The token without an ending of the plural, of a case or of an adjective. Some are no words; these find nothing. */
export function stemsOf(token: string, language: Language): string[] {
  if (isHan(token) || token.length < MIN_INFLECTED_LENGTH) return [];
  const endings = language === 'de' ? ['e', 'n', 's', 'en', 'er', 'es', 'em', 'ern', 'nen'] : ['s', 'es'];
  const stems = endings.flatMap((ending) =>
    token.endsWith(ending) && !(ending === 's' && token.endsWith('ss')) ? token.slice(0, -ending.length) : [],
  );
  const singulars = irregularPlurals.flatMap(([ending, singular]) =>
    language !== 'de' && token.endsWith(ending) ? [token.slice(0, -ending.length) + singular] : [],
  );
  return [...singulars, ...stems].filter((stem) => stem.length >= 3);
}

/** The token with endings of the plural. */
export function pluralsOf(token: string, language: Language): string[] {
  if (isHan(token) || token.length < 3) return [];
  const endings = language === 'de' && token.length >= MIN_INFLECTED_LENGTH ? ['s', 'e', 'n', 'en', 'er'] : ['s', 'es'];
  return endings.map((ending) => token + ending);
}
