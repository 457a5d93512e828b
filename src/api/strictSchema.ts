/** Schemas without tolerance, and the words for what a schema expects. For checks of an API, not for the client. */
import * as v from 'valibot';

type Schema = v.GenericSchema;

/** The parts of valibot's schemas that this module reads; each kind of schema has some of them. */
interface SchemaParts {
  readonly type: string;
  readonly pipe?: readonly [Schema, ...{ readonly type: string; readonly requirement?: unknown }[]];
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly (Schema | string)[];
  readonly key?: Schema | string;
  readonly value?: Schema;
  readonly literal?: unknown;
}
const schemaPartsOf = (schema: Schema): SchemaParts => schema as unknown as SchemaParts;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'kind' in value;

const schemaPipeOf = v.pipe as unknown as (...items: readonly unknown[]) => Schema;
const schemaWrappers: Readonly<Record<string, (schema: Schema) => Schema>> = {
  optional: (schema) => v.optional(schema),
  nullable: (schema) => v.nullable(schema),
  nullish: (schema) => v.nullish(schema),
};
const primitiveSchemas: Readonly<Record<string, () => Schema>> = {
  string: () => v.string(),
  number: () => v.number(),
  boolean: () => v.boolean(),
};

/**
 * The same schema without what the client does for malformed data: no `fallback` value, no invalid item left out. It is what
 * an API has to send.
 */
export function strictSchema(schema: Schema): Schema {
  const { type, pipe, entries, item, wrapped, options, key, value } = schemaPartsOf(schema);
  if (pipe) return schemaPipeOf(strictSchema(pipe[0]), ...pipe.slice(1));
  if (entries)
    return v.object(Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, strictSchema(one)])));
  if (item) return v.array(strictSchema(item));
  if (wrapped) return schemaWrappers[type]?.(strictSchema(wrapped)) ?? schema;
  if (type === 'variant' && typeof key === 'string')
    return v.variant(key, (options ?? []).filter(isSchema).map(strictSchema) as never);
  if (type === 'picklist') return v.picklist((options ?? []).filter((one) => typeof one === 'string'));
  if (type === 'record' && value) return v.record(v.string(), strictSchema(value));
  return primitiveSchemas[type]?.() ?? schema;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The schema at `path`, for a value in which `path` exists or ends with a missing field. Undefined when there is none. */
export function schemaAtPath(schema: Schema, path: readonly PropertyKey[], data: unknown): Schema | undefined {
  const { pipe, entries, item, wrapped, options, key, value } = schemaPartsOf(schema);
  if (path.length === 0) return schema;
  if (pipe) return schemaAtPath(pipe[0], path, data);
  if (wrapped) return schemaAtPath(wrapped, path, data);
  const [first = '', ...rest] = path;
  const inner = isObject(data) ? data[String(first)] : undefined;
  if (typeof key === 'string' && options) {
    const kind = isObject(data) ? data[key] : undefined;
    const option = options.filter(isSchema).find((one) => {
      const discriminator = schemaPartsOf(one).entries?.[key];
      return discriminator !== undefined && schemaPartsOf(discriminator).literal === kind;
    });
    return option && schemaAtPath(option, path, data);
  }
  const next = entries?.[String(first)] ?? item ?? value;
  return next && schemaAtPath(next, rest, inner);
}

const formatTexts: Readonly<Record<string, string>> = {
  iso_timestamp: 'time (ISO 8601 with offset)',
  iso_date: 'day (YYYY-MM-DD)',
  uuid: 'UUID',
};

/** Limits of a value as words, by the type of valibot's action. */
const limitTexts: Readonly<Record<string, (requirement: unknown) => string>> = {
  min_value: (min) => `${String(min)} or more`,
  max_value: (max) => `${String(max)} or less`,
  min_length: (min) => `of length ${String(min)} or more`,
  max_length: (max) => `of length ${String(max)} or less`,
  check: () => 'an address that a browser can open',
  regex: (pattern) => `matching ${String(pattern)}`,
};

/** What a schema expects, as words: `integer`, `string or null`, `one of "code", "ticket"`. */
export function describeType(schema: Schema): string {
  const { type, pipe, wrapped, options, literal } = schemaPartsOf(schema);
  if (pipe) {
    const types = pipe.slice(1).map((one) => schemaPartsOf(one as unknown as Schema).type);
    if (types.some((one) => one === 'integer' || one === 'safe_integer')) return 'integer';
    return types.map((one) => formatTexts[one]).find(Boolean) ?? describeType(pipe[0]);
  }
  if (wrapped) return type === 'optional' ? describeType(wrapped) : `${describeType(wrapped)} or null`;
  if (type === 'picklist') return `one of ${(options ?? []).map((one) => JSON.stringify(one)).join(', ')}`;
  if (type === 'literal') return JSON.stringify(literal);
  if (type === 'array') return 'list';
  return type === 'variant' || type === 'record' ? 'object' : type;
}

/** What a schema expects with its limits: `integer, 0 or more`. */
export function describeLimits(schema: Schema): string {
  const { pipe, wrapped } = schemaPartsOf(schema);
  if (wrapped) return describeLimits(wrapped);
  const limits = (pipe?.slice(1) ?? []).flatMap((one) => {
    const { type, requirement } = one as { readonly type: string; readonly requirement?: unknown };
    return limitTexts[type]?.(requirement) ?? [];
  });
  return [describeType(schema), ...limits].join(', ');
}
