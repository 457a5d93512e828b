/** Schemas of what a person types. The client sends it clean; a shop that validates with them accepts it otherwise, too. */
import * as v from 'valibot';
import { cleanCode, cleanText } from '../../lib/typedText';

/** Limits a string to `most` code points, as JSON Schema counts characters. `String.length` counts an emoji as two. */
const maxCharacters = <const Max extends number>(max: Max) => {
  const inUnits = v.maxLength<string, Max>(max);
  const inCharacters: typeof inUnits = {
    ...inUnits,
    '~run': (dataset, config) =>
      dataset.typed && [...dataset.value].length <= max ? dataset : inUnits['~run'](dataset, config),
  };
  return inCharacters;
};

/** A `trim` that also removes what no one sees. */
const trimWith = (clean: (text: string) => string): v.TrimAction => ({
  ...v.trim(),
  '~run': (dataset) => ({ ...dataset, value: clean(dataset.value) }),
});

/** A name, note or other text, at most `most` characters. */
export const typedText = <const Max extends number>(max: Max) =>
  v.pipe(v.string(), trimWith(cleanText), maxCharacters(max));

/** A code, an account or another text of a format, at most `most` characters. */
export const typedCode = <const Max extends number>(max: Max) =>
  v.pipe(v.string(), trimWith(cleanCode), maxCharacters(max));
