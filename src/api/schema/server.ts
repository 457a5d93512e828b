/** The service desk: who the shop is, how it is reached, and the channels through which it answers. */
import * as v from 'valibot';
import { count, currency, id, instant, picture } from './wire';

/** Opening hours of the service desk as local wall-clock times of the shop. */
export const serviceHours = v.object({
  /** `HH:mm`, 24 hours. */
  opens: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  closes: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  /** IANA name, for example `America/New_York`. */
  timeZone: v.string(),
  isOpenNow: v.boolean(),
});

/** The server record of the initial state (spec section 3). */
export const serverRecord = v.object({
  shopName: v.string(),
  logo: v.nullish(picture, null),
  /** The currency of every amount of the catalogue. */
  currency,
  serviceHours: v.nullish(serviceHours, null),
  phone: v.nullish(v.string(), null),
  /** One sentence shown above the home page, or null. */
  notice: v.nullish(v.string(), null),
  /** Article ids of the two texts that a customer agrees to. */
  agreementId: v.nullish(id, null),
  privacyId: v.nullish(id, null),
  /** Digits of a one-time code. */
  loginCodeLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(8)), 6),
  /** Calling codes offered at login, the first is preselected; E.164 prefixes such as `+1`. */
  callingCodes: v.optional(v.array(v.pipe(v.string(), v.regex(/^\+\d{1,3}$/))), ['+1', '+86']),
  /** How many goods the shop holds, for the search field. */
  goodsCount: v.optional(count),
  /** The shop's clock when it answered: countdowns run by it, not by the device. */
  serverTime: instant,
});
export type ServerRecord = v.InferOutput<typeof serverRecord>;

/** One way to reach the service desk. */
export const serverChannel = v.object({
  id,
  kind: v.picklist(['chat', 'phone', 'email', 'community']),
  name: v.string(),
  /** Number, address or link, according to `kind`. */
  contact: v.string(),
  /** Payload of a QR code that opens the channel, or null. */
  code: v.nullish(v.string(), null),
  hours: v.nullish(serviceHours, null),
});
export type ServerChannel = v.InferOutput<typeof serverChannel>;

/** The customer's own service code, shown to an agent as text and as QR. */
export const serverCode = v.object({ code: v.string(), qrPayload: v.string(), expiresAt: v.nullish(instant, null) });
export type ServerCode = v.InferOutput<typeof serverCode>;
