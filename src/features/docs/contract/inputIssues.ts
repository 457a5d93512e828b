/** Where an input differs from the schema of its call. */
import * as v from 'valibot';
import type { AnyCall } from '@/api/defineCall';

/** One deviation. `expected` and `found` are written like types and values of the contract, not translated. */
export interface InputIssue {
  /** Dotted path, such as `lines.0.quantity`; empty for the input itself. */
  readonly path: string;
  readonly expected: string;
  /** Undefined when the field is missing. */
  readonly found: string | undefined;
}

const maxValueLength = 60;

function foundValueText({ input, received }: v.BaseIssue<unknown>): string | undefined {
  if (input === undefined) return undefined;
  const text = typeof input === 'object' && input !== null ? received : JSON.stringify(input);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

/** Every place where `input` is not what the call takes. */
export function inputIssues({ input: schema }: AnyCall, input: unknown): readonly InputIssue[] {
  return (
    v.safeParse(schema, input).issues?.map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      expected: issue.expected ?? issue.message,
      found: foundValueText(issue),
    })) ?? []
  );
}
