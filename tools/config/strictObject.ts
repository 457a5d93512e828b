import * as v from 'valibot';
import { unknownFieldMessage } from './configErrors';

/** A schema of an object without other keys: a misspelt field would otherwise be ignored. Its messages say what is expected. */
export const strictObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never'
      ? unknownFieldMessage(String(issue.path?.at(-1)?.key), Object.keys(entries))
      : issue.expected === 'Object'
        ? 'expected an object'
        : 'this field is required',
  );
