import { useWithdrawalWords } from './useWithdrawalWords';
import { useWithdrawals } from './useWithdrawals';

/** The log of withdrawals as both faces draw it: a card for each, and whether to offer another try. */
export function useWithdrawalsScreen() {
  const wordsOf = useWithdrawalWords();
  const { withdrawals, dropped, problem, retry } = useWithdrawals();
  return {
    cards: withdrawals?.map((one) => ({ id: one.id, isFailed: one.status === 'failed', card: wordsOf(one).card })),
    dropped,
    problem,
    retry,
  };
}
export type WithdrawalsScreen = ReturnType<typeof useWithdrawalsScreen>;
