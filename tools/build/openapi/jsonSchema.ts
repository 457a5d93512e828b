/**
 * The schemas of the contract as JSON Schema (draft 2020-12, the dialect of OpenAPI 3.1), with the comments of their
 * source files as descriptions.
 */
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as addresses from '../../../src/api/addresses';
import * as articles from '../../../src/api/articles';
import * as coupons from '../../../src/api/coupons';
import * as goods from '../../../src/api/goods';
import * as products from '../../../src/api/products';
import * as orders from '../../../src/api/orders';
import * as packs from '../../../src/api/packs';
import * as payments from '../../../src/api/payments';
import * as server from '../../../src/api/server';
import * as service from '../../../src/api/service';
import * as tickets from '../../../src/api/tickets';
import * as customer from '../../../src/api/customer';
import * as login from '../../../src/api/login';
import * as profile from '../../../src/api/profile';
import * as wallet from '../../../src/api/wallet';
import * as promotion from '../../../src/api/promotion';
import * as wire from '../../../src/api/schema/wire';
import { isWebUrl } from '../../../src/lib/webAddress';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../command/run';

type Schema = v.GenericSchema;

const schemaFiles = {
  addresses,
  articles,
  coupons,
  goods,
  products,
  orders,
  packs,
  payments,
  server,
  service,
  tickets,
  customer,
  login,
  profile,
  wallet,
  promotion,
  'schema/wire': wire,
};
/** Strings and numbers are inlined, because a reference to them would be harder to read. */
const isNamedSchema = (value: unknown): value is Schema =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'schema' &&
  'type' in value &&
  /^(?:object|picklist|variant)$/.test(String(value.type));

/** An exported schema of the contract. */
interface NamedSchema {
  readonly file: string;
  readonly constant: string;
  readonly schema: Schema;
}

/** A name of `components.schemas`, the place that defines it, and its value. */
export type SchemaDefinition<Value> = readonly [name: string, source: string, value: Value];

/** The values by name. Throws when two places define one name: the second would replace the first in the document. */
export function uniqueByName<Value>(definitions: Iterable<SchemaDefinition<Value>>): Map<string, Value> {
  const found = new Map<string, { source: string; value: Value }>();
  for (const [name, source, value] of definitions) {
    const other = found.get(name);
    if (other)
      throw new Error(`Two schemas of the OpenAPI document are called ${name}: ${other.source} and ${source}.`);
    found.set(name, { source, value });
  }
  return new Map([...found].map(([name, { value }]) => [name, value]));
}

const exportedSchemas = Object.entries(schemaFiles).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([constant, schema]: [string, unknown]) =>
    isNamedSchema(schema) && constant !== 'emptyInput' && !('fallback' in schema) ? [{ file, constant, schema }] : [],
  ),
);
const schemaNameOf = ({ constant }: NamedSchema) => constant.replace(/^./, (letter) => letter.toUpperCase());
const schemaSourceOf = ({ file, constant }: NamedSchema) => `${constant} in src/api/${file}.ts`;
const schemaDefinitions = Object.fromEntries(
  uniqueByName(exportedSchemas.map((one) => [schemaNameOf(one), schemaSourceOf(one), one.schema])),
);

/** The names of object schemas by their fields: a fallback value makes another schema of one, but changes nothing for an API. */
const namesByFields = new Map<unknown, string>(
  exportedSchemas.flatMap((one) => ('entries' in one.schema ? [[one.schema.entries, schemaNameOf(one)] as const] : [])),
);

