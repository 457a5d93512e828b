/** Limits of typed texts, which never cut what a person sees as one character. */
import { cleanText } from './typedText';

/** Number of characters as the contract counts them: code points. */
export const countCharacters = (text: string): number => [...text].length;

/** Two code points of one character: a mark, joiner, skin tone or tag and its base, or the consonants around a virama. */
const isOneCharacter =
  /^(?:[^](?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d|[\u{e0020}-\u{e007f}])|(?:\u200d|\u094d|\u09cd|\u0a4d|\u0acd|\u0b4d|\u0bcd|\u0c4d|\u0ccd|\u0d4d|\u0dca|\u1039|\u17d2)[^])$/u;
const isFlagHalf = (point: string | undefined) => point !== undefined && /^\p{RI}$/u.test(point);

/** The beginning of a text with at most `most` code points; never ends within a character that a person sees as one. */
export function cutText(text: string, most: number): string {
  const points = [...text];
  if (points.length <= most) return text;
  let end = most;
  while (end > 0 && isOneCharacter.test(`${points[end - 1]}${points[end]}`)) end -= 1;
  if (isFlagHalf(points[end])) {
    let flags = 0;
    while (isFlagHalf(points[end - flags - 1])) flags += 1;
    end -= flags % 2;
  }
  // One base with more marks than the limit.
  return points.slice(0, end || most).join('');
}

/**
 * What a field keeps of a typed text when its clean form may have `most` characters: the text as typed while it fits, else the
 * beginning of its clean form.
 */
export const limitTyped = (typed: string, most: number): string =>
  countCharacters(cleanText(typed)) > most ? cutText(cleanText(typed), most) : typed;
