import { createRequire } from 'node:module';
import { calls } from '../../src/api/calls';
import type { AnyCall } from '../../src/api/defineCall';
import { errorCodes } from '../../src/api/schema/errorCode';
import { openApiText } from '../../tools/openapi';

interface Validator {
  addSchema(schema: object, key: string): void;
  validate(schema: object, value: unknown): boolean;
  errorsText(): string;
}
// Fastify brings Ajv for its own schemas; ours are checked with the same.
const { default: Ajv }: { default: new (options: object) => Validator } = createRequire(require.resolve('@fastify/ajv-compiler'))('ajv/dist/2020');

interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  parameters: { name?: string; in?: string; schema?: object; example?: unknown }[];
  requestBody?: { content: { 'application/json': { schema: object; examples: { example: { value: unknown } } } } };
  responses: { 200: { content: { 'application/json': { schema: object; examples: { success: { value: unknown } } } } } };
}

const text = openApiText();
const document: { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, { enum?: string[]; properties?: Record<string, { description?: string }> }> } } =
  JSON.parse(text);
const table: AnyCall[] = Object.values(calls);
const operationOf = (call: AnyCall) => document.paths[call.path]?.[call.method.toLowerCase()];
const validator = new Ajv({ strict: false, validateFormats: false });
validator.addSchema(document, 'document');
const anchored = (schema: object): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));

function expectValid(schema: object, value: unknown): void {
  expect(validator.validate(anchored(schema), value) ? 'valid' : validator.errorsText()).toBe('valid');
}

test('the document names every call of the contract once, and nothing else', () => {
  expect(document.openapi).toBe('3.1.0');
  const named = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`));
  expect(named.sort()).toEqual(table.map(({ method, path, name }) => `${method.toLowerCase()} ${path} ${name}`).sort());
});

test('it is the same each time it is written', () => {
  expect(openApiText() === text).toBe(true);
});

test('every reference leads somewhere', () => {
  const references = [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g)];
  const components: Record<string, object> = document.components;
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(([, kind = '', name = '']) => !(name in (components[kind] ?? {}))).map(([reference]) => reference)).toEqual([]);
});

describe.each(table.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test('shows an answer that fits its schema', () => {
    const { schema, examples } = operationOf(call)?.responses[200].content['application/json'] ?? {};
    expectValid(schema ?? {}, examples?.success.value);
    expect(examples?.success.value).toMatchObject(call.envelope === 'code' ? { code: 200 } : { success: true });
  });

  test('shows an input that fits its schema', () => {
    const operation = operationOf(call);
    const body = operation?.requestBody?.content['application/json'];
    expect(body !== undefined).toBe(call.method === 'POST');
    if (body) expectValid(body.schema, body.examples.example.value);
    for (const { schema, example } of operation?.parameters ?? []) if (schema && example !== undefined) expectValid(schema, example);
  });

  test('asks for a token when it is a customer’s', () => {
    expect(operationOf(call)?.security).toEqual(call.access === 'customer' ? [{ token: [] }] : [{}, { token: [] }]);
  });
});

test('a schema says what its source says', () => {
  expect(document.components.schemas['GoodsCard']?.properties?.['price']?.description).toBe('The lowest price of its SKUs, minor units.');
  expect(document.components.schemas['QuotedLine']?.properties?.['price']?.description).toBe('For one piece, minor units.');
});

test('every code of a refusal is listed', () => {
  expect(document.components.schemas['ErrorCode']?.enum).toEqual(Object.keys(errorCodes));
});

test('an answer that does not fit would be noticed', () => {
  const { schema } = operationOf(calls.getCategories)?.responses[200].content['application/json'] ?? {};
  expect(validator.validate(anchored(schema ?? {}), { success: true, data: { list: [{ id: 1 }], total: 1 } })).toBe(false);
});
