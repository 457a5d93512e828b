import { beginSession, currentToken, endSession, expireSession, onSession, watchOtherTabs, type SessionEvent } from './session';
import { ticketCopiesSlot } from './storage';

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
    const copy = () => ticketCopiesSlot.write({ owner: 'abc', copies: [] });
    for (const change of [() => beginSession('abc'), () => expireSession('abc'), endSession]) {
      copy();
      change();
      expect(ticketCopiesSlot.read()).toBeUndefined();
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

  test('hears of the other tabs', () => {
    const stopTabs = watchOtherTabs();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stopTabs();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(heard).toEqual(['otherTab', 'otherTab']);
  });
});
