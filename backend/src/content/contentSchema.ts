/** The schema of the file with the content of the shop, with messages that say what is expected. */
import * as v from 'valibot';
import * as wire from '../../../src/api/schema/wire';
import {
  amount,
  anyText,
  as,
  code,
  day,
  deduction,
  filled,
  flag,
  hours,
  hue,
  id,
  list,
  oneOf,
  picture,
  string,
  target,
  text,
  tile,
  time,
  whole,
} from './fieldSchemas';
import { strictObject } from '../../../tools/config/strictObject';

const shop = strictObject({
  name: text,
  logo: v.nullable(tile),
  currency: as(wire.currency, 'expected a currency such as USD'),
  notice: v.nullable(text),
  phone: v.nullable(filled),
  serviceHours: hours,
  agreementId: id,
  agreementVersion: filled,
  giftMessageLength: whole(0),
  privacyId: id,
  returnsId: id,
  seller: strictObject({ name: text, address: list(filled) }),
  countries: v.optional(
    list(
      strictObject({
        code: as(wire.countryCode, 'expected a country such as DE'),
        fields: v.optional(
          list(
            strictObject({
              name: oneOf(['region', 'city', 'street', 'postcode']),
              label: v.optional(text),
              isRequired: v.optional(flag),
              pattern: v.optional(
                v.pipe(
                  filled,
                  v.check((pattern) => {
                    try {
                      return new RegExp(pattern) instanceof RegExp;
                    } catch {
                      return false;
                    }
                  }, 'expected a regular expression'),
                ),
              ),
              example: v.optional(filled),
            }),
          ),
        ),
      }),
    ),
  ),
  loginCodeLength: whole(4, 8),
  callingCodes: list(v.pipe(string, v.regex(/^\+[1-9]\d{0,3}$/, 'expected a calling code such as +49'))),
  delivery: strictObject({ fee: amount, freeFrom: v.nullable(amount) }),
  channels: list(
    strictObject({
      id,
      kind: oneOf(['chat', 'phone', 'email', 'community']),
      name: text,
      contact: filled,
      code: v.nullable(filled),
      hours: v.nullable(hours),
    }),
  ),
});

const reward = v.variant(
  'kind',
  [
    strictObject({ kind: v.literal('balance'), amount: whole(1) }),
    strictObject({ kind: v.literal('coupon'), couponId: id }),
    strictObject({ kind: v.literal('ticket'), goodsId: id }),
    strictObject({ kind: v.literal('goods'), goodsId: id, validForDays: whole(1) }),
  ],
  'expected a reward: { "kind": "coupon", "couponId": … }, balance, ticket or goods',
);

const deliverable = v.variant(
  'kind',
  [
    strictObject({
      kind: v.literal('ticket'),
      ticket: strictObject({ subtitle: text, place: text, terms: list(text), validForDays: whole(1) }),
    }),
    strictObject({ kind: v.literal('code'), validForDays: whole(1) }),
  ],
  'expected a deliverable: { "kind": "code", "validForDays": … } or ticket',
);

/** What Vendure does not know of a product. */
const product = strictObject({
  id,
  tagline: anyText,
  /** Where the product has no value of the facet `category` in the administration. */
  categoryId: v.nullable(id),
  isVirtual: flag,
  presale: v.nullable(strictObject({ shipsAt: time, terms: text })),
  yields: v.nullable(deliverable),
  deliveryDays: whole(0),
  returnDays: whole(0),
  shipsToday: flag,
  popularity: v.pipe(
    v.number('expected a number from 0 to 100'),
    v.minValue(0, 'expected a number from 0 to 100'),
    v.maxValue(100, 'expected a number from 0 to 100'),
  ),
  addedAt: time,
  relatedIds: list(id),
  campaignIds: list(id),
  /** By SKU. A product that was made in the administration has none here. */
  skus: v.record(
    string,
    strictObject({
      originalPrice: v.nullable(whole(1)),
      limitPerOrder: v.nullable(whole(1)),
      faceValue: v.nullable(whole(1)),
    }),
    'expected an object by SKU',
  ),
});

/** The parts of the content, each as its row in the database, but for times. */
export const parts = {
  openedAt: time,
  shop,
  logo: v.nullable(picture),
  categories: list(strictObject({ id, name: text, picture })),
  banners: list(
    strictObject({
      id,
      kicker: text,
      title: text,
      action: text,
      pictures: v.pipe(list(picture), v.minLength(1, 'expected at least one picture')),
      hue,
      target,
    }),
  ),
  campaigns: list(strictObject({ id, kicker: text, title: text, intro: text, picture: tile, redeemCodes: list(code) })),
  articles: list(
    strictObject({
      id,
      kind: oneOf(['help', 'news', 'legal']),
      title: text,
      summary: text,
      body: text,
      searchTerms: v.optional(text),
      publishedAt: time,
    }),
  ),
  coupons: list(strictObject({ id, name: text, deduction, target, fromDay: day, untilDay: day })),
  welcomeCouponId: id,
  productCouponCodes: list(code),
  discountCodes: list(
    strictObject({
      code,
      name: text,
      deduction,
      fromDay: day,
      untilDay: day,
      maxUses: v.nullable(whole(0)),
      maxUsesPerCustomer: whole(1),
      isCombinable: flag,
    }),
  ),
  redeemCodes: list(strictObject({ code, name: text, reward, untilDay: day, usesLeft: v.nullable(whole(0)) })),
  promotion: strictObject({ rewardEach: amount, rules: list(text) }),
} as const;

export const contentFile = strictObject({ ...parts, products: list(product) });
/** The content as rows have it: times in ms since 1970. */
export type Content = v.InferOutput<typeof contentFile>;
export type ProductDetails = Content['products'][number];
