/**
 * Breaks a text into lines that fit, for a canvas, which does not break any. Chinese breaks between characters, but not
 * before a closing mark nor after an opening one; other words break at spaces, and inside only when one alone is too long.
 */
const broad = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const opening = '（《〈「『【“‘';
const closing = '，。、；：？！）》〉」』】”’…,.;:?!)\\]}%';
/** What must stay together: a broad character with the marks that lean on it, or a word; or the space between. */
const piece = new RegExp(`\\s+|[${opening}(]*(?:[${broad}][${closing}]*|[^\\s${broad}${opening}]+)|[${opening}]+`, 'gu');

/** A piece that is too long for a line of its own, cut between characters. */
function chopped(text: string, most: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of text) {
    if (part !== '' && widthOf(part + character) > most) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** The lines of `text`, none wider than `most` by `widthOf` unless a single character is. */
export function wrapText(text: string, most: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const next of text.trim().match(piece) ?? []) {
    if (widthOf((line + next).trimEnd()) <= most) {
      line += next;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trim());
    const parts = next.trim() === '' ? [''] : chopped(next, most, widthOf);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** The same lines, made about equally long: no last word stands alone. */
export function balanceText(text: string, most: number, widthOf: (text: string) => number): readonly string[] {
  const widest = wrapText(text, most, widthOf);
  let balanced = widest;
  for (let width = most * 0.95; width > most / 2; width -= most * 0.05) {
    const lines = wrapText(text, width, widthOf);
    if (lines.length > widest.length) break;
    balanced = lines;
  }
  return balanced;
}
