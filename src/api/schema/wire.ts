/**
 * Basic schemas of the API. Money is an integer in minor units (cents, fen), times are ISO 8601 with offset, ids are
 * opaque strings. A query string holds only text, so the query schemas accept text as well as numbers and booleans.
 */
import * as v from 'valibot';
import { isPictureSource, isWebUrl } from '../../lib/webAddress';
import { parseTolerantly } from './tolerance';

/**
 * An opaque identifier: 1 to 64 characters of any kind, except control characters and lone surrogates. The rule also applies
 * to ids that come from the URL (`isId` in src/lib/searchParams.ts).
 */
export const id = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]{1,64}$/u));

/** An amount of money in minor units; negative for a deduction. */
export const money = v.pipe(v.number(), v.safeInteger());

/** A non-negative amount of money in minor units, for example a price or a total. */
export const price = v.pipe(money, v.minValue(0));

/** A non-negative integer. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** ISO 4217 code, for example `USD`, `JPY`, `KWD`. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** ISO 3166-1 alpha-2 code of a country, for example `DE`. */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** A point in time, ISO 8601 with offset, for example `2026-11-20T18:42:00+00:00`. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** A calendar day of the shop, in its time zone (`timeZone` of shop.config.ts), `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate());

/** A month of the shop's calendar, `YYYY-MM`. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** HTML written by the shop operator. It is untrusted: the client sanitizes it before rendering. */
export const html = v.string();

/**
 * Idempotency key (UUID), one per operation. After a successful call, further calls with the same key change nothing and
 * return the first response. A call that was rejected may be sent again with the same key.
 */
export const operationId = v.pipe(v.string(), v.uuid());

/** An integer between `min` and `max`, as a number or as the text of a query string. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(min),
    v.maxValue(max),
  );

/** A boolean, or the text `true` or `false` of a query string. */
export const queryBoolean = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
]);

/** Pagination input: `current` is the page number from 1, `pageSize` defaults to 10 (spec section 9). */
export const pageInput = {
  current: v.optional(queryInteger(1, 100_000), 1),
  pageSize: v.optional(queryInteger(1, 100), 10),
};

/** Most rows that a list can have: the largest 32-bit integer. */
const maxTotal = 2_147_483_647;

/**
 * An array from which validation removes invalid items, so that one invalid coupon does not make its campaign and banner
 * invalid. `validateResponse` counts those of the `list` of a list call.
 */
export function arrayWithoutInvalid<Row extends v.GenericSchema>(row: Row): v.ArraySchema<Row, undefined> {
  const rows = v.array(row);
  const validRow = (item: unknown) => {
    const { success, output } = parseTolerantly(row, item);
    return success ? [output] : [];
  };
  return {
    ...rows,
    '~run': (dataset, config) =>
      Array.isArray(dataset.value)
        ? { typed: true, value: dataset.value.flatMap(validRow) }
        : rows['~run'](dataset, config),
  };
}

/** The output of a list call: the rows of the requested page, and `total`, the number of rows on all pages. */
export const listOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ list: arrayWithoutInvalid(row), total: v.pipe(count, v.maxValue(maxTotal)) });

/** The input of a call without parameters. */
export const emptyInput = v.object({});

/** The address of a website: an http or https URL that a browser can open, without user name and password. */
export const webUrl = v.pipe(v.string(), v.check(isWebUrl));

/** The same with https. */
export const httpsUrl = v.pipe(webUrl, v.regex(/^https:/));

/**
 * A picture on a tile. `src` is a path below the API, an https URL or an embedded raster image; clients show the tile alone for
 * anything else. A `cutout` has a transparent background and takes 62 % of a two-tone tile of `hue` (degrees,
 * 0–360). A `photo` fills the tile.
 */
export const picture = v.object({
  src: v.fallback(
    v.pipe(
      v.string(),
      v.check((src) => src === '' || isPictureSource(src)),
    ),
    '',
  ),
  alt: v.optional(v.string(), ''),
  fit: v.optional(v.picklist(['cutout', 'photo']), 'cutout'),
  hue: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(360)), 30),
});

/** The same for what has a tile anyway: without a valid picture the tile is empty. */
export const pictureOrNone = v.fallback(picture, () => v.parse(picture, { src: '' }));

/** Destination of a banner or coupon. It names no route: the client maps it to a route of the current platform. */
export const target = v.variant('kind', [
  v.object({ kind: v.literal('goods'), id }),
  v.object({ kind: v.literal('category'), id }),
  v.object({ kind: v.literal('campaign'), id }),
  v.object({ kind: v.literal('article'), id }),
  v.object({ kind: v.literal('hall'), keyword: v.optional(v.string()) }),
  v.object({ kind: v.literal('virtual') }),
  v.object({ kind: v.literal('coupons') }),
  v.object({ kind: v.literal('url'), url: v.fallback(webUrl, '') }),
]);
export type Target = v.InferOutput<typeof target>;
