import { useCallback } from 'react';
import type { SignedIn } from '@/api/schema/user';
import { useShopStateActions } from '@/hooks/useShopState';
import { beginSession, claimTab } from '@/session';

/** Opens the session of a customer who has just signed in: token and user, in this order. */
export function useEnterShop(): (signedIn: SignedIn) => void {
  const { setUser } = useShopStateActions();
  return useCallback(
    ({ token, user }) => {
      claimTab(user.id);
      beginSession(token);
      setUser(user);
    },
    [setUser],
  );
}
