import { useCallback } from 'react';
import { requestHeaders } from '@/lib/requestHeaders';
import { useServerRecord } from '@/hooks/useInitialState';
import { currentLanguage } from '@/lib/i18n';
import { currentToken, endSession } from '@/lib/session';

/**
 * Ends the session in every tab. The layout then clears the user and opens the home page of the platform (spec section 4).
 * The sign-out is reported to the API where the server record names a path for it. Nothing waits for that, and a failure changes nothing.
 */
export function useLogout(): () => void {
  const path = useServerRecord().serverRecord?.logoutPath;
  return useCallback(() => {
    const headers = requestHeaders(currentToken(), currentLanguage(), true);
    endSession();
    // `keepalive`: the request also survives closing the page. The HTTP transport would send the token of the moment, which is none.
    if (path) fetch(API_ROOT + path, { method: 'POST', headers, body: '{}', keepalive: true }).catch(() => undefined);
  }, [path]);
}
