/** Where a value differs from a schema of the contract, with the path of each deviation. */
import * as v from 'valibot';
import type { AnyCall } from '@/api/defineCall';

/** One deviation. `expected` and `found` are written like types and values of the contract, not translated. */
export interface Deviation {
  /** Dotted path from the checked value, such as `data.list.0.price`; empty for the value itself. */
  readonly path: string;
  /** Undefined when only the message of the schema says what is wrong. */
  readonly expected: string | undefined;
  /** Undefined when the field is missing. */
  readonly found: string | undefined;
}

type Issue = v.BaseIssue<unknown>;

/** The fields of a received value are of no use in a line; its kind is. */
const longestValue = 60;

function foundIn({ input, received }: Issue): string | undefined {
  if (input === undefined) return undefined;
  const text = typeof input === 'object' && input !== null ? received : JSON.stringify(input);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function deviationOf(issue: Issue, start: string): Deviation {
  const found = foundIn(issue);
  return {
    path: [start, v.getDotPath(issue)].filter(Boolean).join('.'),
    // Of a missing field valibot names the field as what was expected.
    expected: found === undefined ? undefined : (issue.expected ?? issue.message),
    found,
  };
}

/** Every deviation of `value` from `schema`; `start` is the path of the value. */
export function deviationsFrom(schema: v.GenericSchema, value: unknown, start = ''): readonly Deviation[] {
  return v.safeParse(schema, value).issues?.map((issue) => deviationOf(issue, start)) ?? [];
}

const refusal = v.object({
  success: v.literal(false),
  errorCode: v.pipe(v.string(), v.minLength(1)),
  errorMessage: v.string(),
  showType: v.picklist([0, 1, 2, 3, 9]),
});

/** Whether the API refused the call in the way of the contract: an envelope with an error code, or a code other than 200. */
export function isRefusal(call: AnyCall, body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  if ('success' in body && body.success === false) return true;
  return call.envelope === 'code' && 'code' in body && typeof body.code === 'number' && body.code !== 200;
}

/** Every deviation of the body of an answer from the contract: its envelope, and the data of a success. */
export function deviationsOfAnswer(call: AnyCall, body: unknown): readonly Deviation[] {
  if (isRefusal(call, body)) return deviationsFrom('success' in (body as object) ? refusal : v.unknown(), body);
  const success: v.ObjectEntries = call.envelope === 'code' ? { code: v.literal(200) } : { success: v.literal(true) };
  return deviationsFrom(v.object({ ...success, data: call.output }), body);
}
