/** Which field of the withdrawal a refusal of the shop belongs to. */
import type { Refused } from '@/hooks/useSubmit';
import type { WithdrawFaults } from './withdrawEntry';

/** The faults that a refusal means; empty when it belongs to no field. */
export function whyWithdrawRefused(problem: Refused): WithdrawFaults {
  if (problem.kind !== 'business') return {};
  if (problem.errorCode === 'BALANCE_SHORT') return { amount: 'aboveBalance' };
  if (problem.errorCode === 'BELOW_MINIMUM') return { amount: 'belowMinimum' };
  if (problem.errorCode !== 'VALIDATION') return {};
  const { data } = problem;
  const fields: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  return {
    ...('amount' in fields && { amount: 'unreadable' as const }),
    ...('payeeName' in fields && { payeeName: 'refused' as const }),
    ...('payeeAccount' in fields && { payeeAccount: 'refused' as const }),
  };
}
