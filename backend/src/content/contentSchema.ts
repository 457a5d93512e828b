/** The schema of the file with the content of the shop, with messages that say what is expected. */
import * as v from 'valibot';
import * as wire from '../../../src/api/schema/wire';
import {
  amount,
  translatedTextOrEmpty,
  withFieldMessage,
  redeemableCode,
  dayOffset,
  deduction,
  nonEmptyText,
  trueOrFalse,
  openingHours,
  hue,
  id,
  listOf,
  oneOf,
  picture,
  textField,
  bannerTarget,
  translatedText,
  emojiTile,
  isoTimeInMs,
  wholeNumber,
} from './fieldSchemas';
import { strictObject } from '../../../tools/config/strictObject';

/** What a field of an address form can have, whatever it is for. */
const formFieldEntries = {
  label: v.optional(translatedText),
  isRequired: v.optional(trueOrFalse),
  pattern: v.optional(
    v.pipe(
      nonEmptyText,
      v.check((pattern) => {
        try {
          return new RegExp(pattern) instanceof RegExp;
        } catch {
          return false;
        }
      }, 'expected a regular expression'),
    ),
  ),
  example: v.optional(nonEmptyText),
  options: v.optional(listOf(strictObject({ value: nonEmptyText, label: translatedText }))),
};
const recipientFields = v.optional(
  listOf(strictObject({ name: oneOf(['salutation', 'company']), ...formFieldEntries })),
);

const shopSchema = strictObject({
  name: translatedText,
  logo: v.nullable(emojiTile),
  currency: withFieldMessage(wire.currency, 'expected a currency such as USD'),
  notice: v.nullable(translatedText),
  phone: v.nullable(nonEmptyText),
  serviceHours: openingHours,
  agreementId: id,
  agreementVersion: nonEmptyText,
  giftMessageLength: wholeNumber(0),
  giftDesigns: v.optional(listOf(strictObject({ id, name: translatedText, picture: emojiTile }))),
  privacyId: id,
  returnsId: id,
  seller: strictObject({ name: translatedText, address: listOf(nonEmptyText) }),
  countries: v.optional(
    listOf(
      strictObject({
        code: withFieldMessage(wire.countryCode, 'expected a country such as DE'),
        fields: v.optional(
          listOf(strictObject({ name: oneOf(['region', 'city', 'street', 'postcode']), ...formFieldEntries })),
        ),
        recipientFields,
      }),
    ),
  ),
  recipientFields,
  loginCodeLength: wholeNumber(4, 8),
  callingCodes: listOf(v.pipe(textField, v.regex(/^\+[1-9]\d{0,3}$/, 'expected a calling code such as +49'))),
  delivery: strictObject({ fee: amount, freeFrom: v.nullable(amount) }),
  deliveryOptions: v.optional(
    listOf(
      strictObject({
        id,
        kind: oneOf(['home', 'pickUp']),
        icon: oneOf(['standard', 'express', 'pickUp']),
        name: translatedText,
        note: v.nullable(translatedText),
        fee: amount,
        freeFrom: v.nullable(amount),
        days: v.nullable(wholeNumber(0)),
        maxProductDays: v.nullable(wholeNumber(0)),
        addressLines: listOf(nonEmptyText),
      }),
    ),
  ),
  includedTax: v.optional(strictObject({ name: translatedText, percent: wholeNumber(1, 99) })),
  channels: listOf(
    strictObject({
      id,
      kind: oneOf(['chat', 'phone', 'email', 'community']),
      name: translatedText,
      contact: nonEmptyText,
      code: v.nullable(nonEmptyText),
      hours: v.nullable(openingHours),
    }),
  ),
});

const rewardSchema = v.variant(
  'kind',
  [
    strictObject({ kind: v.literal('balance'), amount: wholeNumber(1) }),
    strictObject({ kind: v.literal('coupon'), couponId: id }),
    strictObject({ kind: v.literal('ticket'), goodsId: id }),
    strictObject({ kind: v.literal('goods'), goodsId: id, validForDays: wholeNumber(1) }),
  ],
  'expected a reward: { "kind": "coupon", "couponId": … }, balance, ticket or goods',
);

