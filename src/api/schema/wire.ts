/**
 * The smallest pieces that cross the wire. Money is an integer in minor units (cents, fen), times are ISO 8601 with
 * offset, ids are opaque strings. Query strings carry everything as text, so the query pieces accept both.
 */
import * as v from 'valibot';

/** An opaque identifier. At most 64 characters, so that a hostile hash parameter stays small. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** An amount of money in minor units of the currency that goes with it; may be negative (a deduction). */
export const money = v.pipe(v.number(), v.safeInteger());

/** An amount of money in minor units that cannot be negative (a price, a total). */
export const price = v.pipe(money, v.minValue(0));

/** A number of pieces. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** ISO 4217 code, for example `USD`, `JPY`, `KWD`. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A moment as ISO 8601 with offset, for example `2026-11-20T18:42:00+00:00`. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** A calendar day, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate());

/** HTML written by the shop. It is hostile until it went through the sanitising component. */
export const html = v.string();

/** An id made once per intention (UUID): the same id always gets the same answer. */
export const operationId = v.pipe(v.string(), v.uuid());

/** An integer that may arrive as text, because a query string has no numbers. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]), v.integer(), v.minValue(min), v.maxValue(max));

/** A yes or no that may arrive as text, because a query string has no booleans. */
export const queryBoolean = v.union([v.boolean(), v.pipe(v.picklist(['true', 'false']), v.transform((text) => text === 'true'))]);

/** Which part of a list is asked for: `current` counts from 1, `pageSize` is 10 unless told (spec section 9). */
export const page = { current: v.optional(queryInteger(1, 100_000), 1), pageSize: v.optional(queryInteger(1, 100), 10) };

/** What every list answers: the rows of this page and how many there are in all. */
export const listOf = <Row extends v.GenericSchema>(row: Row) => v.object({ list: v.array(row), total: count });

/**
 * Rows within an answer that are left out one by one when they break the contract: a coupon that cannot be read takes
 * neither its campaign nor the banner with it. The rows of a list itself are left out, and counted, by the client.
 */
export function goodRowsOf<Row extends v.GenericSchema>(row: Row): v.ArraySchema<Row, undefined> {
  const rows = v.array(row);
  return {
    ...rows,
    '~run': (dataset, config) =>
      rows['~run'](Array.isArray(dataset.value) ? { ...dataset, value: dataset.value.filter((one) => v.is(row, one)) } : dataset, config),
  };
}

/** The input of a call that takes none. */
export const nothing = v.object({});

/** What a call answers that has nothing to tell but that it was done. */
export const done = v.nullish(v.unknown());

/**
 * A picture on its tile. `cutout` pictures have a transparent ground and stand at 62 % of a two-tone tile of `hue`
 * (degrees, 0–359); `photo` pictures fill the tile.
 */
export const picture = v.object({
  src: v.pipe(v.string(), v.maxLength(2048)),
  alt: v.optional(v.string(), ''),
  fit: v.optional(v.picklist(['cutout', 'photo']), 'cutout'),
  hue: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(360)), 30),
});


/** Where a banner, coupon or article leads, named without a face: the client turns it into its own address. */
export const target = v.variant('kind', [
  v.object({ kind: v.literal('goods'), id }),
  v.object({ kind: v.literal('category'), id }),
  v.object({ kind: v.literal('campaign'), id }),
  v.object({ kind: v.literal('article'), id }),
  v.object({ kind: v.literal('hall'), keyword: v.optional(v.string()) }),
  v.object({ kind: v.literal('virtual') }),
  v.object({ kind: v.literal('coupons') }),
  v.object({ kind: v.literal('url'), url: v.pipe(v.string(), v.maxLength(2048)) }),
]);
export type Target = v.InferOutput<typeof target>;
