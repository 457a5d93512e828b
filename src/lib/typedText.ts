/**
 * The one clean-up of text that a person types or pastes. Messengers, word processors, PDF files and right-to-left keyboards add
 * characters that no one sees. No lookbehind: Safari before 16.4 cannot parse it.
 */

const lineBreakPattern = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** U+2800 is no space of Unicode, but is drawn as one. */
const spacePattern = /[\p{Zs}\t\u2800]/gu;
/** What is drawn as nothing (`DI`), among it the bidirectional controls; control characters; halves of surrogate pairs. */
const invisiblePattern = /[\p{DI}\p{Cs}\p{NChar}\ufff9-\ufffb]|(?!\s)\p{Cc}/gu;

/** A letter or mark of a script in which a joiner changes how letters connect, such as Arabic, Devanagari, Malayalam. */
const joiningLetterPattern =
  '(?=[\\u0600-\\u10ff\\u1700-\\u1cff\\ua800-\\uabff\\u{10a00}-\\u{11fff}\\u{1e900}-\\u{1e95f}])(?!\\p{DI})[\\p{L}\\p{M}]';
const emojiPattern = '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?';
/** Invisible characters that belong to the text, with what they belong to. */
const invisibleWithTextPattern = [
  `${emojiPattern}(?:\\u200d${emojiPattern})+`,
  // The flag of a region, a keycap, and the style of a symbol or the variant of an ideograph.
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  '[\\d#*]\\ufe0f(?=\\u20e3)',
  '(?![\\d#*])[\\p{Emoji}\\p{Lo}\\p{Sm}][\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '(?!\\p{DI})\\p{sc=Mong}[\\u180b-\\u180f]',
  // Between two letters, and at the end of a word after a mark such as a virama.
  `${joiningLetterPattern}[\\u200c\\u200d](?=${joiningLetterPattern})`,
  `(?=\\p{M})${joiningLetterPattern}[\\u200c\\u200d]`,
].join('|');
const anyInvisiblePattern = new RegExp(`(${invisibleWithTextPattern})|${invisiblePattern.source}`, 'gu');
/** What belongs to no text, and all but the last of several joiners: removed first, so that the rest follows its letters. */
const alwaysRemovedPattern = new RegExp(
  `[\\u200c\\u200d]+(?=[\\u200c\\u200d])|(?![\\u200c\\u200d\\u180b-\\u180f\\ufe00-\\ufe0f\\u{e0020}-\\u{e01ef}])(?:${invisiblePattern.source})`,
  'gu',
);

/**
 * The text without what is invisible. Indentation and line breaks stay, and so do joiners and variation selectors where Persian,
 * Indic languages, Mongolian, ideographs and emoji need them.
 */
export const withoutInvisible = (text: string): string =>
  text
    .replace(lineBreakPattern, '\n')
    .replace(spacePattern, ' ')
    .replace(alwaysRemovedPattern, '')
    .replace(anyInvisiblePattern, '$1');

/** Cleans a name, note or search: without what is invisible, single spaces, trimmed, NFC. Line breaks stay. */
export const cleanText = (text: string): string =>
  withoutInvisible(text)
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .normalize('NFC');

/** The value of a decimal digit of any script. Each script has its ten digits in a row. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Cleans what follows a format: a phone number, code, postcode, amount, account or e-mail address. Loses everything that is
 * invisible; digits of every script, full-width forms, dashes and spaces become those of ASCII; single spaces, trimmed.
 */
export const cleanCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(invisiblePattern, '')
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    // U+30FC is what Japanese keyboards type for a dash between digits.
    .replace(/[\p{Pd}\u2043\u2212]|\u30fc(?=\d)/gu, '-')
    .replace(/[\s\u2800]+/g, ' ')
    .trim();
