/** What goes on behind every screen: arrivals of the initial state, session news, theme. */
import { useEffect, useRef, useState } from 'react';
import { forgetAnswersToOthers } from '@/hooks/answers';
import { forgetLists } from '@/hooks/usePagedList';
import { useSession, useShopState, useShopStateActions } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { fetchServerRecord } from '@/initialState';
import { currentToken, hasSessionChanged, onSession, watchOtherTabs } from '@/session';
import { offerSignIn } from '@/signInOffer';
import { watchTheme } from '@/theme';

/** Returns how often one customer took the place of another: whatever the former had in hand is not shown to the latter. */
export function useShopLife(): number {
  const { arrivals } = useShopState().initialState;
  const { change, clearUser, refreshUser } = useShopStateActions();

  useEffect(() => {
    if (!arrivals) return;
    let isCurrent = true;
    void arrivals.serverRecord?.then((serverRecord) => {
      if (isCurrent) void change({ serverRecord, isServerRecordPending: false });
    });
    void arrivals.user?.then((arrival) => {
      // Another answer of the start may have ended the session before anybody listened.
      if (isCurrent) void change(arrival.user && !currentToken() ? { user: null, status: 'signedOut' } : arrival);
    });
    return () => {
      isCurrent = false;
    };
  }, [arrivals, change]);

  const customerId = useSession().user?.id ?? '';
  useEffect(() => forgetAnswersToOthers(customerId), [customerId]);

  const { language } = useWords();
  const recordLanguage = useRef(language);
  useEffect(() => {
    if (recordLanguage.current === language) return;
    recordLanguage.current = language;
    // Name and notice of the shop are its own words. The old ones stay where the new ones cannot be had.
    void fetchServerRecord().then((serverRecord) => {
      if (serverRecord && recordLanguage.current === language) void change({ serverRecord });
    });
  }, [language, change]);

  useEffect(
    () =>
      onSession((event) => {
        if (event === 'began') return;
        forgetLists();
        if (event === 'otherTab') {
          // Until it is known who that is, nobody's things are shown and nothing can be sent.
          void change({ user: null, status: 'loading' });
          return void refreshUser();
        }
        clearUser();
        if (event === 'expired') offerSignIn();
      }),
    [change, clearUser, refreshUser],
  );

  useEffect(() => watchOtherTabs(), []);
  useEffect(() => {
    // A tab that comes back, also out of the memory of the browser, may have slept through the news.
    const come = () => void (document.visibilityState === 'visible' && hasSessionChanged());
    window.addEventListener('pageshow', come);
    document.addEventListener('visibilitychange', come);
    return () => {
      window.removeEventListener('pageshow', come);
      document.removeEventListener('visibilitychange', come);
    };
  }, []);
  useEffect(() => watchTheme(), []);

  const [customer, setCustomer] = useState({ id: customerId, turn: 0 });
  if (customerId && customerId !== customer.id) setCustomer({ id: customerId, turn: customer.turn + (customer.id ? 1 : 0) });
  return customer.turn;
}
