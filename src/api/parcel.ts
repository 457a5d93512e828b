/** Parcels of orders and of exchanges, and how far they are. */
import * as v from 'valibot';
import { arrayWithoutInvalid, httpsUrl, instant } from './schema/wire';

/** A step of a parcel. `text` and `location` are for the customer, in the language of the request. */
const parcelScan = v.object({ at: instant, text: v.string(), location: v.optional(v.string(), '') });
export type ParcelScan = v.InferOutput<typeof parcelScan>;

export const parcel = v.object({
  carrier: v.string(),
  number: v.string(),
  /** The carrier's page of the parcel. */
  trackingUrl: v.nullish(httpsUrl),
  /** What has happened to it, newest last. */
  scans: v.nullish(arrayWithoutInvalid(parcelScan)),
  /** Between which moments of the day of arrival it is delivered. */
  window: v.nullish(v.object({ from: instant, to: instant })),
});
export type Parcel = v.InferOutput<typeof parcel>;
