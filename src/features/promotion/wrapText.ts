/**
 * Breaks a text into lines for a canvas. Chinese text breaks between characters, but not before closing or after
 * opening punctuation; other text breaks at spaces, and within a word only when the word is too long for a line.
 */
const wideScripts = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const openingPunctuation = '（《〈「『【“‘';
const closingPunctuation = '，。、；：？！）》〉」』】”’…,.;:?!)\\]}%';
const wideCharacterPattern = `[${wideScripts}][${closingPunctuation}]*`;
/** What must stay together: a wide character with its punctuation, a word, or a space. */
const unbreakablePiecePattern = new RegExp(
  `\\s+|[${openingPunctuation}(]+(?:${wideCharacterPattern}|[^\\s${wideScripts}${openingPunctuation}(][^\\s${wideScripts}${openingPunctuation}]*)?|${wideCharacterPattern}|[^\\s${wideScripts}${openingPunctuation}]+`,
  'gu',
);

/** Splits a piece that is too long for a line between characters. */
function splitLongPiece(text: string, max: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of text) {
    if (part !== '' && widthOf(part + character) > max) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** The lines of `text`; none is wider than `most` by `widthOf`, unless it is a single character. */
export function wrapText(text: string, max: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const next of text.trim().match(unbreakablePiecePattern) ?? []) {
    if (widthOf((line + next).trimEnd()) <= max) {
      line += next;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trim());
    const parts = next.trim() === '' ? [''] : splitLongPiece(next, max, widthOf);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** The same lines with similar lengths, so that no word is alone in the last line. */
export function balanceText(text: string, max: number, widthOf: (text: string) => number): readonly string[] {
  const widest = wrapText(text, max, widthOf);
  let balanced = widest;
  for (let width = max * 0.95; width > max / 2; width -= max * 0.05) {
    const lines = wrapText(text, width, widthOf);
    if (lines.length > widest.length) break;
    balanced = lines;
  }
  return balanced;
}