const deliverableSchema = v.variant(
  'kind',
  [
    strictObject({
      kind: v.literal('ticket'),
      ticket: strictObject({
        subtitle: translatedText,
        place: translatedText,
        terms: listOf(translatedText),
        validForDays: wholeNumber(1),
      }),
    }),
    strictObject({ kind: v.literal('code'), validForDays: wholeNumber(1) }),
  ],
  'expected a deliverable: { "kind": "code", "validForDays": … } or ticket',
);

/** What Vendure does not know of a product. */
const productSchema = strictObject({
  id,
  tagline: translatedTextOrEmpty,
  /** Where the product has no value of the facet `category` in the administration. */
  categoryId: v.nullable(id),
  isVirtual: trueOrFalse,
  presale: v.nullable(strictObject({ shipsAt: isoTimeInMs, terms: translatedText })),
  yields: v.nullable(deliverableSchema),
  deliveryDays: wholeNumber(0),
  returnDays: wholeNumber(0),
  shipsToday: trueOrFalse,
  popularity: v.pipe(
    v.number('expected a number from 0 to 100'),
    v.minValue(0, 'expected a number from 0 to 100'),
    v.maxValue(100, 'expected a number from 0 to 100'),
  ),
  addedAt: isoTimeInMs,
  relatedIds: listOf(id),
  campaignIds: listOf(id),
  attributes: v.optional(listOf(strictObject({ name: translatedText, value: translatedText })), []),
  /** By SKU. A product that was made in the administration has none here. */
  skus: v.record(
    textField,
    strictObject({
      originalPrice: v.nullable(wholeNumber(1)),
      limitPerOrder: v.nullable(wholeNumber(1)),
      faceValue: v.nullable(wholeNumber(1)),
    }),
    'expected an object by SKU',
  ),
});

/** The parts of the content, each as its row in the database, but for times. */
export const contentPartSchemas = {
  openedAt: isoTimeInMs,
  shop: shopSchema,
  logo: v.nullable(picture),
  categories: listOf(strictObject({ id, name: translatedText, picture })),
  banners: listOf(
    strictObject({
      id,
      kicker: translatedText,
      title: translatedText,
      action: translatedText,
      pictures: v.pipe(listOf(picture), v.minLength(1, 'expected at least one picture')),
      hue,
      target: bannerTarget,
    }),
  ),
  campaigns: listOf(
    strictObject({
      id,
      kicker: translatedText,
      title: translatedText,
      intro: translatedText,
      picture: emojiTile,
      redeemCodes: listOf(redeemableCode),
    }),
  ),
  articles: listOf(
    strictObject({
      id,
      kind: oneOf(['help', 'news', 'legal']),
      title: translatedText,
      summary: translatedText,
      body: translatedText,
      searchTerms: v.optional(translatedText),
      publishedAt: isoTimeInMs,
    }),
  ),
  coupons: listOf(
    strictObject({
      id,
      name: translatedText,
      deduction,
      target: bannerTarget,
      fromDay: dayOffset,
      untilDay: dayOffset,
    }),
  ),
  welcomeCouponId: id,
  productCouponCodes: listOf(redeemableCode),
  discountCodes: listOf(
    strictObject({
      code: redeemableCode,
      name: translatedText,
      deduction,
      fromDay: dayOffset,
      untilDay: dayOffset,
      maxUses: v.nullable(wholeNumber(0)),
      maxUsesPerCustomer: wholeNumber(1),
      isCombinable: trueOrFalse,
    }),
  ),
  redeemCodes: listOf(
    strictObject({
      code: redeemableCode,
      name: translatedText,
      reward: rewardSchema,
      untilDay: dayOffset,
      usesLeft: v.nullable(wholeNumber(0)),
    }),
  ),
  promotion: strictObject({ rewardEach: amount, rules: listOf(translatedText) }),
} as const;

export const contentFile = strictObject({ ...contentPartSchemas, products: listOf(productSchema) });
/** The content as rows have it: times in ms since 1970. */
export type Content = v.InferOutput<typeof contentFile>;
export type ProductDetails = Content['products'][number];
