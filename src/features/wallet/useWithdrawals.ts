/** The customer's withdrawals, newest first. */
import { useEffect, useState } from 'react';
import { getWithdrawLog } from '@/api/wallet';
import { useQuery } from '@/query/useQuery';

/** `withdrawals` is undefined until they are loaded; `dropped` is the number of those that could not be read. */
export function useWithdrawals() {
  const { data, error, isLoading, isRefreshing, refetch: retry } = useQuery(getWithdrawLog, {});
  return { withdrawals: data?.list, droppedCount: data?.droppedCount ?? 0, error, isLoading, isRefreshing, retry };
}

/** One withdrawal. `isGone` when the API does not know it or it belongs to another customer. */
export function useWithdrawal(id: string) {
  const { withdrawals, error, isRefreshing, retry } = useWithdrawals();
  const withdrawal = withdrawals?.find((one) => one.id === id);
  // Cached data may be older than the withdrawal. The first render comes before its request.
  const [isRequested, setIsRequested] = useState(false);
  useEffect(() => setIsRequested(true), []);
  const isGone = withdrawals !== undefined && !withdrawal && isRequested && !isRefreshing;
  return { withdrawal, isGone, error, retry };
}
