/** Discount codes: words that a customer types. Each has a time, a limit in all and one per customer. */
import type { DiscountCodeSeed } from '../catalogue/types';
import type { ShopContext } from '../context';
import { DAY } from '../time';
import { deduct, refusedAs, type DeductibleLine, type DeductionOutcome } from './deduction';

/** A code as it is kept: without spaces and dashes, in capitals. */
export const normalisedCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s\p{Pd}_]/gu, '').toUpperCase();

const customerKey = (code: string, customerId: string) => `${code}:${customerId}`;

export interface DiscountOutcome extends DeductionOutcome {
  /** As it was typed, when nobody knows it. */
  code: string;
  plan: DiscountCodeSeed | null;
}

/** Whether a customer (null: a visitor) may use a code at all, whatever they buy. */
export function checkDiscount(context: ShopContext, customerId: string | null, typed: string): DiscountOutcome {
  const wanted = normalisedCode(typed);
  const plan = context.goods.discountCodes.find((one) => normalisedCode(one.code) === wanted);
  if (!plan) return { ...refusedAs('unknown'), code: typed.trim(), plan: null };
  return { code: plan.code, plan, ...(limitsOf(context, customerId, plan) ?? { off: 0, refusal: null }) };
}

function limitsOf({ books, goods: { openedAt }, now }: ShopContext, customerId: string | null, plan: DiscountCodeSeed): DeductionOutcome | undefined {
  if (now < openedAt + plan.fromDay * DAY) return refusedAs('notStarted');
  if (now >= openedAt + plan.untilDay * DAY) return refusedAs('expired');
  const uses = books.discountUses.get(plan.code) ?? 0;
  const ownUses = customerId === null ? 0 : (books.discountUses.get(customerKey(plan.code, customerId)) ?? 0);
  const isUsedUp = (plan.mostUses !== null && uses >= plan.mostUses) || ownUses >= plan.mostPerCustomer;
  return isUsedUp ? refusedAs('limitReached') : undefined;
}

/** What a code takes off these lines, or why it takes off nothing. */
export function quoteDiscount(context: ShopContext, customerId: string | null, typed: string, lines: readonly DeductibleLine[]): DiscountOutcome {
  const checked = checkDiscount(context, customerId, typed);
  return checked.plan && !checked.refusal ? { ...checked, ...deduct(checked.plan.deduction, lines) } : checked;
}

/** Counts a use of a code, or takes one back when the order is cancelled. */
export function countDiscountUse({ books }: ShopContext, code: string | null, customerId: string, step: 1 | -1): void {
  if (code === null) return;
  for (const key of [code, customerKey(code, customerId)]) {
    books.discountUses.put(key, Math.max(0, (books.discountUses.get(key) ?? 0) + step));
  }
}
