/** The balance and the rules of withdrawing. */
import { getEnableBalance } from '@/api/wallet';
import { useQuery } from '@/query/useQuery';

/** `balance` is undefined until it is loaded. */
export function useBalance() {
  const { data: balance, error, isLoading, refetch: retry } = useQuery(getEnableBalance, {});
  return { balance, error, isLoading, retry };
}
