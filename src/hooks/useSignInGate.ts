/** Lets a signed-in customer pass and offers login to everyone else, who then resumes with the same action. */
import { useCallback, useEffect, useRef } from 'react';
import { offerSignIn, takePendingAction } from '@/signInOffer';
import { useSession } from './useShopState';

/**
 * `pass(payload)` runs the action for a signed-in customer, otherwise offers login and runs it when this screen is shown
 * to them again. `name` must be unique over the screens.
 */
export function useSignInGate(name: string, run: (payload: string) => void): (payload?: string) => void {
  const { status } = useSession();
  const latest = useRef(run);
  latest.current = run;
  const waiting = useRef<string>(undefined);

  useEffect(() => {
    if (status === 'loading') return;
    const asked = waiting.current;
    waiting.current = undefined;
    if (status === 'signedIn') {
      const payload = asked ?? takePendingAction(name)?.payload;
      if (payload !== undefined) latest.current(payload);
    } else if (asked !== undefined) {
      offerSignIn({ name, payload: asked });
    }
  }, [name, status]);

  return useCallback(
    (payload = '') => {
      if (status === 'signedIn') latest.current(payload);
      // A customer with a token must not be asked to sign in because the shop has not yet said who they are.
      else if (status === 'loading') waiting.current = payload;
      else offerSignIn({ name, payload });
    },
    [name, status],
  );
}
