/** The schemas of the contract as JSON Schema (draft 2020-12, which OpenAPI 3.1 speaks), with the words of their source. */
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as coupon from '../../src/api/schema/coupon';
import * as goods from '../../src/api/schema/goods';
import * as order from '../../src/api/schema/order';
import * as server from '../../src/api/schema/server';
import * as ticket from '../../src/api/schema/ticket';
import * as user from '../../src/api/schema/user';
import * as wire from '../../src/api/schema/wire';
import { wordsOf } from './sourceWords';

type Schema = v.GenericSchema;

const files = { coupon, goods, order, server, ticket, user, wire };
/** Bare texts and numbers are clearer where they stand than behind a reference. */
const isNamed = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema' && 'type' in value && /^(?:object|picklist|variant)$/.test(String(value.type));

interface NamedSchema {
  readonly file: string;
  readonly constant: string;
  readonly schema: Schema;
}

const named = new Map<string, NamedSchema>(
  Object.entries(files).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([constant, schema]: [string, unknown]) =>
      isNamed(schema) && constant !== 'nothing' ? [[constant.replace(/^./, (letter) => letter.toUpperCase()), { file, constant, schema }] as const] : [],
    ),
  ),
);

/** Seen from the wire: what is sent and answered, before defaults are filled in and texts trimmed. */
const asSent: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  ignoreActions: ['trim'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

const definitions = Object.fromEntries([...named].map(([name, { schema }]) => [name, schema]));

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every named schema of the contract, described with the comments beside it. */
export function namedSchemas(): Record<string, JsonSchema> {
  const converted = toJsonSchemaDefs(definitions, asSent);
  return Object.fromEntries(
    [...named].map(([name, { file, constant }]) => {
      const { about, fields } = wordsOf(file, constant);
      const { properties, ...rest } = converted[name] ?? {};
      const described = Object.entries(properties ?? {}).map(([field, schema]) => {
        const description = fields.get(field);
        // A reference keeps its own description; JSON Schema lets this one stand beside it.
        return [field, description && isSchema(schema) ? { ...schema, description } : schema] as const;
      });
      return [name, { ...(about ? { description: about } : {}), ...rest, ...(properties ? { properties: Object.fromEntries(described) } : {}) }];
    }),
  );
}

/** The schema of an input or output, with references to the named ones. */
export function schemaOf(schema: Schema): JsonSchema {
  const { $schema: _draft, $defs: _definitions, ...rest } = toJsonSchema(schema, { ...asSent, definitions });
  return rest;
}

/**
 * The schema of one query parameter. The contract takes numbers and booleans as text too, because a query has nothing
 * else; whoever reads the document wants to know what the text means.
 */
export function parameterSchema(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  const [meant] = anyOf ?? [];
  return isSchema(meant) ? { ...meant, ...rest } : schema;
}
