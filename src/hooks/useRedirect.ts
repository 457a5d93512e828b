import { useNavigate } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useEffect } from 'react';

/**
 * Replaces this page with `path` once it is defined: Back does not return to a finished page. `state` is that of the new history
 * entry, which a reload keeps.
 */
export function useRedirect(path: string | undefined, state?: unknown): void {
  const navigate = useNavigate();
  const latestState = useLatest(state);
  useEffect(() => {
    if (path !== undefined) navigate(path, { replace: true, state: latestState.current });
  }, [path, navigate, latestState]);
}
