/** Limits of typed texts, which never cut what a person sees as one character. */
import { cleanText } from './typedText';

/** Number of characters as the contract counts them: code points. */
export const countCharacters = (text: string): number => [...text].length;

/** Two code points of one character: a mark, joiner, skin tone or tag and its base. */
const markedCharacterPattern = /^(?:[^](?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d|[\u{e0020}-\u{e007f}])|\u200d[^])$/u;
/** A virama and what follows it, which is one character with the virama's base where both are of one Indic script. */
const conjunctPattern = /^(?:\u094d|\u09cd|\u0a4d|\u0acd|\u0b4d|\u0bcd|\u0c4d|\u0ccd|\u0d4d|\u0dca|\u1039|\u17d2)[^]$/u;
const isFlagHalf = (point: string | undefined) => point !== undefined && /^\p{RI}$/u.test(point);

/** The last place at or before `max` that is not between two joined code points; 0 when there is none. */
function lastCharacterEnd(points: readonly string[], max: number, isJoined: (pair: string) => boolean): number {
  let end = max;
  while (end > 0 && isJoined(`${points[end - 1]}${points[end]}`)) end -= 1;
  if (isFlagHalf(points[end])) {
    let flags = 0;
    while (isFlagHalf(points[end - flags - 1])) flags += 1;
    end -= flags % 2;
  }
  return end;
}

/** The beginning of a text with at most `max` code points; never ends within a character that a person sees as one. */
export function cutText(text: string, max: number): string {
  const points = [...text];
  if (points.length <= max) return text;
  const end =
    lastCharacterEnd(points, max, (pair) => markedCharacterPattern.test(pair) || conjunctPattern.test(pair)) ||
    // Consonants that a virama would join beyond the limit.
    lastCharacterEnd(points, max, (pair) => markedCharacterPattern.test(pair)) ||
    // One base with more marks than the limit.
    max;
  return points.slice(0, end).join('');
}

/**
 * What a field keeps of a typed text when its clean form may have `max` characters: the text as typed while it fits, else the
 * beginning of its clean form.
 */
export const limitTypedText = (typed: string, max: number): string =>
  countCharacters(cleanText(typed)) > max ? cutText(cleanText(typed), max) : typed;
