/** Validates the input of a call with the schema of the contract (`src/api`). */
import * as v from 'valibot';
import type { AnyCall } from '../src/api/defineCall';
import { findInvalidTexts } from './inputTexts';
import { ShopError } from './shopError';
import type { ShopRequest } from './transport';

/** The error codes of invalid fields. */
type FieldErrorCode = 'missing' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooBig' | 'invalid';

const errorCodeByIssueType: Readonly<Record<string, FieldErrorCode>> = {
  min_length: 'tooShort',
  max_length: 'tooLong',
  min_value: 'tooSmall',
  max_value: 'tooBig',
};

/**
 * Returns the parsed input: the query of a GET, the body of a POST. Throws ShopError VALIDATION with one code for each
 * invalid field in `data.fields`.
 */
export function validateInput(call: AnyCall, request: ShopRequest): unknown {
  const sent = call.method === 'GET' ? request.query : (request.body ?? {});
  const result = v.safeParse(call.input, sent);
  const fields = result.success ? toInvalidFields(findInvalidTexts(result.output)) : toFieldErrors(result.issues);
  if (result.success && Object.keys(fields).length === 0) return result.output;
  throw new ShopError('VALIDATION', 'input', { data: { fields } });
}

const toInvalidFields = (names: readonly string[]): Record<string, FieldErrorCode> =>
  Object.fromEntries(names.map((name) => [name, 'invalid']));

function toFieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldErrorCode> {
  const fields: Record<string, FieldErrorCode> = {};
  for (const issue of flattenIssues(issues)) {
    const name = v.getDotPath(issue) ?? 'input';
    fields[name] ??= issue.received === 'undefined' ? 'missing' : (errorCodeByIssueType[issue.type] ?? 'invalid');
  }
  return fields;
}

/**
 * Replaces the issue of a union by the issues of its members. A union reports issues for every member; the ones for
 * `remove` and `id` belong to the less common members of `saveAddress` and are left out when others exist.
 */
function flattenIssues(issues: readonly v.BaseIssue<unknown>[]): v.BaseIssue<unknown>[] {
  return issues.flatMap((issue) => {
    if (issue.type !== 'union' || !issue.issues || issue.path) return [issue];
    const inner = flattenIssues(issue.issues);
    const usualShape = inner.filter((leaf) => v.getDotPath(leaf) !== 'remove' && v.getDotPath(leaf) !== 'id');
    return usualShape.length > 0 ? usualShape : inner;
  });
}
