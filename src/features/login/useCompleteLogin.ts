import { useCallback } from 'react';
import type { SignedIn } from '@/api/login';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { beginSession, bindTabToUser } from '@/lib/session';

/** Starts the session of a customer who has just signed in: stores the token, then the user. */
export function useCompleteLogin(): (signedIn: SignedIn) => void {
  const { setUser } = useInitialStateActions();
  return useCallback(
    ({ token, user }) => {
      bindTabToUser(user.id);
      beginSession(token);
      setUser(user);
    },
    [setUser],
  );
}
