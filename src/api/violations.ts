/** Where a response differs from the contract: path, what is expected there, what was found. */
import * as v from 'valibot';
import type { AnyCall } from './defineCall';
import { validateResponse } from './parseResponse';
import { describeLimits, schemaAtPath, strictSchema, describeType } from './strictSchema';

/** A place of a response that the contract does not allow. */
export interface Violation {
  /** Name of the call. */
  readonly call: string;
  /** For example `data.skus[2].price`. */
  readonly path: string;
  /** For example `integer`. */
  readonly expected: string;
  /** The type of what was found: `string`, `null`, `nothing`. It contains no data of a customer. */
  readonly found: string;
  /** What was found, as shortened JSON. It can be data of a customer: show it to developers only. */
  readonly value: string | undefined;
  /** How many rows have the same violation; the path is that of the first. */
  readonly times: number;
}

const maxValueLength = 60;

/** Returns the type of a value as a word. */
function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function shortenedValue(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

/** Returns a path as text: `data.skus[2].price`. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`), 'data');

/** A violation at a place that no schema describes, for example the envelope. */
export const violationAt = (call: AnyCall, path: string, expected: string, value: unknown): Violation => ({
  call: call.name,
  path,
  expected,
  found: typeName(value),
  value: shortenedValue(value),
  times: 1,
});

const strictSchemas = new WeakMap<v.GenericSchema, v.GenericSchema>();

function strictOutputSchema({ output }: AnyCall): v.GenericSchema {
  const strict = strictSchemas.get(output) ?? strictSchema(output);
  strictSchemas.set(output, strict);
  return strict;
}

/**
 * Returns every place where `data` is not what the contract says, also where the client tolerates it. The same violation in
 * several rows of a list is one entry.
 */
export function violationsOf(call: AnyCall, data: unknown): Violation[] {
  const schema = strictOutputSchema(call);
  const { issues = [] } = v.safeParse(schema, data);
  const found = new Map<string, Violation>();
  const lists = new Set<unknown>();
  for (const issue of issues) {
    // valibot takes a list for an object, and reads the fields from its prototype.
    const inList = (issue.path ?? []).findIndex(({ key, input }) => Array.isArray(input) && typeof key === 'string');
    const path = inList < 0 ? issue.path : issue.path?.slice(0, inList);
    const input: unknown = inList < 0 ? issue.input : issue.path?.[inList]?.input;
    const keys = (path ?? []).map(({ key }) => key as PropertyKey);
    if (inList >= 0 && lists.has(input)) continue;
    lists.add(input);
    const fieldSchema = schemaAtPath(schema, keys, data);
    const isType = issue.kind === 'schema';
    const expected = fieldSchema
      ? isType
        ? describeType(fieldSchema)
        : describeLimits(fieldSchema)
      : (issue.expected ?? 'another value');
    const row = keys.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.');
    const same = found.get(row);
    const violation = same ?? violationAt(call, pathText(keys), expected, input);
    found.set(row, same ? { ...same, times: same.times + 1 } : violation);
  }
  return [...found.values()];
}

/** Whether the client can use the response although it has violations: it leaves out a field or a row. */
export function isResponseTolerated(call: AnyCall, data: unknown): boolean {
  try {
    validateResponse(call, data);
    return true;
  } catch {
    return false;
  }
}

/** A violation as one line: `getGoodsDetail: data.skus[2].price expected integer, got string`. */
export const violationText = ({ call, path, expected, found, value, times }: Violation): string =>
  `${call}: ${path} expected ${expected}, got ${found}${value === undefined ? '' : ` ${value}`}${times > 1 ? ` (${times} rows)` : ''}`;
