/** Mistakes in a configuration, each in one line: field, value, and what is allowed. */
import MiniSearch from 'minisearch';
import type * as v from 'valibot';

/** Maximum number of characters of a value in a line. */
const MAX_VALUE_LENGTH = 60;

/** A text that is cut where it would make a line too long. */
export const cutText = (text: string): string =>
  text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;

/** Says which field was probably meant, or which there are. */
export function unknownFieldMessage(name: string, fields: readonly string[]): string {
  const index = new MiniSearch({ fields: ['id'], searchOptions: { fuzzy: 0.4, prefix: true } });
  index.addAll(fields.map((id) => ({ id })));
  const closest: unknown = index.search(name)[0]?.id;
  return typeof closest === 'string'
    ? `there is no field of this name, the closest is ${closest}`
    : `there is no field of this name, expected one of ${fields.join(', ')}`;
}

type Issue = v.BaseIssue<unknown>;
const pathOf = ({ path }: Issue) => path ?? [];

/** The mistake inside a value, where several kinds of values are allowed and the value is of one of them. */
function innermostIssue(issue: Issue): Issue {
  const inner = issue.issues?.find(({ path }) => path);
  if (!inner) return issue;
  const [first, ...others] = [...pathOf(issue), ...pathOf(inner)];
  return innermostIssue({ ...inner, ...(first && { path: [first, ...others] }) });
}

/** Describes a mistake that a schema found: `colors.light.action = "teal": expected a color such as #b83b08`. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { message, path, input } = innermostIssue(issue);
  const field = path?.map(({ key }) => String(key)).join('.') ?? 'the file';
  // The input of a key that is unknown is the key.
  const value = path ? path.at(-1)?.value : input;
  return `${field}${value === undefined ? '' : ` = ${cutText(JSON.stringify(value))}`}: ${message}`;
}
