/**
 * Deleting the account. The calls are optional: a shop that has them says so in `features.accountDeletion`. Amounts are in minor units.
 */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { email, phone, verifyCode } from './login';
import { arrayWithoutInvalid, count, currency, emptyInput, instant, price } from './schema/wire';

/**
 * What is lost, or what is in the way. Clients have words of their own for the kinds `balance`, `coupons`, `tickets`, `orders`,
 * `addresses`, `alerts` and `saved` of a loss, and `openOrders`, `openReturns` and `pendingWithdrawals` of a blocker. They show any other
 * kind by its `name`, in the language of the request.
 */
const deletionItem = v.object({
  kind: v.string(),
  name: v.nullish(v.string(), null),
  count: v.nullish(count, null),
  amount: v.nullish(price, null),
  currency: v.nullish(currency, null),
});
export type DeletionItem = v.InferOutput<typeof deletionItem>;

const accountDeletion = v.object({
  /** The phone of the account (E.164), to which `sendVerifyCode` sends the code. Without it the code goes to `email`. */
  phone: v.nullish(phone),
  email: v.nullish(email),
  /** What is lost with the account, in display order. */
  losses: arrayWithoutInvalid(deletionItem),
  /** What has to be finished first. While there is any, the account cannot be deleted. */
  blockers: arrayWithoutInvalid(deletionItem),
});
export type AccountDeletion = v.InferOutput<typeof accountDeletion>;

/** What a deletion of the account would take, and what is in its way. */
export const getAccountDeletion = /*#__PURE__*/ defineCall({
  name: 'getAccountDeletion',
  feature: 'accountDeletion',
  method: 'GET',
  path: '/api/user/deletion',
  summary: 'What is lost with the account, and what is in the way of its deletion',
  access: 'customer',
  input: emptyInput,
  output: accountDeletion,
});

/**
 * Deletes the account for good and ends all its sessions. `code` is the one that `sendVerifyCode` has sent to `phone` or `email` of
 * `getAccountDeletion` for the purpose `deleteAccount`. Errors: ACCOUNT_OPEN, CODE_WRONG, CODE_EXPIRED, TOO_MANY_REQUESTS.
 */
export const deleteAccount = /*#__PURE__*/ defineCall({
  name: 'deleteAccount',
  feature: 'accountDeletion',
  method: 'POST',
  path: '/api/user/delete',
  summary: 'Deletes the account for good',
  kind: 'write',
  access: 'customer',
  input: v.object({ code: verifyCode }),
  output: v.object({ deletedAt: instant }),
});
