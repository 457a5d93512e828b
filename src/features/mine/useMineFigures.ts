/** The figures of the mine page beyond those that come with the customer: balance, reward, hours of the service desk. */
import { useEffect, useRef } from 'react';
import { getPromotion } from '@/api/shopCalls';
import { getEnableBalance } from '@/api/userCalls';
import { useRead } from '@/hooks/useRead';
import { useServerRecord, useSession, useShopStateActions } from '@/hooks/useShopState';

/**
 * `balance` (minor units in its own currency) and `rewardEach` are undefined until they are known, and when they cannot be
 * had: the page stands without them. The customer's counts are asked again on every visit.
 */
export function useMineFigures() {
  const { status } = useSession();
  const { refreshUser } = useShopStateActions();
  const { serverRecord } = useServerRecord();
  const balance = useRead(getEnableBalance, {}, { skipErrorHandler: true });
  const promotion = useRead(getPromotion, { origin: window.location.origin }, { skipErrorHandler: true });

  // A customer who has only now been asked for comes with counts of now.
  const wasKnown = useRef(status === 'signedIn');
  useEffect(() => {
    if (wasKnown.current) void refreshUser();
  }, [refreshUser]);

  return {
    balance: balance.data,
    balanceProblem: balance.problem,
    retryBalance: balance.retry,
    reward: promotion.data && { amount: promotion.data.rewardEach, currency: promotion.data.currency },
    hours: serverRecord?.serviceHours ?? undefined,
  };
}
