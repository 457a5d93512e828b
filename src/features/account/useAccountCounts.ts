/**
 * Figures of the mine page that are not part of the customer: balance, invitation reward, opening hours of the service
 * desk.
 */
import { useEffect, useRef } from 'react';
import { getPromotion } from '@/api/shopCalls';
import { getEnableBalance } from '@/api/userCalls';
import { useQuery } from '@/query/useQuery';
import { useServerRecord, useSession, useInitialStateActions } from '@/hooks/useInitialState';

/**
 * `balance` (minor units of its currency) and `rewardEach` are undefined until they are loaded and when loading fails;
 * the page then leaves them out. The customer's counts are refetched on every visit.
 */
export function useAccountCounts() {
  const { status } = useSession();
  const { refreshUser } = useInitialStateActions();
  const { serverRecord } = useServerRecord();
  const balance = useQuery(getEnableBalance, {});
  const promotion = useQuery(getPromotion, { origin: window.location.origin });

  // A customer who was loaded with this page already has current counts.
  const wasKnown = useRef(status === 'signedIn');
  useEffect(() => {
    if (wasKnown.current) void refreshUser();
  }, [refreshUser]);

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
