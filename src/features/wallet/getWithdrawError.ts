/** The field that a rejected withdrawal is about. */
import type { MutationError } from '@/query/useMutation';
import type { WithdrawErrors } from './withdrawEntry';

/** The field errors of an API error; empty when it is about no field. */
export function getWithdrawError(error: MutationError): WithdrawErrors {
  if (error.kind !== 'business') return {};
  if (error.errorCode === 'BALANCE_SHORT') return { amount: 'aboveBalance' };
  if (error.errorCode === 'BELOW_MINIMUM') return { amount: 'belowMinimum' };
  if (error.errorCode !== 'VALIDATION') return {};
  const { data } = error;
  const fields: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  return {
    ...('amount' in fields && { amount: 'unreadable' as const }),
    ...('payeeId' in fields && { payeeId: 'refused' as const }),
    ...('payeeName' in fields && { payeeName: 'refused' as const }),
    ...('payeeAccount' in fields && { payeeAccount: 'refused' as const }),
  };
}
