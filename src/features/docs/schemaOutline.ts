/** A JSON schema for display: a type in one line, and a row for each field, which may be expanded. */
import type { Schema, Schemas } from './contractDocument';

export interface OutlineRow {
  /** Empty for a variant of a union. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string | undefined;
  /** The default value, as JSON. */
  readonly fallback: string | undefined;
  /** The schema of its rows, when it can be expanded. */
  readonly inner: Schema | undefined;
}

const json = (value: unknown) => JSON.stringify(value);
const nameOf = (reference: string) => reference.split('/').at(-1) ?? reference;
const shapesOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? [];

/** The type in one line: `ProductCard[]`, `string (date) | null`, `"h5" | "pc"`. */
export function typeText(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return json(schema.const);
  if (schema.enum) return schema.enum.map(json).join(' | ');
  const shapes = shapesOf(schema);
  if (shapes.length > 0) return [...new Set(shapes.map(typeText))].join(' | ');
  if (schema.items) {
    const one = typeText(schema.items);
    return one.includes(' | ') ? `(${one})[]` : `${one}[]`;
  }
  if (schema.properties) return objectText(schema);
  if (typeof schema.additionalProperties === 'object')
    return `Record<string, ${typeText(schema.additionalProperties)}>`;
  return schema.type ? schema.type + (schema.format ? ` (${schema.format})` : '') : 'unknown';
}

function objectText({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(schema)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Whether expanding shows more than the line: a named schema, or an object with fields. */
function hasMore(schema: Schema): boolean {
  if (schema.$ref) return true;
  return [...shapesOf(schema), ...(schema.items ? [schema.items] : [])].some(hasMore);
}

function rowOf(name: string, schema: Schema, isRequired: boolean): OutlineRow {
  return {
    name,
    type: typeText(schema),
    isRequired,
    description: schema.description,
    fallback: schema.default === undefined ? undefined : json(schema.default),
    inner: hasMore(schema) ? schema : undefined,
  };
}

/**
 * The rows of a schema: the fields of an object, the variants of a union, the rows of a referenced schema. Arrays show
 * their items.
 */
export function outlineOf(schema: Schema, schemas: Schemas): readonly OutlineRow[] {
  if (schema.$ref) {
    const meant = schemas[nameOf(schema.$ref)];
    if (!meant) return [];
    const rows = outlineOf(meant, schemas);
    return rows.length > 0 ? rows : [rowOf('', meant, true)];
  }
  if (schema.items) return outlineOf(schema.items, schemas);
  const shapes = shapesOf(schema).filter(({ type }) => type !== 'null');
  const [only] = shapes;
  if (only && shapes.length === 1) return outlineOf(only, schemas);
  if (shapes.length > 1) return shapes.map((shape) => rowOf('', shape, true));
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, field]) => rowOf(name, field, required.includes(name)));
}
