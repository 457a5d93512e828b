import { decimalText, minorDigits } from '@/lib/money';
import { useWithdrawalLabels } from './useWithdrawalLabels';
import { useWithdrawals } from './useWithdrawals';

/** The log of withdrawals on both platforms: one card each, and whether to link to the form again. */
export function useWithdrawalsScreen() {
  const getLabels = useWithdrawalLabels();
  const { withdrawals, droppedCount, error, retry } = useWithdrawals();
  return {
    cards: withdrawals?.map((one) => ({
      id: one.id,
      /** The amount to withdraw again, as it is typed; undefined unless it failed. */
      again: one.status === 'failed' ? decimalText(one.amount, minorDigits(one.currency)) : undefined,
      card: getLabels(one).card,
    })),
    droppedCount,
    error,
    retry,
  };
}
