/** What a coupon or discount code takes off certain goods, or why it takes off nothing. */
import type { Refusal } from '../../../src/api/schema/coupon';
import { perCentOf, sumOf } from '../money';
import type { Deduction, Scope } from './rows';

/** A line as the deduction sees it. */
export interface DeductibleLine {
  goodsId: string;
  categoryId: string | null;
  isVirtual: boolean;
  subtotal: number;
}

export interface DeductionOutcome {
  /** Minor units; 0 when refused. */
  off: number;
  refusal: Refusal | null;
}

/** Nothing taken off, and why. `missing` is in minor units. */
export const refusedAs = (code: Refusal['code'], missing: number | null = null): DeductionOutcome => ({ off: 0, refusal: { code, missing } });

/** Virtual goods are money or as good as money: only what names them takes anything off them. */
function isInScope(line: DeductibleLine, { categoryIds, goodsIds }: Scope): boolean {
  if (goodsIds?.includes(line.goodsId)) return true;
  if (line.isVirtual) return false;
  if (goodsIds === null && categoryIds === null) return true;
  return line.categoryId !== null && (categoryIds?.includes(line.categoryId) ?? false);
}

/** What `deduction` takes off these lines, never more than the goods in its scope cost. */
export function deduct(deduction: Deduction, lines: readonly DeductibleLine[]): DeductionOutcome {
  const fitting = lines.filter((line) => isInScope(line, deduction.scope));
  const subtotal = sumOf(fitting.map((line) => line.subtotal));
  if (fitting.length === 0) return refusedAs('otherGoods');
  if (subtotal < deduction.threshold) return refusedAs('belowThreshold', deduction.threshold - subtotal);
  const full = deduction.kind === 'amount' ? deduction.value : perCentOf(subtotal, deduction.value);
  return { off: Math.min(full, deduction.maxOff ?? full, subtotal), refusal: null };
}
