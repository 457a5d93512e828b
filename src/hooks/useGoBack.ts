import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useEffect, useRef } from 'react';
import { preferredPlatform } from '@/lib/preferredPlatform';
import { platformOfPath, pathOf, type Screen } from '@/lib/routes';

/** The number of history entries of this app before the present one; the router keeps it over a reload. */
function countEarlierEntries(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * Goes back as the browser does. A visit that started here goes to another screen of its platform instead of out of the shop. A user who
 * left the page before a response that goes back stays on the new page.
 */
export function useGoBack(elsewhere: Screen = 'home'): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => {
    if (!isHere.current) return;
    if (countEarlierEntries() > 0) navigate(-1);
    else navigate(pathOf(platformOfPath(pathname) ?? preferredPlatform(), elsewhere), { replace: true });
  }, [elsewhere, navigate, pathname]);
}
