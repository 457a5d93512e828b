/** The withdrawals of the customer, newest first. */
import { getWithdrawLog } from '@/api/walletCalls';
import { useRead } from '@/hooks/useRead';

/** `withdrawals` is undefined until they are known; `dropped` counts those that could not be read. */
export function useWithdrawals() {
  const { data, problem, isLoading, isRefreshing, retry } = useRead(getWithdrawLog, {}, { skipErrorHandler: true });
  return { withdrawals: data?.list, dropped: data?.dropped ?? 0, problem, isLoading, isRefreshing, retry };
}

/** One withdrawal. `isGone` when the shop does not know it, or it is somebody else's. */
export function useWithdrawal(id: string) {
  const { withdrawals, problem, isRefreshing, retry } = useWithdrawals();
  const withdrawal = withdrawals?.find((one) => one.id === id);
  // What was known before may be older than the withdrawal itself.
  const isGone = withdrawals !== undefined && !withdrawal && !isRefreshing;
  return { withdrawal, isGone, problem, retry };
}
