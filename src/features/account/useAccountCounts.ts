/**
 * Figures of the mine page that are not part of the customer: balance, invitation reward, opening hours of the service
 * desk.
 */
import { getPromotion } from '@/api/promotion';
import { getEnableBalance } from '@/api/wallet';
import { useQuery } from '@/query/useQuery';
import { useServerRecord, useInitialStateActions } from '@/hooks/useInitialState';

/**
 * `balance` (minor units of its currency) and `rewardEach` are undefined until they are loaded and when loading fails;
 * the page then leaves them out. The customer's counts are those of the start and of the last write that changed them.
 */
export function useAccountCounts() {
  const { refreshUser } = useInitialStateActions();
  const { serverRecord } = useServerRecord();
  const balance = useQuery(getEnableBalance, {});
  const promotion = useQuery(getPromotion, { origin: window.location.origin });

  return {
    balance: balance.data,
    balanceError: balance.error,
    retryBalance: balance.refetch,
    /** Fetches the user and all figures again. */
    refresh: () => Promise.all([refreshUser(), balance.refetch(), promotion.refetch()]),
    reward: promotion.data && { amount: promotion.data.rewardEach, currency: promotion.data.currency },
    hours: serverRecord?.serviceHours ?? undefined,
  };
}
