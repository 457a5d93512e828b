/** The contract as an OpenAPI 3.1 document. */
import type { JsonSchema } from '@valibot/to-json-schema';
import { calls, type CallName } from '../../../src/api/calls';
import type { AnyCall } from '../../../src/api/defineCall';
import { errorsOf, showTypes } from '../../../src/api/errorTable';
import { errorCodes } from '../../../src/api/schema/errorCode';
import { demoGuide } from '../../../mock/demoGuide';
import { logoutCall } from '../../../shop/logoutCall';
import type { Example } from './examples';
import { fieldsSchemaOf, namedSchemas, parameterSchema, schemaOf, uniqueByName } from './jsonSchema';

type JsonObject = Record<string, unknown>;

const jsonContent = (schema: object, examples: object) => ({ 'application/json': { schema, examples } });
const componentReference = (path: string) => ({ $ref: `#/components/${path}` });

/** Guarantees of a call that its schemas do not express. */
const guaranteeOfCallKind: Record<AnyCall['kind'], string | undefined> = {
  read: undefined,
  write: 'A write. Clients never retry it automatically.',
  money:
    'A write with an `operationId`, which identifies one action of the user: repeated requests with the same id get the first response.',
};

function parametersOf(schema: JsonSchema, example: JsonObject): JsonObject[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typeof property === 'boolean' ? property : parameterSchema(property),
    ...(name in example ? { example: example[name] } : {}),
  }));
}

