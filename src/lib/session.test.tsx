import type * as session from './session';
import {
  beginSession,
  bindTabToUser,
  currentToken,
  endSession,
  expireSession,
  hasSessionChanged,
  markSessionSeen,
  onSession,
  watchSessionInOtherTabs,
  type SessionEvent,
} from './session';
import { recentlyViewedStorage, searchHistoryStorage, ticketCopiesStorage } from './storage';

let heard: SessionEvent[];
let stop: () => void;
beforeEach(() => {
  heard = [];
  stop = onSession((event) => heard.push(event));
});
afterEach(() => stop());

describe('the session of a browser', () => {
  test('is a stored token, and an empty string without one', () => {
    expect(currentToken()).toBe('');
    beginSession('abc');
    expect(currentToken()).toBe('abc');
    expect(localStorage.getItem('token')).toBe('abc');
  });

  test('ends with everything of the customer in this tab', () => {
    beginSession('abc');
    sessionStorage.setItem('draft:note', '"x"');
    endSession();
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('draft:note')).toBeNull();
    expect(heard).toEqual(['began', 'ended']);
  });

  test('takes its copies of tickets along, whichever way it goes', () => {
    const copy = () => ticketCopiesStorage.write({ owner: 'abc', copies: [] });
    for (const change of [() => beginSession('abc'), () => expireSession('abc'), endSession]) {
      copy();
      change();
      expect(ticketCopiesStorage.read()).toBeUndefined();
    }
  });

  test('that the shop ended keeps what was typed, for the resume', () => {
    beginSession('abc');
    sessionStorage.setItem('draft:note', '"x"');
    expireSession('abc');
    expect(currentToken()).toBe('');
    expect(sessionStorage.getItem('draft:note')).toBe('"x"');
    expect(heard).toEqual(['began', 'expired']);
  });

  test('is not ended by a late answer to a request of an earlier session', () => {
    beginSession('new');
    expireSession('old');
    expect(currentToken()).toBe('new');
    expect(heard).toEqual(['began']);
  });

  test('is required of a visitor once, and again after the next one', () => {
    expireSession('');
    expireSession('');
    expect(heard).toEqual(['required']);
    beginSession('abc');
    expireSession('abc', 'lapsed');
    // The sign-in was offered by that already.
    expireSession('');
    beginSession('def');
    endSession();
    expireSession('');
    expect(heard).toEqual(['required', 'began', 'lapsed', 'began', 'ended', 'required']);
  });

  test('that was ended in this tab is not ended a second time', () => {
    beginSession('abc');
    const stopTabs = watchSessionInOtherTabs();
    endSession();
    expect(hasSessionChanged()).toBe(false);
    stopTabs();
    expect(heard).toEqual(['began', 'ended']);
  });

  test('is not ended by a sign-out from before this tab was opened', () => {
    localStorage.setItem('signOut', '1794000000000');
    jest.isolateModules(() => {
      const tab = jest.requireActual<typeof session>('./session');
      tab.beginSession('abc');
      const events: SessionEvent[] = [];
      tab.onSession((event) => events.push(event));
      tab.watchSessionInOtherTabs()();
      expect(tab.hasSessionChanged()).toBe(false);
      expect(events).toEqual([]);
    });
  });

  test('ends with what was searched for and looked at, and what shows it hears of it', () => {
    beginSession('abc');
    searchHistoryStorage.write(['tea']);
    recentlyViewedStorage.write([{ id: 'g1' }]);
    const changed: string[] = [];
    const stops = [searchHistoryStorage, recentlyViewedStorage].map((storage) =>
      storage.onOtherTab(() => changed.push(storage.key)),
    );
    expireSession('abc');
    expect([searchHistoryStorage.read(), changed]).toEqual([['tea'], []]);
    endSession();
    stops.forEach((stopOne) => stopOne());
    expect([searchHistoryStorage.read(), recentlyViewedStorage.read()]).toEqual([undefined, undefined]);
    expect(changed).toEqual(['searchHistory', 'recentlyViewed']);
  });

  test('hears of another one in the other tabs, once', () => {
    markSessionSeen();
    const stopTabs = watchSessionInOtherTabs();
    localStorage.setItem('token', 'of-the-other-tab');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(heard).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stopTabs();
    localStorage.setItem('token', 'later');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(heard).toEqual(['otherTab', 'otherTab']);
  });

  test('that was ended in another tab leaves nothing of the customer in this one', () => {
    beginSession('abc');
    const stopTabs = watchSessionInOtherTabs();
    sessionStorage.setItem('draft:note', '"x"');
    localStorage.removeItem('token');
    localStorage.setItem('signOut', '1795000000000');
    window.dispatchEvent(new StorageEvent('storage', { key: 'signOut' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    stopTabs();
    expect(sessionStorage.getItem('draft:note')).toBeNull();
    expect(heard).toEqual(['began', 'ended']);
  });

  // The token of both had expired before: only the sign-out itself is news.
  test('that has expired ends with a sign-out in another tab', () => {
    beginSession('abc');
    const stopTabs = watchSessionInOtherTabs();
    expireSession('abc');
    sessionStorage.setItem('draft:note', '"x"');
    localStorage.setItem('signOut', '1796000000000');
    window.dispatchEvent(new StorageEvent('storage', { key: 'signOut' }));
    stopTabs();
    expect(sessionStorage.getItem('draft:note')).toBeNull();
    expect(heard).toEqual(['began', 'expired', 'ended']);
  });

  test('ends with a sign-out in another tab of which no news came', () => {
    beginSession('abc');
    watchSessionInOtherTabs()();
    sessionStorage.setItem('draft:note', '"x"');
    localStorage.removeItem('token');
    localStorage.setItem('signOut', '1795000000001');
    expect(hasSessionChanged()).toBe(true);
    expect(hasSessionChanged()).toBe(false);
    expect(sessionStorage.getItem('draft:note')).toBeNull();
    expect(heard).toEqual(['began', 'ended']);
  });

  test('ends before the next one begins when another tab signed out and in again', () => {
    beginSession('abc');
    watchSessionInOtherTabs()();
    localStorage.setItem('token', 'of-the-next');
    localStorage.setItem('signOut', '1795000000002');
    expect(hasSessionChanged()).toBe(true);
    expect(hasSessionChanged()).toBe(false);
    expect(heard).toEqual(['began', 'ended', 'otherTab']);
  });

  test('is found to be another one even when no news came', () => {
    beginSession('abc');
    expect(hasSessionChanged()).toBe(false);
    localStorage.setItem('token', 'of-somebody-else');
    expect(hasSessionChanged()).toBe(true);
    expect(hasSessionChanged()).toBe(false);
    expect(heard).toEqual(['began', 'otherTab']);
  });
});

describe('what is in a tab', () => {
  const note = () => sessionStorage.getItem('draft:note');
  beforeEach(() => sessionStorage.setItem('draft:note', '"x"'));

  test('belongs to the one who signs in first', () => {
    bindTabToUser('ada');
    expect(note()).toBe('"x"');
  });

  test('is still there when the same customer comes back, and gone when another user comes', () => {
    bindTabToUser('ada');
    expireSession(currentToken());
    bindTabToUser('ada');
    expect(note()).toBe('"x"');
    bindTabToUser('mei');
    expect(note()).toBeNull();
  });
});
