/**
 * Where the login page leads after the sign-in: back to the previous page, without leaving the login page in the
 * history.
 */
import { useLocation, useNavigate } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useEffect } from 'react';
import { parseSearchParams } from '@/lib/searchParams';
import { pathOf, safeReturnTo, type Platform } from '@/lib/routes';
import { dropPendingAction } from '@/lib/signInPrompt';
import { useSession } from '@/hooks/useInitialState';

/** Whether the previous history entry is the page that asked for the sign-in. */
function wasLoginOffered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOffered' in state && state.isOffered === true;
}

/** Leaves the page as soon as the customer is signed in; leaving without a sign-in discards the pending action. */
export function useLoginReturn(platform: Platform): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const isSignedIn = status === 'signedIn';
  const latest = useLatest({ search, state, isSignedIn });

  useEffect(() => {
    if (!isSignedIn) return;
    const { search: query, state: offer } = latest.current;
    // Goes back to the same history entry, which still has its modal and scroll position.
    if (wasLoginOffered(offer)) navigate(-1);
    else
      navigate(safeReturnTo(platform, parseSearchParams(query)['returnTo']) ?? pathOf(platform, 'home'), {
        replace: true,
      });
  }, [platform, isSignedIn, navigate, latest]);

  useEffect(
    () => () => {
      if (!latest.current.isSignedIn) dropPendingAction();
    },
    [latest],
  );
}
