/** Where the login page leads when somebody is signed in: back to what they were doing, without meeting login again. */
import { useLocation, useNavigate } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { parseQuery } from '@/domain/query';
import { pathOf, safeReturnTo, type Face } from '@/routes';
import { dropPendingAction } from '@/signInOffer';
import { useSession } from './useShopState';

/** True when the entry before this one is the page that login was offered on. */
function wasOffered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOffered' in state && state.isOffered === true;
}

/** Goes on as soon as the visitor is signed in; leaving without that drops what was pending. */
export function useLoginReturn(face: Face): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const isSignedIn = status === 'signedIn';
  const latest = useRef({ search, state, isSignedIn });
  latest.current = { search, state, isSignedIn };

  useEffect(() => {
    if (!isSignedIn) return;
    const { search: query, state: offer } = latest.current;
    // Back to the very entry: its open sheet and its scroll position are still there.
    if (wasOffered(offer)) navigate(-1);
    else navigate(safeReturnTo(face, parseQuery(query)['returnTo']) ?? pathOf(face, 'home'), { replace: true });
  }, [face, isSignedIn, navigate]);

  useEffect(
    () => () => {
      if (!latest.current.isSignedIn) dropPendingAction();
    },
    [],
  );
}
