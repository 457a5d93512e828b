/** Computes the deduction of a coupon or discount code, or the reason why it does not apply. */
import type { Ineligibility } from '../../src/api/coupons';
import { percentOf, sumOf } from '../money';
import type { DiscountRule, ProductScope } from './rows';

/** The fields of an order line that a deduction depends on. `subtotal` is in minor units. */
export interface DeductibleLine {
  goodsId: string;
  categoryId: string | null;
  isVirtual: boolean;
  subtotal: number;
}

/** A deduction, or the refusal when it does not apply. */
export interface DeductionOutcome {
  /** The deduction in minor units. 0 when it does not apply. */
  amountOff: number;
  refusal: Ineligibility | null;
}

/** Returns no deduction, with the reason. `missing` is the amount below the threshold in minor units. */
export const refuseDeduction = (code: Ineligibility['code'], missing: number | null = null): DeductionOutcome => ({
  amountOff: 0,
  refusal: { code, missing },
});

/** Virtual products, such as gift cards, are in a scope only by product id. */
function isInScope(line: DeductibleLine, { categoryIds, goodsIds }: ProductScope): boolean {
  if (goodsIds?.includes(line.goodsId)) return true;
  if (line.isVirtual) return false;
  if (goodsIds === null && categoryIds === null) return true;
  return line.categoryId !== null && (categoryIds?.includes(line.categoryId) ?? false);
}

/** Computes the deduction for these lines. It is at most the subtotal of the lines in its scope. */
export function computeDeduction(deduction: DiscountRule, lines: readonly DeductibleLine[]): DeductionOutcome {
  const linesInScope = lines.filter((line) => isInScope(line, deduction.scope));
  const subtotal = sumOf(linesInScope.map((line) => line.subtotal));
  if (linesInScope.length === 0) return refuseDeduction('otherGoods');
  if (subtotal < deduction.threshold) return refuseDeduction('belowThreshold', deduction.threshold - subtotal);
  const fullAmount = deduction.kind === 'amount' ? deduction.value : percentOf(subtotal, deduction.value);
  return { amountOff: Math.min(fullAmount, deduction.maxOff ?? fullAmount, subtotal), refusal: null };
}
