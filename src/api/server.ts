/** The server record (spec section 3). The entry contains it. */
import * as v from 'valibot';
import { arrayWithoutInvalid, countryCode, currency, id, instant, picture, emptyInput } from './schema/wire';
import { defineCall } from './defineCall';

/** Opening hours of the service desk, in the local time of `timeZone`. */
export const serviceHours = v.object({
  /** `HH:mm`, 24-hour clock. */
  opens: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  closes: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  /** IANA time zone name, for example `America/New_York`. */
  timeZone: v.string(),
  isOpenNow: v.boolean(),
});

/** What a field of an address form can have, whatever it is for. */
const formField = {
  /** In the language of the request. Without it the field has its usual name. */
  label: v.nullish(v.string()),
  /** A regular expression for the whole value. */
  pattern: v.nullish(v.string()),
  /** A value that matches, shown when another does not. */
  example: v.nullish(v.string()),
  /** The values to choose from, of a region or a salutation, each with its name. Without them it is typed. */
  options: v.nullish(v.array(v.object({ value: v.string(), label: v.string() }))),
};

/** A field of the address form of a country. */
const addressField = v.object({
  name: v.picklist(['region', 'city', 'street', 'postcode']),
  isRequired: v.optional(v.boolean(), true),
  ...formField,
});

/** What is asked of a recipient beside name and phone. The salutation is before the name, the company behind it. */
const recipientField = v.object({
  name: v.picklist(['salutation', 'company']),
  isRequired: v.optional(v.boolean(), false),
  ...formField,
});
const recipientFields = v.optional(arrayWithoutInvalid(recipientField));
export type AddressField = v.InferOutput<typeof addressField> | v.InferOutput<typeof recipientField>;

/** A country to which the shop delivers. */
const country = v.object({
  code: countryCode,
  /** In the language of the request. Without it the browser's name of the country is shown. */
  name: v.nullish(v.string()),
  /**
   * The fields of its addresses in display order, `street` among them; recipient and phone come before them. A field that is not
   * listed is not asked for. Without the list the form is the one of the country that clients know.
   */
  fields: v.nullish(v.array(addressField)),
  /** Of recipients in this country, instead of those of the shop. */
  recipientFields,
});
export type Country = v.InferOutput<typeof country>;

/** Information about the shop: the server record of the initial state (spec section 3). */
export const serverRecord = v.object({
  shopName: v.string(),
  logo: v.nullish(picture, null),
  /** Currency of all amounts of the catalogue. */
  currency,
  serviceHours: v.nullish(serviceHours, null),
  phone: v.nullish(v.string(), null),
  /** One sentence that the home page shows at its top, or null. */
  notice: v.nullish(v.string(), null),
  /** Article id of the user agreement; null when none is published. */
  agreementId: v.nullish(id, null),
  /** Article id of the privacy policy; null when none is published. */
  privacyId: v.nullish(id, null),
  /** Number of digits of a one-time code. */
  loginCodeLength: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(4), v.maxValue(8)), 6),
  /** Country calling codes that the login form offers, such as `+1`. The first is preselected. */
  callingCodes: v.optional(v.array(v.pipe(v.string(), v.regex(/^\+\d{1,3}$/))), () => [...SHOP.callingCodes]),
  /** What customers sign in with, in the order in which the form offers it. Without it, or without a known one: the phone. */
  identifiers: v.optional(arrayWithoutInvalid(v.picklist(['phone', 'email']))),
  /**
   * The countries to which the shop delivers, in display order. Without them no address has a country. The one of the browser's region
   * is preselected, else the default country of the build, else the first one.
   */
  countries: v.optional(arrayWithoutInvalid(country)),
  /** The fields `salutation` and `company` where addresses have them. Without the list no address has them. */
  recipientFields,
  /** Whether prices contain the tax; clients then say so beside them. Without it they say nothing of taxes. */
  pricesIncludeTax: v.optional(v.boolean()),
  /**
   * Path below `/api/` of the call that ends the session: `POST` with the Authorization header and the body `{}`. It is sent on
   * sign-out, and its response is ignored. Without it a sign-out is not sent to the API.
   */
  logoutPath: v.optional(v.pipe(v.string(), v.regex(/^\/api(?:\/[\w-][\w.~-]*)+$/))),
  /**
   * Parts of the shop that are switched off with `false`: `wallet`, `withdrawals`, `coupons`, `discountCodes`, `tickets`,
   * `redeemCodes`, `promotion`, `presale`, `service`, `articles`, `docs`. Clients then show no link to them and send none of
   * their calls. Parts with optional calls are switched on with `true`: `returns`, `alerts`, `reviews`, `gifts`,
   * `accountDeletion`, and `facets` (`home/goodsList` then understands `withFacets`, `facets` and the sort order `rating`). A part that the build has switched off stays off.
   */
  features: v.optional(v.record(v.string(), v.boolean())),
  /** Server time of the response. Countdowns use it instead of the device clock. */
  serverTime: instant,
});
export type ServerRecord = v.InferOutput<typeof serverRecord>;
/** What customers sign in with. */
export type IdentifierKind = NonNullable<ServerRecord['identifiers']>[number];

/** Fetches the server record of the initial state (spec section 3). */
export const getServerInfo = /*#__PURE__*/ defineCall({
  name: 'getServerInfo',
  method: 'GET',
  path: '/api/server/info',
  summary: 'Information about the shop',
  envelope: 'code',
  input: emptyInput,
  output: serverRecord,
});
