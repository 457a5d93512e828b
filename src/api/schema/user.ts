/** The customer: who they are, where goods go, what they may spend. */
import * as v from 'valibot';
import { user } from './customer';
import { count, currency, id, instant, money, price } from './wire';

export { user, type User } from './customer';

/** A phone number in E.164, for example `+14155550134`. */
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/));

/** The digits of a one-time code. */
export const verifyCode = v.pipe(v.string(), v.regex(/^\d{4,8}$/));

/** At most so many characters as JSON Schema counts them (code points): the length of a text counts an emoji twice. */
const maxCharacters = <const Most extends number>(most: Most) => {
  const inUnits = v.maxLength<string, Most>(most);
  const inCharacters: typeof inUnits = {
    ...inUnits,
    '~run': (dataset, config) => (dataset.typed && [...dataset.value].length <= most ? dataset : inUnits['~run'](dataset, config)),
  };
  return inCharacters;
};

/** What a customer wants to be called. */
export const nickname = v.pipe(v.string(), v.trim(), v.minLength(1), maxCharacters(24));

export const verifyCodeSent = v.object({
  /** Ms until another code may be asked for, counted from this answer. */
  resendAfterMs: count,
  /** Ms for which the code is valid, counted from this answer. */
  validForMs: count,
  /** Only the demo shop sends it; a real API leaves it out. */
  demoCode: v.optional(verifyCode),
});
export type VerifyCodeSent = v.InferOutput<typeof verifyCodeSent>;

export const signedIn = v.object({ token: v.pipe(v.string(), v.minLength(1)), user });
export type SignedIn = v.InferOutput<typeof signedIn>;

/** What a customer types for an address. Lengths are those that fit a parcel label. */
export const addressDraft = v.object({
  recipient: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  phone,
  /** State or province. */
  region: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  city: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  street: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  postcode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(12)), ''),
  isDefault: v.optional(v.boolean(), false),
});
export type AddressDraft = v.InferOutput<typeof addressDraft>;

export const address = v.object({ id, ...addressDraft.entries });
export type Address = v.InferOutput<typeof address>;

/** What the wallet holds and the rules of withdrawing. */
export const balance = v.object({
  currency,
  /** Can be spent or withdrawn now. */
  available: price,
  /** Held by unpaid orders and withdrawals under way. */
  frozen: price,
  withdrawMinimum: price,
  /** The fee is `feeFixed` plus `feePerMille` thousandths of the amount, rounded up. */
  feeFixed: price,
  feePerMille: count,
});
export type Balance = v.InferOutput<typeof balance>;

export const walletEntryKind = v.picklist(['payment', 'refund', 'reward', 'redeem', 'withdrawal', 'withdrawalReturn', 'topUp']);
export const walletEntry = v.object({
  id,
  kind: walletEntryKind,
  title: v.string(),
  /** Minor units, negative for what left the wallet. */
  amount: money,
  balanceAfter: price,
  at: instant,
  orderId: v.nullish(id, null),
  operationId: v.nullish(v.string(), null),
});
export type WalletEntry = v.InferOutput<typeof walletEntry>;

export const withdrawal = v.object({
  id,
  amount: price,
  fee: price,
  /** What arrives: amount less fee. */
  net: price,
  currency,
  payee: v.string(),
  status: v.picklist(['reviewing', 'paying', 'paid', 'failed']),
  /** Why it failed, in the customer's language, or null. */
  reason: v.nullish(v.string(), null),
  requestedAt: instant,
  settledAt: v.nullish(instant, null),
  operationId: v.nullish(v.string(), null),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

export const promotion = v.object({
  inviteCode: v.string(),
  inviteUrl: v.string(),
  /** Reward for each invited friend, minor units. */
  rewardEach: price,
  currency,
  rules: v.array(v.string()),
  invited: count,
  earned: price,
});
export type Promotion = v.InferOutput<typeof promotion>;
