/** The kinds of fields that the file with the content of the shop has, with messages that say what is expected. */
import * as v from 'valibot';
import * as wire from '../../../src/api/schema/wire';
import { strictObject } from '../../../tools/config/strictObject';

export const listOf = <const Row extends v.GenericSchema>(row: Row) => v.array(row, 'expected a list');
export const textField = v.string('expected a text');
export const nonEmptyText = v.pipe(
  textField,
  v.check((text) => text.trim() !== '', 'expected a text that is not empty'),
);
export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const says = `expected a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`;
  return v.pipe(v.number(says), v.safeInteger(says), v.minValue(min, says), v.maxValue(max, says));
};
/** A day that counts from another one; it can be negative, and a part of a day. */
export const dayOffset = v.pipe(v.number('expected a number of days'), v.finite('expected a number of days'));
export const trueOrFalse = v.boolean('expected true or false');
export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `expected one of ${names.join(', ')}`);
/** A rule of the contract, with a message of this file. */
export const withFieldMessage = <const Schema extends v.GenericSchema>(schema: Schema, says: string) =>
  v.message(schema, says);

export const id = withFieldMessage(wire.id, 'expected an id of 1 to 64 characters');
export const amount = withFieldMessage(wire.price, 'expected an amount in minor units, 0 or more');
export const hue = wholeNumber(0, 360);
/** A time, which rows have in ms. */
export const isoTimeInMs = v.pipe(
  textField,
  v.isoTimestamp('expected a time such as 2026-11-26T09:00:00.000Z'),
  v.transform((text) => Date.parse(text)),
);

export const translatedText = strictObject({ en: nonEmptyText, zh: nonEmptyText, de: v.optional(nonEmptyText) });
/** A text that can be empty, such as the alternative text of a picture beside its name. */
export const translatedTextOrEmpty = strictObject({ en: textField, zh: textField, de: v.optional(textField) });

export const picture = strictObject({
  src: v.pipe(
    textField,
    v.maxLength(2048, 'expected an address of at most 2048 characters'),
    v.regex(/^(?:\/|https:\/\/)\S+$/, 'expected an address such as /pictures/1f381.webp, /api/asset/… or https://…'),
  ),
  alt: translatedTextOrEmpty,
  fit: oneOf(['cutout', 'photo']),
  hue,
});
/** A picture of the demo catalogue: the file `/pictures/<emoji>.webp`. */
export const emojiTile = strictObject({ emoji: nonEmptyText, hue });

const targetMessage =
  'expected a target: { "kind": "goods", "id": … }, category, campaign, article, hall, virtual, coupons or url';
export const bannerTarget = v.variant(
  'kind',
  [
    ...(['goods', 'category', 'campaign', 'article'] as const).map((kind) =>
      strictObject({ kind: v.literal(kind), id }),
    ),
    strictObject({ kind: v.literal('hall'), keyword: v.optional(textField) }),
    strictObject({ kind: v.literal('virtual') }),
    strictObject({ kind: v.literal('coupons') }),
    strictObject({
      kind: v.literal('url'),
      url: v.pipe(nonEmptyText, v.maxLength(2048, 'expected at most 2048 characters')),
    }),
  ],
  targetMessage,
);

export const deduction = v.pipe(
  strictObject({
    kind: oneOf(['amount', 'percent']),
    value: wholeNumber(1),
    threshold: amount,
    maxOff: v.nullable(amount),
    scope: strictObject({
      categoryIds: v.nullable(listOf(id)),
      goodsIds: v.nullable(listOf(id)),
      name: translatedText,
    }),
  }),
  v.forward(
    v.check(({ kind, value }) => kind === 'amount' || value <= 100, 'expected at most 100 per cent'),
    ['value'],
  ),
);

export const redeemableCode = v.pipe(nonEmptyText, v.maxLength(64, 'expected at most 64 characters'));
const timeOfDay = v.pipe(textField, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time of day such as 09:30'));
const timeZone = v.pipe(
  textField,
  v.check((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
    } catch {
      return false;
    }
  }, 'expected a time zone such as Europe/Berlin'),
);
export const openingHours = strictObject({ opens: timeOfDay, closes: timeOfDay, timeZone });