function envelopeOf(call: AnyCall): JsonObject {
  const data = schemaOf(call.output);
  const properties = call.envelope === 'code' ? { code: { const: 200 }, data } : { success: { const: true }, data };
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** The business error of a call: only its own codes. */
function errorSchemaOf(call: AnyCall): JsonObject {
  const codes = errorsOf(call).map(({ errorCode }) => errorCode);
  return { allOf: [componentReference('schemas/BusinessError'), { properties: { errorCode: { enum: codes } } }] };
}

/** The errors of a call as lines of a table. */
const errorLines = (call: AnyCall): string[] => [
  '| errorCode | HTTP status | showType | meaning |',
  '| --- | --- | --- | --- |',
  ...errorsOf(call).map(
    ({ errorCode, statuses, showType, meaning }) =>
      `| \`${errorCode}\` | ${statuses.join(', ')} | ${showType} | ${meaning} |`,
  ),
];

/** The responses with a status of their own. Clients read the error code of any status from 400 to 499. */
function errorResponsesOf(call: AnyCall): JsonObject {
  const statuses = new Set(errorsOf(call).flatMap((error) => error.statuses));
  return {
    ...(statuses.has(401) ? { 401: componentReference('responses/Unauthorized') } : {}),
    ...(statuses.has(429) ? { 429: componentReference('responses/TooManyRequests') } : {}),
    500: componentReference('responses/Internal'),
  };
}

function operationOf(call: AnyCall, { input, response }: Example): JsonObject {
  const schema = schemaOf(call.input);
  const isCode = call.envelope === 'code';
  const description = guaranteeOfCallKind[call.kind];
  const success = jsonContent(isCode ? envelopeOf(call) : { oneOf: [envelopeOf(call), errorSchemaOf(call)] }, {
    success: { value: response },
  });
  return {
    operationId: call.name,
    tags: [call.path.split('/')[2] ?? ''],
    summary: call.summary,
    ...(description ? { description } : {}),
    security: call.access === 'customer' ? [{ token: [] }] : [{}, { token: [] }],
    parameters: [
      componentReference('parameters/AcceptLanguage'),
      ...(call.method === 'GET' ? parametersOf(fieldsSchemaOf(call.input), input) : []),
    ],
    ...(call.method === 'POST'
      ? { requestBody: { required: true, content: jsonContent(schema, { example: { value: input } }) } }
      : {}),
    'x-errors': errorsOf(call).map(({ meaning: _inTheTable, ...error }) => error),
    responses: {
      200: {
        description: isCode
          ? 'Code 200 with the data. Other codes have no data.'
          : ['The data, or a business error:', '', ...errorLines(call)].join('\n'),
        content: success,
      },
      ...errorResponsesOf(call),
    },
  };
}

const businessErrorSchema = {
  description: 'A business error. Clients decide by `errorCode`, never by the text of `errorMessage`.',
  type: 'object',
  properties: {
    success: { const: false },
    errorCode: componentReference('schemas/ErrorCode'),
    errorMessage: { type: 'string', description: 'For the customer, in the language of Accept-Language.' },
    showType: {
      enum: [0, 1, 2, 3, 9],
      description: `What the storefront does with it, unless the screen shows the error in place. ${Object.entries(
        showTypes,
      )
        .map(([type, text]) => `${type}: ${text}`)
        .join('. ')}. Any other value counts as 2.`,
    },
    data: { description: 'Data of the error code, see ErrorCode.' },
  },
  required: ['success', 'errorCode', 'errorMessage', 'showType'],
};

const errorCodeSchema = {
  type: 'string',
  enum: Object.keys(errorCodes),
  description: Object.entries(errorCodes)
    .map(([code, text]) => `- \`${code}\`: ${text}`)
    .join('\n'),
};

/** Where the schemas of the error envelope are defined. */
const envelopeSource = 'the error envelope in tools/build/openapi/document.ts';

const errorExample = (errorCode: string, errorMessage: string, showType: number, data: unknown = null) => ({
  success: false,
  errorCode,
  errorMessage,
  showType,
  data,
});
/** An error response of the demo shop. The two server calls answer with their own envelope instead, without data. */
const errorResponse = (description: string, name: string, value: object): JsonObject => ({
  description,
  content: jsonContent(componentReference('schemas/BusinessError'), { [name]: { value } }),
});

const unauthorizedExample = errorExample('UNAUTHORIZED', 'Please sign in.', 0);

/**
 * The sign-out, the one request whose path the API chooses: `logoutPath` of the server information. The document has it at the path
 * of the demo shop.
 */
const signOutOperation: JsonObject = {
  operationId: 'signOut',
  tags: ['user'],
  summary: 'Ends the session',
  description:
    'Optional, and at the path that `logoutPath` of `getServerInfo` names; without it nothing is sent. Clients send it on sign-out, do not wait for it and ignore its response.',
  security: [{ token: [] }],
  parameters: [componentReference('parameters/AcceptLanguage')],
  requestBody: { required: true, content: jsonContent({ type: 'object' }, { example: { value: {} } }) },
  'x-errors': [],
  responses: {
    200: {
      description: 'The session has ended.',
      content: jsonContent(
        { type: 'object', properties: { success: { const: true }, data: { type: 'null' } }, required: ['success'] },
        { success: { value: { success: true, data: null } } },
      ),
    },
    401: componentReference('responses/Unauthorized'),
    500: componentReference('responses/Internal'),
  },
};

/** The document for the contract of `version`, with the example of each call. */
export function openApiDocument(version: string, examples: Readonly<Record<CallName, Example>>): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, example] of Object.entries(examples)) {
    const call: AnyCall | undefined = Object.values<AnyCall>(calls).find((one) => one.name === name);
    if (call) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, example) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storefront API',
      version,
      description:
        'Every call that the storefront makes. Money is an integer in minor units of the currency that goes with it; times are ISO 8601 with offset; ids are opaque strings of 1 to 64 characters; lists are `{ list, total }` asked for by `current` and `pageSize`.',
    },
    servers: [{ url: '/' }],
    paths: { ...paths, [logoutCall.path]: { post: signOutOperation } },
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            'The session token exactly as the login returned it; empty when signed out. Any text of at most 8,000 characters that a header can carry, without spaces at its ends.',
        },
      },
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          schema: { type: 'string', example: 'en' },
          description:
            'BCP 47 tag of the language of the page, one of those on offer. All texts of the response are in it where the API knows it, else in the language of the API.',
        },
      },
      responses: {
        Unauthorized: errorResponse('There is no session, or it ended.', 'unauthorized', unauthorizedExample),
        TooManyRequests: errorResponse(
          'Too many requests from one network address.',
          'tooMany',
          errorExample('TOO_MANY_REQUESTS', 'Too many codes requested. Please wait a little.', 2, {
            waitMs: 60_000,
          }),
        ),
        Internal: errorResponse(
          'The API failed. The outcome of a write is unknown.',
          'internal',
          errorExample('INTERNAL', 'The shop stumbled. Please try again in a moment.', 2),
        ),
      },
      schemas: Object.fromEntries(
        uniqueByName<object>([
          ['BusinessError', envelopeSource, businessErrorSchema],
          ['ErrorCode', envelopeSource, errorCodeSchema],
          ...namedSchemas(),
        ]),
      ),
    },
    // Used by the developers' page with the demo shop. API clients do not need it.
    'x-demo-shop': demoGuide,
  };
}
