import * as v from 'valibot';

/** A schema of an object without other keys: a misspelt field would otherwise be ignored. Its messages say what is expected. */
export const strictObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never'
      ? 'there is no field of this name'
      : issue.expected === 'Object'
        ? 'expected an object'
        : 'this field is required',
  );
