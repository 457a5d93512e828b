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

const jsonText = (value: unknown) => JSON.stringify(value);
const schemaNameOf = (reference: string) => reference.split('/').at(-1) ?? reference;
const unionVariantsOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? [];

/** The type in one line: `ProductCard[]`, `string (date) | null`, `"h5" | "pc"`. */
export function typeText(schema: Schema): string {
  if (schema.$ref) return schemaNameOf(schema.$ref);
  if (schema.const !== undefined) return jsonText(schema.const);
  if (schema.enum) return schema.enum.map(jsonText).join(' | ');
  const shapes = unionVariantsOf(schema);
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
function isExpandable(schema: Schema): boolean {
  if (schema.$ref) return true;
  return [...unionVariantsOf(schema), ...(schema.items ? [schema.items] : [])].some(isExpandable);
}

function outlineRowOf(name: string, schema: Schema, isRequired: boolean): OutlineRow {
  return {
    name,
    type: typeText(schema),
    isRequired,
    description: schema.description,
    fallback: schema.default === undefined ? undefined : jsonText(schema.default),
    inner: isExpandable(schema) ? schema : undefined,
  };
}

/**
 * The rows of a schema: the fields of an object, the variants of a union, the rows of a referenced schema. Arrays show
 * their items.
 */
export function outlineOf(schema: Schema, schemas: Schemas): readonly OutlineRow[] {
  if (schema.$ref) {
    const meant = schemas[schemaNameOf(schema.$ref)];
    if (!meant) return [];
    const rows = outlineOf(meant, schemas);
    return rows.length > 0 ? rows : [outlineRowOf('', meant, true)];
  }
  if (schema.items) return outlineOf(schema.items, schemas);
  const shapes = unionVariantsOf(schema).filter(({ type }) => type !== 'null');
  const [only] = shapes;
  if (only && shapes.length === 1) return outlineOf(only, schemas);
  if (shapes.length > 1) return shapes.map((shape) => outlineRowOf('', shape, true));
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, field]) => outlineRowOf(name, field, required.includes(name)));
}
