/** The parts of the document that no schema checks: headers, errors and texts. */
import '../../config/shopGlobal.cjs';
import { calls } from '../../../src/api/calls';
import type { AnyCall } from '../../../src/api/defineCall';
import { errorsOf, showTypes } from '../../../src/api/errorTable';
import { openApiDocument } from './document';

interface Operation {
  summary: string;
  parameters: object[];
  responses: { 200: { description: string; content: { 'application/json': { schema: { oneOf?: object[] } } } } };
}
interface Document {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: { token: object };
    parameters: { AcceptLanguage: object };
    schemas: Record<string, { properties?: Record<string, { enum?: unknown; description?: string }> }>;
  };
}
const table: AnyCall[] = Object.values(calls);
const examples = Object.fromEntries(table.map(({ name }) => [name, { input: {}, response: {} }]));
const document = openApiDocument('9.8.7', examples as Parameters<typeof openApiDocument>[1]) as unknown as Document;

test('token and language are headers, and the document has the version of the contract', () => {
  const { info, components } = document;
  expect(info.version).toBe('9.8.7');
  expect(components.securitySchemes.token).toMatchObject({ type: 'apiKey', in: 'header', name: 'Authorization' });
  expect(components.parameters.AcceptLanguage).toMatchObject({ in: 'header', name: 'Accept-Language' });
});

test.each(table.map((call) => [call.name, call] as const))('%s says what it is for, and its errors', (_name, call) => {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()];
  expect([operation?.summary, operation?.parameters[0]]).toEqual([
    call.summary,
    { $ref: '#/components/parameters/AcceptLanguage' },
  ]);
  const { description, content } = operation?.responses[200] ?? {};
  expect(content?.['application/json'].schema.oneOf?.length).toBe(call.envelope === 'code' ? undefined : 2);
  if (call.envelope === 'code') return;
  expect(description?.split('\n').slice(4)).toEqual(
    errorsOf(call).map(
      ({ errorCode, statuses, showType, meaning }) =>
        `| \`${errorCode}\` | ${statuses.join(', ')} | ${showType} | ${meaning} |`,
    ),
  );
});

test('an error names each way in which the storefront shows it', () => {
  const showType = document.components.schemas['BusinessError']?.properties?.['showType'];
  expect(showType?.enum).toEqual(Object.keys(showTypes).map(Number));
  for (const [type, meaning] of Object.entries(showTypes))
    expect(showType?.description).toContain(`${type}: ${meaning}`);
});

test('an address of the web and an id keep their limits', () => {
  const schemas = JSON.stringify(document.components.schemas);
  expect(schemas).toContain('"format":"uri","maxLength":2048');
  // Patterns of JSON Schema are Unicode patterns, so none is lost with its flag.
  expect(schemas).toContain(JSON.stringify(String.raw`^[^\p{Cc}\p{Cs}]{1,64}$`));
});

test('an amount of an input may have a default, and then a client need not send it', () => {
  const operation = document.paths[calls.getOrders.path]?.['get'];
  expect(operation?.parameters.slice(1)).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'pageSize', required: false })]),
  );
});
