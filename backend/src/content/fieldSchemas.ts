/** The kinds of fields that the file with the content of the shop has, with messages that say what is expected. */
import * as v from 'valibot';
import * as wire from '../../../src/api/schema/wire';
import { strictObject } from '../../../tools/config/strictObject';

export const list = <const Row extends v.GenericSchema>(row: Row) => v.array(row, 'expected a list');
export const string = v.string('expected a text');
export const filled = v.pipe(
  string,
  v.check((text) => text.trim() !== '', 'expected a text that is not empty'),
);
export const whole = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const says = `expected a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`;
  return v.pipe(v.number(says), v.safeInteger(says), v.minValue(min, says), v.maxValue(max, says));
};
/** A day that counts from another one; it can be negative, and a part of a day. */
export const day = v.pipe(v.number('expected a number of days'), v.finite('expected a number of days'));
export const flag = v.boolean('expected true or false');
export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `expected one of ${names.join(', ')}`);
/** A rule of the contract, with a message of this file. */
export const as = <const Schema extends v.GenericSchema>(schema: Schema, says: string) => v.message(schema, says);

export const id = as(wire.id, 'expected an id of 1 to 64 characters');
export const amount = as(wire.price, 'expected an amount in minor units, 0 or more');
export const hue = whole(0, 360);
/** A time, which rows have in ms. */
export const time = v.pipe(
  string,
  v.isoTimestamp('expected a time such as 2026-11-26T09:00:00.000Z'),
  v.transform((text) => Date.parse(text)),
);

export const text = strictObject({ en: filled, zh: filled, de: v.optional(filled) });
/** A text that can be empty, such as the alternative text of a picture beside its name. */
export const anyText = strictObject({ en: string, zh: string, de: v.optional(string) });

export const picture = strictObject({
  src: v.pipe(
    string,
    v.maxLength(2048, 'expected an address of at most 2048 characters'),
    v.regex(/^(?:\/|https:\/\/)\S+$/, 'expected an address such as /pictures/1f381.webp, /api/asset/… or https://…'),
  ),
  alt: anyText,
  fit: oneOf(['cutout', 'photo']),
  hue,
});
/** A picture of the demo catalogue: the file `/pictures/<emoji>.webp`. */
export const tile = strictObject({ emoji: filled, hue });

const kindSays =
  'expected a target: { "kind": "goods", "id": … }, category, campaign, article, hall, virtual, coupons or url';
export const target = v.variant(
  'kind',
  [
    ...(['goods', 'category', 'campaign', 'article'] as const).map((kind) =>
      strictObject({ kind: v.literal(kind), id }),
    ),
    strictObject({ kind: v.literal('hall'), keyword: v.optional(string) }),
    strictObject({ kind: v.literal('virtual') }),
    strictObject({ kind: v.literal('coupons') }),
    strictObject({
      kind: v.literal('url'),
      url: v.pipe(filled, v.maxLength(2048, 'expected at most 2048 characters')),
    }),
  ],
  kindSays,
);

export const deduction = v.pipe(
  strictObject({
    kind: oneOf(['amount', 'percent']),
    value: whole(1),
    threshold: amount,
    maxOff: v.nullable(amount),
    scope: strictObject({ categoryIds: v.nullable(list(id)), goodsIds: v.nullable(list(id)), name: text }),
  }),
  v.forward(
    v.check(({ kind, value }) => kind === 'amount' || value <= 100, 'expected at most 100 per cent'),
    ['value'],
  ),
);

export const code = v.pipe(filled, v.maxLength(64, 'expected at most 64 characters'));
const clock = v.pipe(string, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time of day such as 09:30'));
const timeZone = v.pipe(
  string,
  v.check((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
    } catch {
      return false;
    }
  }, 'expected a time zone such as Europe/Berlin'),
);
export const hours = strictObject({ opens: clock, closes: clock, timeZone });
