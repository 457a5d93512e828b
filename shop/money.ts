/**
 * Arithmetic of the demo shop. Amounts are integers in minor units. A result that is not a safe integer throws a
 * RangeError (`RuleViolation`) instead of being rounded.
 */
import { RuleViolation } from './shopError';

/** Returns `amount`. Throws a RangeError unless it is a safe integer. */
export function exactAmount(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RuleViolation(`not an exact amount: ${amount}`);
  return amount;
}

/** Returns the sum of amounts in minor units. Throws a RangeError when a partial sum is not a safe integer. */
export const sumOf = (amounts: Iterable<number>): number => {
  let sum = 0;
  for (const amount of amounts) sum = exactAmount(sum + exactAmount(amount));
  return sum;
};

/** Returns price (minor units) × quantity. Throws a RangeError when the result is not a safe integer. */
export const multiplyExact = (price: number, quantity: number): number =>
  exactAmount(exactAmount(price) * exactAmount(quantity));

/** Returns `perCent` % of an amount in minor units, rounded down. */
export function percentOf(amount: number, perCent: number): number {
  return Number((BigInt(exactAmount(amount)) * BigInt(exactAmount(perCent))) / 100n);
}

/** Returns `part` of `whole` of an amount in minor units, rounded towards zero. 0 of an empty whole. */
export const partOf = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(exactAmount(amount)) * BigInt(exactAmount(part))) / BigInt(exactAmount(whole)));

/** Returns `perMille` ‰ of an amount in minor units, rounded up. */
export function perMilleOf(amount: number, perMille: number): number {
  return Number((BigInt(exactAmount(amount)) * BigInt(exactAmount(perMille)) + 999n) / 1000n);
}
