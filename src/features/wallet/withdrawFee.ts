/** The fee of a withdrawal, by the rule that the API returns with the balance. */
import type { Balance } from '@/api/wallet';

export type FeeRule = Pick<Balance, 'feeFixed' | 'feePerMille'>;

export interface WithdrawSum {
  /** Amount that leaves the wallet, minor units. */
  amount: number;
  fee: number;
  /** Amount that arrives. */
  net: number;
}

/** A fixed part plus a per mille part, rounded up; at most the amount. Exact for every safe integer. */
export function withdrawFee(amount: number, { feeFixed, feePerMille }: FeeRule): number {
  const share = Number((BigInt(amount) * BigInt(feePerMille) + 999n) / 1000n);
  return Math.min(amount, feeFixed + share);
}

/** Amount, fee and net amount. */
export function withdrawSum(amount: number, rule: FeeRule): WithdrawSum {
  const fee = withdrawFee(amount, rule);
  return { amount, fee, net: amount - fee };
}
