/** The contract as an OpenAPI 3.1 document. */
import type { JsonSchema } from '@valibot/to-json-schema';
import { calls, type CallName } from '../../src/api/calls';
import type { AnyCall } from '../../src/api/defineCall';
import { errorCodes } from '../../src/api/schema/errorCode';
import { demoGuide } from '../../mock/shop/demoGuide';
import type { Example } from './examples';
import { namedSchemas, parameterSchema, schemaOf } from './jsonSchema';

type Json = Record<string, unknown>;

const json = (schema: object, examples: object) => ({ 'application/json': { schema, examples } });
const reference = (path: string) => ({ $ref: `#/components/${path}` });

/** What may be expected of a call beyond its schemas. */
const manners: Record<AnyCall['kind'], string | undefined> = {
  read: undefined,
  write: 'A write: a client never repeats it by itself.',
  money: 'A write with an `operationId`, made once per intention: the same id always gets the first answer, however often it is sent.',
};

function parametersOf(schema: JsonSchema, example: Json): Json[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typeof property === 'boolean' ? property : parameterSchema(property),
    ...(name in example ? { example: example[name] } : {}),
  }));
}

function envelopeOf(call: AnyCall): Json {
  const data = schemaOf(call.output);
  const properties = call.envelope === 'code' ? { code: { const: 200 }, data } : { success: { const: true }, data };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function operationOf(call: AnyCall, { input, answer }: Example): Json {
  const schema = schemaOf(call.input);
  const isCode = call.envelope === 'code';
  const description = manners[call.kind];
  const success = json(isCode ? envelopeOf(call) : { oneOf: [envelopeOf(call), reference('schemas/Refusal')] }, { success: { value: answer } });
  return {
    operationId: call.name,
    tags: [call.path.split('/')[2] ?? ''],
    summary: call.summary,
    ...(description ? { description } : {}),
    security: call.access === 'customer' ? [{ token: [] }] : [{}, { token: [] }],
    parameters: [reference('parameters/AcceptLanguage'), ...(call.method === 'GET' ? parametersOf(schema, input) : [])],
    ...(call.method === 'POST' ? { requestBody: { required: true, content: json(schema, { example: { value: input } }) } } : {}),
    responses: {
      200: { description: isCode ? 'Code 200 with the data; any other code means that there is none.' : 'The data, or a refusal.', content: success },
      ...(call.access === 'customer' ? { 401: reference('responses/Unauthorized') } : {}),
    },
  };
}

const refusal = {
  description: 'The shop says no. Clients decide by `errorCode`, never by the words of `errorMessage`.',
  type: 'object',
  properties: {
    success: { const: false },
    errorCode: reference('schemas/ErrorCode'),
    errorMessage: { type: 'string', description: 'For the customer, in the language of Accept-Language.' },
    showType: { enum: [0, 1, 2, 3, 9], description: '0 silent, 1 warning, 2 error, 3 notification, 9 redirect.' },
    data: { description: 'What the code carries, see ErrorCode.' },
  },
  required: ['success', 'errorCode', 'errorMessage', 'showType'],
};

const unauthorized = { success: false, errorCode: 'UNAUTHORIZED', errorMessage: 'Please sign in.', showType: 0, data: null };

/** The document for the contract of `version`, with the captured example of each call. */
export function openApiDocument(version: string, examples: Readonly<Record<CallName, Example>>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, example] of Object.entries(examples)) {
    const call: AnyCall | undefined = Object.values<AnyCall>(calls).find((one) => one.name === name);
    if (call) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, example) };
  }
  const codes = Object.entries(errorCodes);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Persimmon storefront API',
      version,
      description:
        'Every call that the storefront makes. Money is an integer in minor units of the currency that goes with it; times are ISO 8601 with offset; ids are opaque strings; lists are `{ list, total }` asked for by `current` and `pageSize`.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of the session as it is; empty for a visitor.' } },
      parameters: { AcceptLanguage: { name: 'Accept-Language', in: 'header', schema: { type: 'string', enum: ['en', 'zh-CN'] }, description: 'The language of every word in the answer.' } },
      responses: { Unauthorized: { description: 'There is no session, or it ended.', content: json(reference('schemas/Refusal'), { refusal: { value: unauthorized } }) } },
      schemas: {
        Refusal: refusal,
        ErrorCode: { type: 'string', enum: codes.map(([code]) => code), description: codes.map(([code, words]) => `- \`${code}\`: ${words}`).join('\n') },
        ...namedSchemas(),
      },
    },
    // What the developers' page offers when the demo shop answers; no client needs it.
    'x-demo-shop': demoGuide,
  };
}
