import fc from 'fast-check';
import { cutText, limitTypedText } from './textLimit';
import { cleanCode, cleanText, withoutInvisible } from './typedText';
import { checkProperty } from '../../tests/setup/property';

/** Characters that no one sees: every one that the clean-up of codes must remove, and a sample of each range. */
const invisibles = [
  ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2065\u2066\u2067\u2068\u2069',
  ...'\u206a\u206f\ufeff\u00ad\u061c\u034f\u115f\u1160\u3164\uffa0\u17b4\u180b\u180e\ufe00\ufe0e\ufe0f\ufff0\ufffa\u0000\u0007\u007f',
  ...['\u{e0001}', '\u{e0020}', '\u{e007f}', '\u{e0100}', '\u{1d173}', '\ud800', '\udc00', '\ufffe', '\u{1fffe}'],
];
const hex = (text: string) => [...text].map((point) => point.codePointAt(0)?.toString(16)).join(' ');

describe('a code', () => {
  test.each(invisibles.map((one) => [hex(one), one]))('loses U+%s everywhere', (_, one) => {
    expect(cleanCode(`${one}COU${one}PON${one}${one}-10${one}`)).toBe('COUPON-10');
  });

  test.each([
    ['\u202a+1 415 555 0134\u202c', '+1 415 555 0134'],
    ['COUPON\u200b-10', 'COUPON-10'],
    ['ＣＯＵＰＯＮ－１０', 'COUPON-10'],
    ['COUPON\u201310', 'COUPON-10'],
    ['1\u22122', '1-2'],
    ['\u3000100\u30fc0001\u00a0', '100-0001'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['𝟎𝟏𝟗𝟘𝟡', '01909'],
    ['𑓐𑓙', '09'],
    ['12\u202f34\u2009\u00a056\n78', '12 34 56 78'],
    [' \u200b \ufeff ', ''],
  ])('%j is %j', (typed, clean) => {
    expect(cleanCode(typed)).toBe(clean);
  });
});

describe('a text', () => {
  test.each(invisibles.map((one) => [hex(one), one]))('of U+%s alone is empty', (_, one) => {
    expect([one, ` ${one} `, one.repeat(3), `${one}\u200d\ufe0f\n${one}`].map(cleanText)).toEqual(['', '', '', '']);
  });

  test.each(invisibles.map((one) => [hex(one), one]))('in Latin letters or Chinese loses U+%s', (_, one) => {
    expect(cleanText(`${one}An${one}na ${one}Lee${one}`)).toBe('Anna Lee');
    expect(cleanText(`${one} ${one}`)).toBe('');
  });

  test.each([
    'می‌خواهم',
    'خانه‌های بزرگ',
    'नमस्ते क्‍ष क्‌ष',
    'ශ්‍රී ලංකා',
    'അവന്‍ വന്നു',
    'র‍্যাব',
    'ᠰᠠᠶᠢᠨ᠎ᠠ',
    '👨‍👩‍👧‍👦 and 👩🏽‍🚀',
    '❤️ ☎︎ 1️⃣ #️⃣ ❤️‍🔥',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 🇩🇪',
    '葛󠄀城',
    'José Łukasz 林小柿',
    'one\ntwo\n\nthree',
    'Apt. #4, 12/7',
  ])('keeps what %s needs', (text) => {
    expect(hex(cleanText(text))).toBe(hex(text.normalize('NFC')));
    expect(hex(cleanText(`\u202b ${text}\u200f\u200b\ufeff `))).toBe(hex(text.normalize('NFC')));
  });

  test.each([
    ['Anna\u00a0\u00a0Lee ', 'Anna Lee'],
    ['\u3000林\u3000小柿\u3000', '林 小柿'],
    ['Anna\u200d', 'Anna'],
    ['\u200cمی\u200c', 'می'],
    ['می\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['Anna\ufe0f 1\ufe0f', 'Anna 1'],
    ['a \r\n b\u2028c\td', 'a\nb\nc d'],
    ['a \nb', 'a\nb'],
    ['a\n b', 'a\nb'],
    ['Jose\u0301', 'José'],
    ['\u2800\u2800', ''],
    ['🦊\ud83e', '🦊'],
  ])('%j is %j', (typed, clean) => {
    expect(hex(cleanText(typed))).toBe(hex(clean));
  });

  test('of code keeps its indentation', () => {
    expect(withoutInvisible('{\r\n\u00a0 "id":\u200b 1\n}\ufeff')).toBe('{\n  "id": 1\n}');
  });
});

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...invisibles,
      ' ',
      '\u00a0',
      '\n',
      'a',
      '1',
      '-',
      'ی',
      'ക',
      '\u0d4d',
      '\u0301',
      '👩',
      '🏽',
      '🇩',
      '❤',
      '柿',
      '１',
      'ー',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

test('a clean text is clean, whatever was typed', () => {
  checkProperty(
    fc.property(anyText, (typed) => {
      expect(hex(cleanText(cleanText(typed)))).toBe(hex(cleanText(typed)));
      expect(hex(cleanCode(cleanCode(typed)))).toBe(hex(cleanCode(typed)));
      expect(cleanCode(typed)).not.toMatch(/[\p{DI}\p{Cs}\p{Cc}]|(?! )\p{Zs}|(?![0-9])\p{Nd}|(?!-)\p{Pd}/u);
    }),
    { numRuns: 3000 },
  );
});

describe('a limit', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

  test.each(['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇩🇪', '👩🏽‍🚀', 'é'.normalize('NFD'), 'क्ष', '❤️', '1️⃣', '🦊'])(
    'never cuts %s in half',
    (character) => {
      const length = [...character].length;
      for (let max = 1; max < 3 + length; max += 1) {
        const cut = cutText(`ab${character}${character}`, max);
        expect(['a', 'ab', `ab${character}`, `ab${character}${character}`]).toContain(cut);
      }
    },
  );

  test('ends where a person sees the end of a character', () => {
    checkProperty(
      fc.property(anyText, fc.integer({ min: 1, max: 12 }), (typed, max) => {
        const text = cleanText(typed);
        const cut = cutText(text, max);
        const ends = [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);
        expect([...cut].length).toBeLessThanOrEqual(max);
        expect(text.startsWith(cut)).toBe(true);
        // A first character of more code points than the limit has no place to be cut.
        if ((ends[0] ?? 0) <= [...text].slice(0, max).join('').length) expect([0, ...ends]).toContain(cut.length);
      }),
      // Found by random values: a virama before a character of another script, with more marks than the limit leaves.
      { numRuns: 3000, examples: [['\u00a1\u094d柿\ufe0f', 3]] },
    );
  });

  test.each([
    [2, '🇩🇪'],
    [3, '🇩🇪'],
    [4, '🇩🇪🇫🇷'],
    [5, '🇩🇪🇫🇷'],
    [6, '🇩🇪🇫🇷🇮🇹'],
  ])('of three flags, with room for %i code points, is whole flags', (max, cut) =>
    expect(cutText('🇩🇪🇫🇷🇮🇹', max)).toBe(cut),
  );

  test('counts what will be sent', () => {
    expect(limitTypedText('ab  \u200b ', 3)).toBe('ab  \u200b ');
    expect(limitTypedText('ab  \u200b cd', 4)).toBe('ab c');
    expect(limitTypedText('x'.repeat(199) + '👨‍👩‍👧', 200)).toBe('x'.repeat(199));
  });
});

test('a page pasted by mistake is cleaned', () => {
  for (const piece of [' ', '\n', ' \n', '\u200d', 'ی\u200c', '👩\u200d', '\u0d4d', '\u0301', '1', '１'])
    expect(cleanText(piece.repeat(50_000)).length + cleanCode(piece.repeat(50_000)).length).toBeLessThanOrEqual(
      400_000,
    );
});
