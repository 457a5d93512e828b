import fc from 'fast-check';
import { matchesPattern } from './matchesPattern';
import { checkProperty } from '../../../tests/setup/property';

/** Patterns of postcodes as address data sets write them, each with texts that match and texts that do not. */
const postcodes: readonly [string, readonly string[], readonly string[]][] = [
  ['\\d{5}', ['10115'], ['1011', '101155', '1011A', '']],
  ['(\\d{5})(?:[ \\-](\\d{4}))?', ['94103', '94103-1234', '94103 1234'], ['941031234', '94103-']],
  [
    '[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
    ['K1A 0B1', 'K1A0B1'],
    ['K1A-0B1', 'D1A 0B1'],
  ],
  [
    'GIR ?0AA|(?:(?:AB|B|SW)(?:\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\\d{1,4}',
    ['GIR0AA', 'SW1A 1AA', 'BFPO 57'],
    ['SW1A 1A', 'X1 1AA'],
  ],
  ['^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$', ['M1 1AE', 'EC1A1BB'], ['M1 1A', 'EC1A  1BB']],
  ['(?!0000)\\d{4}(?=$)', ['1011'], ['0000', '101']],
  ['\\p{Lu}{2}[-–]?\\d+?', ['LV1010', 'LV-1010', 'LV–1'], ['lv1010', 'LV']],
  ['[\\]\\-a]{2,}', [']-', 'a-a'], ['a', 'b-']],
  ['(?<area>\\d\\d)\\x41\\u0042\\u{43}|', ['12ABC', ''], ['12AB']],
];

test.each(postcodes)('%s', (pattern, right, wrong) => {
  expect(right.filter((text) => !matchesPattern(text, pattern))).toEqual([]);
  expect(wrong.filter((text) => matchesPattern(text, pattern))).toEqual([]);
});

/** Each needs more steps than there are atoms in the world when ways are tried one after the other. */
const catastrophic: readonly [string, string, boolean][] = [
  ['^(a+)+$', `${'a'.repeat(120)}!`, false],
  ['(a+)+', 'a'.repeat(120), true],
  ['((((a+)+)+)+)+', `${'a'.repeat(120)}!`, false],
  ['(?:a|a|a|a|aa)*', `${'a'.repeat(120)}b`, false],
  ['(a*)*(a*)*(a*)*b', 'a'.repeat(120), false],
  ['(.*)*(.*)*x', 'a'.repeat(120), false],
  ['(?:(?:a{0,9}){0,9}){0,9}b', 'a'.repeat(120), false],
  ['\\d*\\d*\\d*\\d*\\d*\\d*\\d*\\d*x', '1'.repeat(120), false],
  ['(?=(a+)+$)a+', `${'a'.repeat(120)}!`, false],
  ['(?:(?:)*)*a', 'a', true],
];

test.each(catastrophic)('%s is decided', (pattern, text, isMatch) => {
  expect(matchesPattern(text, pattern)).toBe(isMatch);
});

test.each([
  '[',
  '(',
  '\\',
  'a{2,1}',
  '(a)\\1',
  '\\bx',
  '(?<=a)b',
  '(?<!a)b',
  'a{9000}',
  '(?:a{999}){999}',
  '(?:){999999999}',
  'x'.repeat(1001),
])('%s cannot be run and refuses nothing', (pattern) => {
  expect(matchesPattern('anything', pattern)).toBe(true);
});

test('agrees with the engine of the browser', () => {
  const atom = fc.constantFrom(
    'a',
    'b',
    '.',
    '[ab]',
    '[^a]',
    '\\d',
    '\\w',
    '(?:a|b)',
    '(ab)',
    '(?:|a)',
    '(?=a)',
    '(?!b)',
    '^',
    '$',
    '-',
    '(?:(?:a?b){1,2})',
  );
  const part = fc.tuple(atom, fc.constantFrom('', '', '?', '*', '+', '{2}', '{1,}', '{0,2}', '*?', '{1,2}?'));
  // A lookahead or an anchor cannot be repeated.
  const source = part.map(([one, times]) => (/^[(]\?[=!]|^[$^]/.test(one) ? one : one + times));
  const patterns = fc.array(source, { maxLength: 5 }).map((parts) => parts.join(''));
  const pattern = fc.array(patterns, { minLength: 1, maxLength: 2 }).map((branches) => branches.join('|'));
  checkProperty(
    fc.property(pattern, fc.string({ unit: fc.constantFrom('a', 'b', '1', '-', '🦊'), maxLength: 6 }), (one, text) => {
      expect([one, text, matchesPattern(text, one)]).toEqual([one, text, new RegExp(`^(?:${one})$`, 'u').test(text)]);
    }),
    { numRuns: 5000 },
  );
});
