/** Effects that run while the app is open: results of the initial fetches, session events, theme. */
import { watchLanguage } from '@/lib/i18n';
import { history } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { clearOtherUsersQueries, invalidateQueries } from '@/query/queryCache';
import { useSession, useInitialState, useInitialStateActions } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { fetchServerRecord } from '@/api/initialState';
import { onUserOrNetworkReturn } from '@/lib/connection';
import { currentToken, hasSessionChanged, onSession, watchSessionInOtherTabs } from '@/lib/session';
import { preferredPlatform } from '@/lib/preferredPlatform';
import { pathOf, platformOfPath, screenOf } from '@/lib/routes';
import { promptSignIn } from '@/lib/signInPrompt';
import { watchTheme } from '@/lib/theme';

/**
 * Runs the app-wide effects. Returns a counter that increases when another customer signs in, and when a customer signs in
 * whom the API rejected as a visitor. The layout uses it as the key of the page, so that no component state of the previous
 * customer remains.
 */
export function useAppLifecycle(): number {
  const { pendingFetches } = useInitialState().initialState;
  const { change, clearUser, refreshUser } = useInitialStateActions();

  useEffect(() => {
    if (!pendingFetches) return;
    let isCurrent = true;
    void pendingFetches.serverRecord?.then((serverRecord) => {
      if (isCurrent) void change({ serverRecord, isServerRecordPending: false });
    });
    void pendingFetches.user?.then((result) => {
      // Another call can have ended the session before this effect subscribed to session events.
      if (isCurrent) void change(result.user && !currentToken() ? { user: null, status: 'signedOut' } : result);
    });
    return () => {
      isCurrent = false;
    };
  }, [pendingFetches, change]);

  const customerId = useSession().user?.id ?? '';
  useEffect(() => clearOtherUsersQueries(customerId), [customerId]);

  const { language } = useTranslation();
  const recordLanguage = useRef(language);
  useEffect(() => {
    if (recordLanguage.current === language) return;
    recordLanguage.current = language;
    // The API translates the name and notice of the shop. If the fetch fails, the texts in the old language stay.
    void fetchServerRecord().then((serverRecord) => {
      if (serverRecord && recordLanguage.current === language) void change({ serverRecord });
    });
  }, [language, change]);

  const isRequired = useRef(false);
  const [remounts, setRemounts] = useState(0);
  useEffect(
    () =>
      onSession((event) => {
        if (event === 'began') {
          // The page below the login dialog has nothing to show yet. The login page leaves by itself.
          if (isRequired.current && screenOf(history.location.pathname, {}) !== 'login')
            setRemounts((count) => count + 1);
          isRequired.current = false;
          return;
        }
        if (event === 'required') {
          isRequired.current = true;
          return promptSignIn();
        }
        invalidateQueries('lists');
        if (event === 'otherTab') {
          // Until the new user is known, show no customer data.
          void change({ user: null, status: 'loading' });
          return void refreshUser();
        }
        clearUser();
        if (event === 'expired') promptSignIn();
        // Every tab goes home after a sign-out (spec section 4).
        if (event === 'ended')
          history.replace(pathOf(platformOfPath(history.location.pathname) ?? preferredPlatform(), 'home'));
      }),
    [change, clearUser, refreshUser],
  );

  useEffect(() => watchSessionInOtherTabs(), []);
  // A tab that was hidden, or restored by the browser, may have missed a change of the session.
  useEffect(() => onUserOrNetworkReturn((sign) => sign === 'visible' && hasSessionChanged()), []);
  useEffect(() => watchTheme(), []);
  useEffect(() => watchLanguage(), []);

  const [customer, setCustomer] = useState({ id: customerId, changes: 0 });
  if (customerId && customerId !== customer.id)
    setCustomer({ id: customerId, changes: customer.changes + (customer.id ? 1 : 0) });
  return customer.changes + remounts;
}
