/** The promotion (spec section 7, `/api/mine`). */
import * as v from 'valibot';
import { count, currency, price, webUrl } from './schema/wire';
import { defineCall } from './defineCall';

/** The invitation programme for one customer: link, rules and results. */
export const promotion = v.object({
  inviteCode: v.string(),
  inviteUrl: webUrl,
  /** Reward per invited customer in minor units. */
  rewardEach: price,
  currency,
  rules: v.array(v.string()),
  /** Number of customers who signed up with the invite code. */
  invited: count,
  /** Sum of the rewards in minor units. */
  earned: price,
});
export type Promotion = v.InferOutput<typeof promotion>;

/**
 * Fetches the invite link of the customer and its rewards. `origin` is the address of the storefront without a slash at the end: its
 * origin, and the path below which it runs.
 */
export const getPromotion = /*#__PURE__*/ defineCall({
  name: 'getPromotion',
  feature: 'promotion',
  method: 'GET',
  path: '/api/mine/promotionInfo',
  summary: 'The invite link of the customer and its rewards',
  access: 'customer',
  input: v.object({ origin: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  output: promotion,
});
