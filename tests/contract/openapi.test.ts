import { createRequire } from 'node:module';
import { calls } from '../../src/api/calls';
import type { AnyCall } from '../../src/api/defineCall';
import { errorsOf } from '../../src/api/errorTable';
import { errorCodes } from '../../src/api/schema/errorCode';
import { openApiText } from '../../tools/build/openapi';
import { uniqueByName } from '../../tools/build/openapi/jsonSchema';

interface Validator {
  addSchema(schema: object, key: string): void;
  validate(schema: object, value: unknown): boolean;
  errorsText(): string;
}
// Validates with Ajv and the formats in the versions that Fastify installs: they share no code with the contract.
const requireOfFastify = createRequire(require.resolve('@fastify/ajv-compiler'));
const { default: Ajv }: { default: new (options: object) => Validator } = requireOfFastify('ajv/dist/2020');
const { default: addFormats }: { default: (validator: Validator) => void } = requireOfFastify('ajv-formats');

interface Operation {
  operationId: string;
  summary: string;
  'x-errors': object[];
  security: object[];
  parameters: { name?: string; in?: string; required?: boolean; schema?: object; example?: unknown }[];
  description?: string;
  tags: string[];
  requestBody?: {
    required?: boolean;
    content: { 'application/json': { schema: object; examples: { example: { value: unknown } } } };
  };
  responses: {
    200: { content: { 'application/json': { schema: object; examples: { success: { value: unknown } } } } };
  };
}

const text = openApiText();
const document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { enum?: string[]; properties?: Record<string, { description?: string }> }> };
} = JSON.parse(text);
const table: AnyCall[] = Object.values(calls);
const operationOf = (call: AnyCall) => document.paths[call.path]?.[call.method.toLowerCase()];
const validator = new Ajv({ strict: false });
addFormats(validator);
validator.addSchema(document, 'document');
const anchored = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));

function expectValid(schema: object, value: unknown): void {
  expect(validator.validate(anchored(schema), value) ? 'valid' : validator.errorsText()).toBe('valid');
}

test('the document contains exactly the calls of the contract, and the sign-out, whose path the API names', () => {
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  );
  expect(operations.sort()).toEqual(
    [
      ...table.map(({ method, path, name }) => `${method.toLowerCase()} ${path} ${name}`),
      'post /api/user/logout signOut',
    ].sort(),
  );
});

test('the document has the error envelope and the reason of a coupon under their own names', () => {
  const { BusinessError, Ineligibility } = document.components.schemas;
  expect(Object.keys(BusinessError?.properties ?? {})).toEqual([
    'success',
    'errorCode',
    'errorMessage',
    'showType',
    'data',
  ]);
  expect(Object.keys(Ineligibility?.properties ?? {})).toEqual(['code', 'missing']);
  expect(document.components.schemas).not.toHaveProperty('Refusal');
});

test('two schemas of one name fail the build, with both places', () => {
  const [first, second] = [{ type: 'object' }, { type: 'object' }];
  const locations = ['refusal in src/api/coupons.ts', 'the error envelope in tools/build/openapi/document.ts'] as const;
  expect(() =>
    uniqueByName([
      ['Refusal', locations[0], first],
      ['Other', 'other', first],
      ['Refusal', locations[1], second],
    ]),
  ).toThrow(`Two schemas of the OpenAPI document are called Refusal: ${locations[0]} and ${locations[1]}.`);
  expect(uniqueByName([['Other', 'other', first]])).toEqual(new Map([['Other', first]]));
});

test('the document is reproducible', () => {
  expect(openApiText() === text).toBe(true);
});

test('every reference has a target', () => {
  const references = [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g)];
  const components: Record<string, object> = document.components;
  expect(references.length).toBeGreaterThan(100);
  expect(
    references
      .filter(([, kind = '', name = '']) => !(name in (components[kind] ?? {})))
      .map(([reference]) => reference),
  ).toEqual([]);
});

/** Every example of the document with the schema beside it. */
function examplesIn(node: unknown): { schema: object; value: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { schema, examples, example } = node as { schema?: object; examples?: object; example?: unknown };
  const beside = [...Object.values(examples ?? {}).map((one: { value: unknown }) => one.value), example];
  const own = schema ? beside.filter((value) => value !== undefined).map((value) => ({ schema, value })) : [];
  return [...own, ...Object.values(node).flatMap(examplesIn)];
}

test('every example matches the schema beside it, also those of errors', () => {
  const examples = examplesIn(document);
  expect(examples.length).toBeGreaterThan(table.length + 25);
  const invalid = examples.filter(({ schema, value }) => !validator.validate(anchored(schema), value));
  expect(invalid).toEqual([]);
});

test('an example of a wrong format is found', () => {
  expect(validator.validate({ type: 'string', format: 'date-time' }, 'yesterday')).toBe(false);
});

