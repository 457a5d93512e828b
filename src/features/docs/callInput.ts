/** The editable input of a call: JSON text, prefilled with the example of the contract. */
import type { AnyCall } from '@/api/defineCall';
import { randomUuid } from '@/lib/randomUuid';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const formattedJson = (input: unknown): string => JSON.stringify(input, null, 2);

/** The value of the text; undefined when it is no JSON. */
export function parseInputText(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The text with a new operation id; as it is when it is no JSON object. */
export function withNewOperationId(text: string): string {
  const input = parseInputText(text)?.value;
  return isObject(input) ? formattedJson({ ...input, operationId: randomUuid() }) : text;
}

/** The operation id in the text, if there is one. */
export function operationIdIn(text: string): unknown {
  const input = parseInputText(text)?.value;
  return isObject(input) ? input['operationId'] : undefined;
}

/**
 * The text that a call starts with: the example of the contract. A call of kind `money` has an operation id of its own each time,
 * because the one of the example may have been used before.
 */
export function initialInputText({ kind }: Pick<AnyCall, 'kind'>, example: unknown): string {
  const text = formattedJson(example ?? {});
  return kind === 'money' ? withNewOperationId(text) : text;
}
