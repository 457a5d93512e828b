/** Discount codes, which customers type at checkout. A code has a period, a total limit and a limit per customer. */
import type { DiscountCodeSeed } from '../catalogue/types';
import type { ShopContext } from '../context';
import { DAY_MS } from '../time';
import { computeDeduction, refuseDeduction, type DeductibleLine, type DeductionOutcome } from './deduction';

/** Returns a code for comparison: without spaces, dashes and underscores, in capitals. */
export const normalizeDiscountCode = (input: string): string =>
  input
    .normalize('NFKC')
    .replace(/[\s\p{Pd}_]/gu, '')
    .toUpperCase();

const customerKey = (code: string, customerId: string) => `${code}:${customerId}`;

/** The result of a discount code. `seed` is null for an unknown code. */
export interface DiscountOutcome extends DeductionOutcome {
  /** The code of the catalogue. For an unknown code: the input without surrounding spaces. */
  code: string;
  seed: DiscountCodeSeed | null;
}

/**
 * Checks the period and the limits of a code, regardless of products. `customerId` is null without a session. Returns a
 * refusal when the code cannot be used.
 */
export function checkDiscount(context: ShopContext, customerId: string | null, input: string): DiscountOutcome {
  const code = normalizeDiscountCode(input);
  const seed = context.goods.discountCodes.find((one) => normalizeDiscountCode(one.code) === code);
  if (!seed) return { ...refuseDeduction('unknown'), code: input.trim(), seed: null };
  return {
    code: seed.code,
    seed,
    ...(checkLimits(context, customerId, seed) ?? { amountOff: 0, refusal: null }),
  };
}

function checkLimits(
  { database, goods: { openedAt }, now }: ShopContext,
  customerId: string | null,
  seed: DiscountCodeSeed,
): DeductionOutcome | undefined {
  if (now < openedAt + seed.fromDay * DAY_MS) return refuseDeduction('notStarted');
  if (now >= openedAt + seed.untilDay * DAY_MS) return refuseDeduction('expired');
  const uses = database.discountUses.get(seed.code) ?? 0;
  const ownUses = customerId === null ? 0 : (database.discountUses.get(customerKey(seed.code, customerId)) ?? 0);
  const isUsedUp = (seed.maxUses !== null && uses >= seed.maxUses) || ownUses >= seed.maxUsesPerCustomer;
  return isUsedUp ? refuseDeduction('limitReached') : undefined;
}

/** Computes the deduction of a code for these lines, or returns the refusal. */
export function quoteDiscount(
  context: ShopContext,
  customerId: string | null,
  input: string,
  lines: readonly DeductibleLine[],
): DiscountOutcome {
  const checked = checkDiscount(context, customerId, input);
  return checked.seed && !checked.refusal
    ? { ...checked, ...computeDeduction(checked.seed.deduction, lines) }
    : checked;
}

/** Adds `step` to the uses of a code: 1 for a new order, -1 for a cancelled one. Does nothing for null. */
export function countDiscountUse(
  { database }: ShopContext,
  code: string | null,
  customerId: string,
  step: 1 | -1,
): void {
  if (code === null) return;
  for (const key of [code, customerKey(code, customerId)]) {
    database.discountUses.put(key, Math.max(0, (database.discountUses.get(key) ?? 0) + step));
  }
}