/** Converts schemas as they are on the wire, before defaults and trimming. */
const conversionConfig: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  ignoreActions: ['trim'],
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const requirement = 'requirement' in valibotAction ? valibotAction.requirement : undefined;
    if (requirement === isWebUrl) return { ...jsonSchema, format: 'uri', maxLength: 2048 };
    // Other checks are of addresses that may be relative; they have no counterpart.
    if (valibotAction.type === 'check') return jsonSchema;
    // A pattern of JSON Schema is a Unicode pattern, so the flag `u` needs no counterpart.
    const isUnicode = valibotAction.type === 'regex' && requirement instanceof RegExp && requirement.flags === 'u';
    return isUnicode ? { ...jsonSchema, pattern: requirement.source } : undefined;
  },
  overrideSchema: ({ valibotSchema }) => {
    const isCopy = 'fallback' in valibotSchema && 'entries' in valibotSchema;
    const name = isCopy && namesByFields.get(valibotSchema.entries);
    return name ? { $ref: `#/components/schemas/${name}` } : undefined;
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every named schema of the contract, described with the comments of its source file. */
export function namedSchemas(): SchemaDefinition<JsonSchema>[] {
  const converted = toJsonSchemaDefs(schemaDefinitions, conversionConfig);
  return exportedSchemas.map((one) => {
    const { about, fields } = readTexts(one.file, one.constant);
    const { properties, ...rest } = converted[schemaNameOf(one)] ?? {};
    const described = Object.entries(properties ?? {}).map(([field, schema]) => {
      const description = fields.get(field);
      // JSON Schema 2020-12 allows a description beside a reference.
      return [field, description && isSchema(schema) ? { ...schema, description } : schema] as const;
    });
    const schema = {
      ...(about ? { description: about } : {}),
      ...rest,
      ...(properties ? { properties: Object.fromEntries(described) } : {}),
    };
    return [schemaNameOf(one), schemaSourceOf(one), schema] as const;
  });
}

/** The schema of an input or output, with references to the named schemas. */
export function schemaOf(schema: Schema): JsonSchema {
  const {
    $schema: _draft,
    $defs: _definitions,
    ...rest
  } = toJsonSchema(schema, { ...conversionConfig, definitions: schemaDefinitions });
  return rest;
}

/** The schema of an input with its fields, also when it is a named schema: a query has no place for a reference to it. */
export function fieldsSchemaOf(schema: Schema): JsonSchema {
  const others = Object.fromEntries(Object.entries(schemaDefinitions).filter(([, one]) => one !== schema));
  const {
    $schema: _draft,
    $defs: _definitions,
    ...rest
  } = toJsonSchema(schema, { ...conversionConfig, definitions: others });
  return rest;
}

/**
 * The schema of a query parameter. The contract accepts numbers and booleans as strings too, because a query contains
 * only strings. The document shows the intended type.
 */
export function parameterSchema(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  const [described] = anyOf ?? [];
  if (!isSchema(described)) return schema;
  // Without a type, tools compare the text of the query with the number.
  return { ...(typeof described.const === 'number' && { type: 'integer' }), ...described, ...rest };
}

/** Comments of a schema in its source file. */
interface SchemaTexts {
  /** Comment above the schema. */
  readonly about: string | undefined;
  /** Comments above its fields, by field name. */
  readonly fields: ReadonlyMap<string, string>;
}

interface SourceBlock extends SchemaTexts {
  /** Constants whose fields are spread into this schema. */
  readonly spreads: readonly string[];
}

const commentPattern = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/`;
const plainComment = (text: string) =>
  text
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function readBlocks(file: string): Map<string, SourceBlock> {
  const source = readFileSync(join(projectFolder, 'src/api', `${file}.ts`), 'utf8');
  const declarations = [...source.matchAll(new RegExp(`(?:${commentPattern}\\n)?^(?:export )?const (\\w+) =`, 'gm'))];
  return new Map(
    declarations.map((head, index) => {
      const body = source.slice(head.index, declarations[index + 1]?.index).slice(head[0].length);
      const fields = [...body.matchAll(new RegExp(`${commentPattern}\\s*(\\w+)(?=[:,])`, 'g'))].map(
        ([, text = '', field = '']) => [field, plainComment(text)] as const,
      );
      const spreads = [...body.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) => name);
      return [
        head[2] ?? '',
        { about: head[1] === undefined ? undefined : plainComment(head[1]), fields: new Map(fields), spreads },
      ];
    }),
  );
}

const blockCache = new Map<string, Map<string, SourceBlock>>();

function blocksOf(file: string): Map<string, SourceBlock> {
  const blocks = blockCache.get(file) ?? readBlocks(file);
  blockCache.set(file, blocks);
  return blocks;
}

/**
 * Comments of `constant` in `src/api/<file>.ts`, including the fields of spread constants, which may come from
 * another file.
 */
function readTexts(file: string, constant: string): SchemaTexts {
  const block = blocksOf(file).get(constant);
  const inherited = (block?.spreads ?? []).flatMap((name) => {
    const home = [file, ...Object.keys(schemaFiles)].find((one) => blocksOf(one).has(name));
    return home === undefined ? [] : [...readTexts(home, name).fields];
  });
  return { about: block?.about, fields: new Map([...inherited, ...(block?.fields ?? [])]) };
}