describe.each(table.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test('has an example response that matches its schema', () => {
    const { schema, examples } = operationOf(call)?.responses[200].content['application/json'] ?? {};
    expectValid(schema ?? {}, examples?.success.value);
    expect(examples?.success.value).toMatchObject(call.envelope === 'code' ? { code: 200 } : { success: true });
  });

  test('has an example input that matches its schema', () => {
    const operation = operationOf(call);
    const body = operation?.requestBody?.content['application/json'];
    expect(body !== undefined).toBe(call.method === 'POST');
    if (body) expectValid(body.schema, body.examples.example.value);
    for (const { schema, example } of operation?.parameters ?? [])
      if (schema && example !== undefined) expectValid(schema, example);
  });

  test('has every field of its input, required or not: in the query of a GET, in the body of a POST', () => {
    const entries = 'entries' in call.input ? (call.input.entries as Record<string, { type: string }>) : {};
    const { parameters = [], requestBody } = operationOf(call) ?? {};
    const inQuery = parameters.filter((one) => one.in === 'query');
    const isRequired = ({ type }: { type: string }) => !['optional', 'nullish'].includes(type);
    const fields = Object.entries(entries).map(([name, field]) => ({ name, required: isRequired(field) }));
    if (call.method === 'GET') {
      expect(inQuery.map(({ name, required }) => ({ name, required }))).toEqual(fields);
      expect(requestBody).toBeUndefined();
    } else expect([inQuery, requestBody !== undefined]).toEqual([[], true]);
  });

  test('lists the errors of the table, and no other is valid', () => {
    const operation = operationOf(call);
    const listed = errorsOf(call).map(({ errorCode, statuses, showType }) => ({ errorCode, statuses, showType }));
    expect(operation?.['x-errors']).toEqual(listed);
    if (call.envelope === 'code') return;
    const { schema } = operation?.responses[200].content['application/json'] ?? {};
    const valid = Object.keys(errorCodes).filter((errorCode) =>
      validator.validate(anchored(schema ?? {}), { success: false, errorCode, errorMessage: 'No.', showType: 2 }),
    );
    expect(valid.sort()).toEqual(listed.map(({ errorCode }) => errorCode).sort());
  });

  test('has a response for each status of its errors, and says what a write guarantees', () => {
    const { responses, description, requestBody, tags } = operationOf(call) ?? {};
    const own = [401, 429].filter((status) => errorsOf(call).some(({ statuses }) => statuses.includes(status)));
    expect(Object.keys(responses ?? {})).toEqual([200, ...own, 500].map(String));
    const said = { read: undefined, write: 'never retry it automatically', money: 'get the first response' };
    expect(description ?? '').toContain(said[call.kind] ?? '');
    expect(description === undefined).toBe(call.kind === 'read');
    expect([requestBody?.required, tags]).toEqual([
      call.method === 'POST' ? true : undefined,
      [call.path.split('/')[2]],
    ]);
  });

  test('rejects a success without data, and an error without its fields', () => {
    const { schema } = operationOf(call)?.responses[200].content['application/json'] ?? {};
    const isValid = (value: object) => validator.validate(anchored(schema ?? {}), value);
    expect([{}, { success: true }, { code: 200 }].map(isValid)).toEqual([false, false, false]);
    const { success } = operationOf(call)?.responses[200].content['application/json'].examples ?? {};
    const { data } = (success?.value ?? {}) as { data?: unknown };
    expect([{ data }, { success: false, data }, { code: 0, data }].map(isValid)).toEqual([false, false, false]);
    const [error] = errorsOf(call);
    if (call.envelope === 'code' || !error) return;
    const whole = { success: false, errorCode: error.errorCode, errorMessage: 'No.', showType: 9 };
    expect(isValid(whole)).toBe(true);
    for (const name of ['success', 'errorCode', 'errorMessage', 'showType'])
      expect(isValid({ ...whole, [name]: undefined })).toBe(false);
  });

  test('requires a token when it is for signed-in users', () => {
    expect(operationOf(call)?.security).toEqual(call.access === 'customer' ? [{ token: [] }] : [{}, { token: [] }]);
  });
});

test('a description equals the comment in the source', () => {
  expect(document.components.schemas['GoodsCard']?.properties?.['price']?.description).toBe(
    'The lowest price of its SKUs, minor units.',
  );
  expect(document.components.schemas['QuotedLine']?.properties?.['price']?.description).toBe(
    'Price per piece in minor units.',
  );
});

test('every error code is listed', () => {
  expect(document.components.schemas['ErrorCode']?.enum).toEqual(Object.keys(errorCodes));
});

test('a response that does not match its schema is rejected', () => {
  const { schema } = operationOf(calls.getCategories)?.responses[200].content['application/json'] ?? {};
  expect(validator.validate(anchored(schema ?? {}), { success: true, data: { list: [{ id: 1 }], total: 1 } })).toBe(
    false,
  );
});
