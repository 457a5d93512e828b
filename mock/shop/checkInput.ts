/** The input of a call, checked with the schema of the contract. */
import * as v from 'valibot';
import type { AnyCall } from '../../src/api/defineCall';
import { ShopError } from './shopError';
import type { ShopRequest } from './transport';

export type FieldFault = 'missing' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooBig' | 'invalid';

const faultByType: Readonly<Record<string, FieldFault>> = {
  min_length: 'tooShort',
  max_length: 'tooLong',
  min_value: 'tooSmall',
  max_value: 'tooBig',
};

/** What a handler may rely on. Throws VALIDATION with the reason by field. */
export function checkInput(call: AnyCall, request: ShopRequest): unknown {
  const sent = call.method === 'GET' ? request.query : (request.body ?? {});
  const result = v.safeParse(call.input, sent);
  if (result.success) return result.output;
  throw new ShopError('VALIDATION', 'input', { data: { fields: fieldsOf(result.issues) } });
}

function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldFault> {
  const fields: Record<string, FieldFault> = {};
  for (const issue of leavesOf(issues)) {
    const name = v.getDotPath(issue) ?? 'input';
    fields[name] ??= issue.received === 'undefined' ? 'missing' : (faultByType[issue.type] ?? 'invalid');
  }
  return fields;
}

/**
 * A choice between shapes complains once for each of them. The last shape of a choice in the contract is the usual one,
 * so its complaints are the ones that help.
 */
function leavesOf(issues: readonly v.BaseIssue<unknown>[]): v.BaseIssue<unknown>[] {
  return issues.flatMap((issue) => {
    if (issue.type !== 'union' || !issue.issues || issue.path) return [issue];
    const inner = leavesOf(issue.issues);
    const usual = inner.filter((leaf) => v.getDotPath(leaf) !== 'remove' && v.getDotPath(leaf) !== 'id');
    return usual.length > 0 ? usual : inner;
  });
}
