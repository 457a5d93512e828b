/** The wallet: what it holds, what of it is held back and why, and what moved. */
import { useMemo } from 'react';
import { getWalletLog } from '@/api/walletCalls';
import { useRead } from '@/hooks/useRead';
import { useBalance } from './useBalance';
import { useWithdrawals } from './useWithdrawals';
import { walletChoices, walletMonths, type WalletFilter } from './walletFilter';
import { underWay } from './withdrawalSteps';

/** `held` says what keeps the frozen part: undefined where nothing is frozen, its parts undefined until they are known. */
export function useWallet(filter: WalletFilter) {
  const { balance, problem: balanceProblem, retry: retryBalance } = useBalance();
  const { withdrawals, problem: withdrawalsProblem, retry: retryWithdrawals } = useWithdrawals();
  const { data, problem, retry } = useRead(getWalletLog, {}, { skipErrorHandler: true });
  const { kind, month } = filter;

  const log = useMemo(() => {
    if (!data) return undefined;
    const chosen = { kind, month };
    return { isEmpty: data.list.length === 0, dropped: data.dropped, choices: walletChoices(data.list, chosen), months: walletMonths(data.list, chosen) };
  }, [data, kind, month]);

  const onTheirWay = withdrawals && balance && Math.min(underWay(withdrawals), balance.frozen);
  return {
    balance,
    balanceProblem,
    retryBalance,
    held:
      balance && balance.frozen > 0
        ? { amount: balance.frozen, withdrawals: onTheirWay, orders: onTheirWay === undefined ? undefined : balance.frozen - onTheirWay }
        : undefined,
    /** Why it cannot be said what is held back, and the way to ask again. */
    heldFault: balance && balance.frozen > 0 && withdrawalsProblem ? { problem: withdrawalsProblem, retry: retryWithdrawals } : undefined,
    /** What moved, as the filter leaves it; undefined until it is known. */
    log,
    problem,
    retry,
    /** Asks for all of it anew; resolves when the answers are there. */
    refresh: () => Promise.all([retryBalance(), retryWithdrawals(), retry()]),
  };
}
