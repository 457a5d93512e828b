/** Ways to pay an order, and what became of an attempt to pay it. */
import * as v from 'valibot';
import { isWebUrl } from '../../lib/webAddress';
import { id, operationId, price } from './wire';

/**
 * The page of a payment provider: an https URL, or a path on the shop's own origin. A path has no character that browsers drop
 * or change, which could turn it into the address of another host.
 */
const paymentPage = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(/^https:\/\/|^\/(?!\/)[\w\-./~%?=&]*$/),
  v.check((page) => page.startsWith('/') || isWebUrl(page)),
);

/** Where a payment is completed: a page, null without one, or empty when the API names a page that cannot be opened. */
export const redirectUrl = v.fallback(v.nullish(paymentPage, null), '');

/** A way to pay an order. */
export const paymentMethod = v.object({
  id,
  name: v.string(),
  /** `card`, `balance`, `app` or `bank`, or the source of a picture (`picture.src`). Any other value shows a neutral icon. */
  icon: v.optional(v.string(), ''),
  /** One line below the name, for example "Visa, Mastercard". */
  note: v.optional(v.string(), ''),
  /** Whether this order can be paid with it now. `reason` says why not, for example that the balance is too small. */
  isUsable: v.optional(v.boolean(), true),
  reason: v.nullish(v.string(), null),
  /** Whether the customer paid with it last. It is preselected. */
  isLastUsed: v.optional(v.boolean(), false),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/**
 * The last attempt to pay that has not paid the order. `waiting`: the provider has not said yet. `declined` and `cancelled`: nothing
 * was charged. `returned`: the money came when the order could not be paid any more, and goes back to where it came from.
 */
export const paymentAttempt = v.object({
  /** The operation that began it: after a lost response the client finds its payment by it. */
  operationId,
  /** The method, one of `paymentMethods` of the order. Without it the client finds it by its name. */
  methodId: v.nullish(id),
  /** Name of the method. */
  name: v.string(),
  state: v.picklist(['waiting', 'declined', 'cancelled', 'returned']),
  /** What the customer has to do, or why it was declined. */
  note: v.optional(v.string(), ''),
  /** Page of the provider on which a waiting payment is completed, or null. */
  redirectUrl,
  /** Amount in minor units. */
  amount: price,
});
