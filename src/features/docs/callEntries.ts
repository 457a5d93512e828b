/** The calls of the API contract as the developer page lists them. */
import type { AnyCall } from '@/api/defineCall';
import { isCallOn } from '@/lib/features';
import { callTable } from './contract/callTable';
import type { ContractDocument, Operation, Schema } from './contractDocument';

/** Who may call. */
export const accessNames = { anyone: 'Anyone', customer: 'Signed-in customers' } as const;

export interface CallEntry {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Rules beyond the schemas, for example idempotency. */
  readonly manners: string | undefined;
  readonly access: keyof typeof accessNames;
  readonly input: Schema;
  /** Schema of the data without the response envelope. */
  readonly output: Schema;
  readonly exampleInput: unknown;
  /** Example of a response with its envelope. */
  readonly exampleAnswer: unknown;
  /** The call of the client, whose schemas check what is sent and what comes back. */
  readonly call: AnyCall;
}

function querySchemaOf(operation: Operation): { schema: Schema; example: Record<string, unknown> } {
  const fields = operation.parameters.flatMap(({ name, in: location, schema, required, example }) =>
    name && location === 'query' && schema ? [{ name, schema, required, example }] : [],
  );
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      required: fields.filter(({ required }) => required).map(({ name }) => name),
    },
    example: Object.fromEntries(
      fields.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
    ),
  };
}

/** The schema of `data` in the success variant of the envelope. */
function dataSchemaOf({ oneOf, properties }: Schema): Schema {
  return properties?.['data'] ?? oneOf?.[0]?.properties?.['data'] ?? {};
}

/** Nothing for a call of a feature that is off, or one that this client does not know: the document can be of another build. */
function callEntriesOfOperation(path: string, method: string, operation: Operation): CallEntry[] {
  const call = callTable[operation.operationId];
  if (!call || !isCallOn(call)) return [];
  const body = operation.requestBody?.content['application/json'];
  const query = querySchemaOf(operation);
  const answer = operation.responses[200].content['application/json'];
  const entry: CallEntry = {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    manners: operation.description,
    // A call for which a session is optional lists an empty requirement.
    access: operation.security.some((requirement) => Object.keys(requirement).length === 0) ? 'anyone' : 'customer',
    input: body?.schema ?? query.schema,
    output: dataSchemaOf(answer.schema),
    exampleInput: body?.examples['example']?.value ?? query.example,
    exampleAnswer: answer.examples['success']?.value,
    call,
  };
  return [entry];
}

/** All calls of the document that the shop has, in the document's order. */
export function callEntriesOf({ paths }: ContractDocument): readonly CallEntry[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => callEntriesOfOperation(path, method, operation)),
  );
}

/** The calls whose name, method, path or summary contains every search word. */
export function callsMatching(calls: readonly CallEntry[], text: string): readonly CallEntry[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(({ name, method, path, summary }) => {
    const text = `${name} ${method} ${path} ${summary}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}
