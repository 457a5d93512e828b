import * as v from 'valibot';
import { typedCode, typedText } from './typed';

const read = (schema: v.GenericSchema, typed: unknown) => {
  const { success, output } = v.safeParse(schema, typed);
  return success ? output : undefined;
};

test.each([
  ['abc', 'abc'],
  // Counted after the clean-up, by code points.
  ['  a\u200b  b ', 'a b'],
  ['🧺🧺🧺', '🧺🧺🧺'],
  ['🧺🧺🧺🧺', undefined],
  ['abcd', undefined],
  ['', ''],
  [7, undefined],
])('a text of at most three characters reads %j as %j', (typed, text) => expect(read(typedText(3), typed)).toBe(text));

test.each([
  ['１２\u20113', '12-3'],
  ['12 345', undefined],
  ['🧺🧺🧺🧺', '🧺🧺🧺🧺'],
  ['🧺🧺🧺🧺🧺', undefined],
])('a code of at most four characters reads %j as %j', (typed, code) => expect(read(typedCode(4), typed)).toBe(code));
