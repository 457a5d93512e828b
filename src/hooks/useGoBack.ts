import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useEffect, useRef } from 'react';
import { preferredFace } from '@/face';
import { faceOfPath, pathOf, type Screen } from '@/routes';

/** The number of entries of ours before the present one; the router keeps it over reload. */
function entriesBefore(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * Goes back as the browser would; a visit that began here goes to another screen of its face instead of out of the shop.
 * Whoever has left the page already, before an answer that was to lead back, stays where they are.
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
    if (entriesBefore() > 0) navigate(-1);
    else navigate(pathOf(faceOfPath(pathname) ?? preferredFace(), elsewhere), { replace: true });
  }, [elsewhere, navigate, pathname]);
}
