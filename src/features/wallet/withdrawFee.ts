/** What a withdrawal costs, by the rule that the shop names with the balance. */
import type { Balance } from '@/api/schema/user';

export type FeeRule = Pick<Balance, 'feeFixed' | 'feePerMille'>;

export interface WithdrawSum {
  /** What leaves the wallet, minor units. */
  amount: number;
  fee: number;
  /** What arrives. */
  net: number;
}

/** The fixed part and the thousandths, rounded up; never more than the amount. Exact for every safe amount. */
export function withdrawFee(amount: number, { feeFixed, feePerMille }: FeeRule): number {
  const share = Number((BigInt(amount) * BigInt(feePerMille) + 999n) / 1000n);
  return Math.min(amount, feeFixed + share);
}

/** Amount, fee and what is left of it. */
export function withdrawSum(amount: number, rule: FeeRule): WithdrawSum {
  const fee = withdrawFee(amount, rule);
  return { amount, fee, net: amount - fee };
}
