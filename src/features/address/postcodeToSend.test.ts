import { postcodeToSend } from './postcodeToSend';

test.each([
  ['sw1a1aa', '[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}', 'SW1A 1AA'],
  ['sw1a\u00a01aa', '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', 'SW1A 1AA'],
  ['k1a-0b1', '[A-Z]\\d[A-Z] \\d[A-Z]\\d', 'K1A 0B1'],
  ['１００－０００１', '\\d{3}-\\d{4}', '100-0001'],
  ['1000001', '\\d{3}-\\d{4}', '100-0001'],
  ['100ー0001', '\\d{7}', '1000001'],
  ['94103 1234', '\\d{5}(?:-\\d{4})?', '94103-1234'],
  ['1234 ab', '\\d{4} ?[A-Z]{2}', '1234 AB'],
  ['LV 1010', 'LV-\\d{4}', 'LV-1010'],
  ['\u202a10115\u202c', '\\d{5}', '10115'],
  ['۱۰۱۱۵', '\\d{5}', '10115'],
  ['1 0 1 1 5', '\\d{5}', '10115'],
  ['00-950', '\\d{2}-\\d{3}', '00-950'],
  ['12-34', '\\d{5}', '12-34'],
  ['D-10115', '\\d{5}', '10115'],
  ['ab1 2cd', undefined, 'AB1 2CD'],
  ['10115', '(', '10115'],
  [' \u200b', '\\d{5}', ''],
])('%j for %s is %s', (typed, pattern, sent) => {
  expect(postcodeToSend(typed, pattern)).toBe(sent);
});

test('a page pasted into the field does not hold up the page', () => {
  expect(postcodeToSend('1 '.repeat(50_000), '(\\d+ ?)+x')).toHaveLength(99_999);
});
