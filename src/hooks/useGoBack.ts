import { useLocation, useNavigate } from '@umijs/max';
import { useCallback } from 'react';
import { preferredFace } from '@/face';
import { faceOfPath, pathOf, type Screen } from '@/routes';

/** The number of entries of ours before the present one; the router keeps it over reload. */
function entriesBefore(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

/** Goes back as the browser would; a visit that began here goes to another screen of its face instead of out of the shop. */
export function useGoBack(elsewhere: Screen = 'home'): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    if (entriesBefore() > 0) navigate(-1);
    else navigate(pathOf(faceOfPath(pathname) ?? preferredFace(), elsewhere), { replace: true });
  }, [elsewhere, navigate, pathname]);
}
