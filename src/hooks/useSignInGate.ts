/** Runs an action for a signed-in user, and offers the login to a visitor, after which the same action runs. */
import { useMemoizedFn } from 'ahooks';
import { useCallback, useEffect, useRef } from 'react';
import { promptSignIn, takePendingAction } from '@/lib/signInPrompt';
import { useSession } from './useInitialState';

/**
 * The returned function runs the action for a signed-in user; otherwise it offers the login, and the action runs when the user is back
 * on this screen. `name` must be unique over the screens.
 */
export function useSignInGate(name: string, run: (payload: string) => void): (payload?: string) => void {
  const { status } = useSession();
  const runLatest = useMemoizedFn(run);
  const pendingPayload = useRef<string>(undefined);

  useEffect(() => {
    if (status === 'loading') return;
    const pending = pendingPayload.current;
    pendingPayload.current = undefined;
    if (status === 'signedIn') {
      const payload = pending ?? takePendingAction(name)?.payload;
      if (payload !== undefined) runLatest(payload);
    } else if (pending !== undefined) {
      promptSignIn({ name, payload: pending });
    }
  }, [name, status, runLatest]);

  return useCallback(
    (payload = '') => {
      if (status === 'signedIn') runLatest(payload);
      // A stored token whose user is still loading must not offer the login.
      else if (status === 'loading') pendingPayload.current = payload;
      else promptSignIn({ name, payload });
    },
    [name, status, runLatest],
  );
}
