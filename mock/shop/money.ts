/**
 * Sums of the demo shop: whole minor units, never fractions, never beyond what a number holds exactly. A sum that leaves
 * that range is a defect or an attack, so it throws instead of rounding silently.
 */

/** Hands `amount` back. Throws a RangeError unless it is a safe integer. */
export function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an exact amount: ${amount}`);
  return amount;
}

/** The sum of amounts in minor units. Throws when a partial sum is not exact. */
export const sumOf = (amounts: Iterable<number>): number => {
  let sum = 0;
  for (const amount of amounts) sum = exact(sum + exact(amount));
  return sum;
};

/** Price times quantity in minor units. Throws when it is not exact. */
export const times = (price: number, quantity: number): number => exact(exact(price) * exact(quantity));

/** `perCent` hundredths of an amount, rounded down in favour of the shop. Exact for every safe amount. */
export function perCentOf(amount: number, perCent: number): number {
  return Number((BigInt(exact(amount)) * BigInt(exact(perCent))) / 100n);
}

/** `perMille` thousandths of an amount, rounded up. Exact for every safe amount. */
export function perMilleOf(amount: number, perMille: number): number {
  return Number((BigInt(exact(amount)) * BigInt(exact(perMille)) + 999n) / 1000n);
}
