/** Search texts as they are typed, by customers and in addresses. */
import { cutText } from './textLimit';
import { cleanText } from './typedText';

/** Maximum length of a search text. */
export const MAX_KEYWORD_CHARACTERS = 80;

/** Whether a search text is long enough to be looked for in articles and orders. A Chinese character says more than a letter. */
export const isTellingTerm = (term: string): boolean => term.length >= (/\p{Script=Han}/u.test(term) ? 2 : 3);

/** A typed search text: clean, in one line, of limited length. */
export function searchTerm(typed: string): string {
  const line = cleanText(typed).replaceAll('\n', ' ');
  let term = cutText(line, MAX_KEYWORD_CHARACTERS);
  // The contract's schema of the search is part of the first load, and counts UTF-16 units, of which an emoji has two.
  for (let max = MAX_KEYWORD_CHARACTERS - 1; term.length > MAX_KEYWORD_CHARACTERS; max -= 1) term = cutText(line, max);
  return term.trim();
}
