/** What the wallet holds now, and the rules of withdrawing. */
import { getEnableBalance } from '@/api/userCalls';
import { useRead } from '@/hooks/useRead';

/** `balance` is undefined until it is known. */
export function useBalance() {
  const { data: balance, problem, isLoading, retry } = useRead(getEnableBalance, {}, { skipErrorHandler: true });
  return { balance, problem, isLoading, retry };
}
