/** What clients do with a response that is wrong. */
import * as v from 'valibot';

/** The parts of valibot's schemas that lead to a field. */
interface SchemaParts extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly wrapped?: SchemaParts;
  readonly item?: SchemaParts;
}

/** A copy of `data`, which came as JSON, without the fields that are wrong, or contain something wrong, and may be missing. */
function withoutWrongOptions(schema: SchemaParts, data: unknown): unknown {
  const kept = (data && JSON.parse(JSON.stringify(data))) as unknown;
  for (const { path = [] } of v.safeParse(schema, kept).issues ?? []) {
    let part: SchemaParts | undefined = schema;
    let field: (typeof path)[number] | undefined;
    for (const step of path) {
      while (part?.wrapped) part = part.wrapped;
      part = part?.entries?.[step.key as string] ?? part?.item;
      if (part && v.safeParse(part, undefined).success) field = step;
    }
    if (field) delete (field.input as Record<string, unknown>)[field.key as string];
  }
  return kept;
}

/** Parses `data` without the optional fields that are wrong: a new kind of coupon is no reason not to sell. */
export function parseTolerantly<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.SafeParseResult<Schema> {
  const result = v.safeParse(schema, data);
  return result.success ? result : v.safeParse(schema, withoutWrongOptions(schema, data));
}
