import { useCallback } from 'react';
import { useShopStateActions } from '@/hooks/useShopState';
import { endSession } from '@/session';

/** Ends the session in every tab and clears the user; the page then goes to the home page of its face (spec section 4). */
export function useLogout(): () => void {
  const { clearUser } = useShopStateActions();
  return useCallback(() => {
    endSession();
    clearUser();
  }, [clearUser]);
}
