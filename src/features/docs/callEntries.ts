/** The calls of the contract as the developers' page lists them. */
import type { ContractDocument, Operation, Schema } from './contractDocument';

export interface CallEntry {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** What may be expected of it beyond its schemas. */
  readonly manners: string | undefined;
  readonly access: 'anyone' | 'customer';
  readonly input: Schema;
  /** The data, without its envelope. */
  readonly output: Schema;
  readonly exampleInput: unknown;
  /** The answer with its envelope. */
  readonly exampleAnswer: unknown;
  /** A read that needs nothing to be sent: it may be made from here. */
  readonly canTry: boolean;
}

function queryOf(operation: Operation): { schema: Schema; example: Record<string, unknown> } {
  const fields = operation.parameters.flatMap(({ name, in: place, schema, required, example }) => (name && place === 'query' && schema ? [{ name, schema, required, example }] : []));
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      required: fields.filter(({ required }) => required).map(({ name }) => name),
    },
    example: Object.fromEntries(fields.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]]))),
  };
}

/** The envelope of the answer says `data` in its success; a refusal stands beside it. */
function dataOf({ oneOf, properties }: Schema): Schema {
  return properties?.['data'] ?? oneOf?.[0]?.properties?.['data'] ?? {};
}

function entryOf(path: string, method: string, operation: Operation): CallEntry {
  const body = operation.requestBody?.content['application/json'];
  const query = queryOf(operation);
  const answer = operation.responses[200].content['application/json'];
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    manners: operation.description,
    // Whoever needs no session is offered one without any.
    access: operation.security.some((way) => Object.keys(way).length === 0) ? 'anyone' : 'customer',
    input: body?.schema ?? query.schema,
    output: dataOf(answer.schema),
    exampleInput: body?.examples['example']?.value ?? query.example,
    exampleAnswer: answer.examples['success']?.value,
    canTry: method === 'get' && (query.schema.required ?? []).length === 0,
  };
}

/** Every call of the document, in its order. */
export function callEntriesOf({ paths }: ContractDocument): readonly CallEntry[] {
  return Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => entryOf(path, method, operation)));
}

/** The calls in whose name, method, path or summary all of the words occur. */
export function callsMatching(calls: readonly CallEntry[], words: string): readonly CallEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(({ name, method, path, summary }) => {
    const text = `${name} ${method} ${path} ${summary}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
