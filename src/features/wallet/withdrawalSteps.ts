/** Progress of a withdrawal: review, payment, outcome. */
import type { Withdrawal } from '@/api/wallet';

export type WithdrawalStatus = Withdrawal['status'];

export interface WithdrawalStep {
  name: WithdrawalStatus;
  state: 'done' | 'now' | 'open' | 'failed';
}

/** The three steps of a withdrawal; the last one is the outcome or the expected outcome. */
export function withdrawalSteps(status: WithdrawalStatus): WithdrawalStep[] {
  switch (status) {
    case 'reviewing':
      return [
        { name: 'reviewing', state: 'now' },
        { name: 'paying', state: 'open' },
        { name: 'paid', state: 'open' },
      ];
    case 'paying':
      return [
        { name: 'reviewing', state: 'done' },
        { name: 'paying', state: 'now' },
        { name: 'paid', state: 'open' },
      ];
    case 'paid':
      return [
        { name: 'reviewing', state: 'done' },
        { name: 'paying', state: 'done' },
        { name: 'paid', state: 'done' },
      ];
    case 'failed':
      return [
        { name: 'reviewing', state: 'done' },
        { name: 'paying', state: 'done' },
        { name: 'failed', state: 'failed' },
      ];
  }
}

/** The amount that withdrawals in progress reserve, in minor units. */
export function amountInProgress(withdrawals: readonly Pick<Withdrawal, 'status' | 'amount'>[]): number {
  return withdrawals.reduce(
    (sum, { status, amount }) => (status === 'reviewing' || status === 'paying' ? sum + amount : sum),
    0,
  );
}
