/** What goes on behind every screen: arrivals of the initial state, session news, theme. */
import { useEffect, useRef } from 'react';
import { useModel } from '@umijs/max';
import { forgetAnswersToOthers } from '@/hooks/answers';
import { serverClock } from '@/hooks/useServerClock';
import { forgetLists } from '@/hooks/usePagedList';
import { useSession, useShopStateActions } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { fetchServerRecord } from '@/initialState';
import { onSession, watchOtherTabs } from '@/session';
import { offerSignIn } from '@/signInOffer';
import { watchTheme } from '@/theme';

export function useShopLife(): void {
  const { initialState } = useModel('@@initialState');
  const { change, clearUser, refreshUser } = useShopStateActions();
  const arrivals = initialState?.arrivals;

  useEffect(() => {
    if (!arrivals) return;
    let isCurrent = true;
    void arrivals.serverRecord.then((serverRecord) => {
      if (serverRecord) serverClock.sync(serverRecord.serverTime);
      if (isCurrent) void change({ serverRecord, isServerRecordPending: false });
    });
    void arrivals.user.then((arrival) => {
      if (isCurrent) void change(arrival);
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
        if (event === 'otherTab') return void refreshUser();
        clearUser();
        forgetLists();
        if (event === 'expired') offerSignIn();
      }),
    [clearUser, refreshUser],
  );

  useEffect(() => watchOtherTabs(), []);
  useEffect(() => watchTheme(), []);
}
