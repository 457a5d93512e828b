/** How far a withdrawal has come: review, payment, and how it ended. */
import type { Withdrawal } from '@/api/schema/user';

export type WithdrawalStatus = Withdrawal['status'];

export interface WithdrawalStep {
  name: WithdrawalStatus;
  state: 'done' | 'now' | 'open' | 'failed';
}

/** The three steps of a withdrawal; the last one is what it came to, or what it is on its way to. */
export function withdrawalSteps(status: WithdrawalStatus): WithdrawalStep[] {
  switch (status) {
    case 'reviewing':
      return [{ name: 'reviewing', state: 'now' }, { name: 'paying', state: 'open' }, { name: 'paid', state: 'open' }];
    case 'paying':
      return [{ name: 'reviewing', state: 'done' }, { name: 'paying', state: 'now' }, { name: 'paid', state: 'open' }];
    case 'paid':
      return [{ name: 'reviewing', state: 'done' }, { name: 'paying', state: 'done' }, { name: 'paid', state: 'done' }];
    case 'failed':
      return [{ name: 'reviewing', state: 'done' }, { name: 'paying', state: 'done' }, { name: 'failed', state: 'failed' }];
  }
}

/** What withdrawals under way keep away from the customer, minor units. */
export function underWay(withdrawals: readonly Pick<Withdrawal, 'status' | 'amount'>[]): number {
  return withdrawals.reduce((sum, { status, amount }) => (status === 'reviewing' || status === 'paying' ? sum + amount : sum), 0);
}
