/** The file with the content of the shop, as operators read and write it. */
import * as v from 'valibot';
import { contentFile, type Content } from './contentSchema';

/** A mistake in the file: where, and what is expected. */
export interface ContentMistake {
  /** For example `banners[2].target.id`. */
  readonly field: string;
  readonly says: string;
}

/** Returns the content of a file, or all mistakes of its form. */
export function parseContent(
  text: string,
): { readonly content: Content } | { readonly mistakes: readonly ContentMistake[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { mistakes: [{ field: 'the file', says: error instanceof Error ? error.message : 'expected JSON' }] };
  }
  // Otherwise a list is an object without fields.
  const parsed = v.safeParse(contentFile, Array.isArray(json) ? undefined : json);
  if (parsed.success) return { content: parsed.output };
  return { mistakes: parsed.issues.map((issue) => ({ field: fieldPathOfIssue(issue), says: issue.message })) };
}

const fieldPathOfIssue = ({ path }: v.BaseIssue<unknown>): string =>
  (path ?? []).reduce((before, { key }) => joinField(before, key as string | number), '') || 'the file';

export function joinField(before: string, key: string | number): string {
  if (typeof key === 'number') return `${before}[${key}]`;
  const name = /^[a-zA-Z]\w*$/.test(key) ? key : JSON.stringify(key);
  return before === '' ? name : `${before}.${name}`;
}

const timeFieldNames = new Set(['openedAt', 'publishedAt', 'shipsAt', 'addedAt']);

/** Returns a copy in which the times, ms in rows, are texts as in the file. */
function withIsoTimes(value: unknown, field = ''): unknown {
  if (typeof value === 'number' && timeFieldNames.has(field)) return new Date(value).toISOString();
  if (Array.isArray(value)) return value.map((one) => withIsoTimes(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withIsoTimes(one, name)]));
}

/** Returns the text of the file: with the fields in the order of the schema, or as they are stored when they do not fit it. */
export function formatContent(rows: unknown): string {
  const datedRows = withIsoTimes(rows);
  const parsed = v.safeParse(contentFile, datedRows);
  return `${JSON.stringify(parsed.success ? withIsoTimes(parsed.output) : datedRows, null, 2)}\n`;
}
