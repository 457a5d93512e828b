import * as storage from '@/lib/storage';
import { filesBelow } from '../../../tests/setup/projectFiles';
import { endSession } from '@/lib/session';
import { clearStorageKey, storedNamesOfKey, storageKeys, type StorageKeyName } from './storageKeys';

const rowOf = (key: string) => {
  const row = storageKeys.find((one) => one.key === key);
  if (!row) throw new Error(`${key} is not listed`);
  return row;
};
const listed = (area: storage.StorageArea) =>
  storageKeys
    .filter((row) => row.area === area)
    .map(({ key }) => key)
    .sort();

describe('the list of storage keys', () => {
  const slots = Object.values(storage).flatMap((value) => (typeof value === 'object' && 'key' in value ? [value] : []));

  /** The keys of an area that the source names in calls of `jsonStorage`. */
  const namedIn = (area: storage.StorageArea) =>
    filesBelow('src')
      .filter(({ path }) => !/\.test\.tsx?$/.test(path))
      .flatMap(({ text }) =>
        [...text.matchAll(/jsonStorage\(\s*'(\w+)',\s*['`](\w+:?)/g)].flatMap(([, where, key = '']) =>
          where === area ? [key] : [],
        ),
      );

  test('has every slot of the browser, and no other', () => {
    expect(listed('local')).toEqual([...new Set([...slots.map(({ key }) => key), ...namedIn('local')])].sort());
  });

  test('has every key of the tab that the source names', () => {
    expect([...new Set(namedIn('session'))].sort()).toEqual(listed('session'));
    expect(listed('session')).toEqual(expect.arrayContaining([...storage.tabPrefixes]));
  });
});

/** Which keys a sign-out removes: what tells the next person at this device about the last one. A new key must say it. */
const isClearedOnSignOut: Readonly<Record<StorageKeyName, boolean>> = {
  token: true,
  searchHistory: true,
  recentlyViewed: true,
  ticketCopies: true,
  'draft:': true,
  'operation:': true,
  'pending:': true,
  // The bag, the saved and the compared products belong to the browser: a visitor has them too.
  bag: false,
  compare: false,
  saved: false,
  collect: false,
  // Bound to a customer's id, and shown to that customer only.
  readEntries: false,
  owner: false,
  // About the browser, not the customer.
  index: false,
  signOut: false,
  showPreSaleModal: false,
  language: false,
  theme: false,
  pageSet: false,
  pageSetOfferDismissed: false,
  invite: false,
  closedNotice: false,
  consent: false,
  sentEvents: false,
  install: false,
  visit: false,
};

test.each(storageKeys)('a sign-out removes $key from the browser, or leaves it, as the table says', ({ key, area }) => {
  const target = area === 'local' ? localStorage : sessionStorage;
  target.setItem(key, '"something"');
  endSession();
  expect(target.getItem(key) === null).toBe(isClearedOnSignOut[key]);
});

describe('a storage key', () => {
  test('is in use under its own name, or under all that begin with it', () => {
    localStorage.setItem('token', 'abc');
    sessionStorage.setItem('draft:note', '"x"');
    sessionStorage.setItem('draft:address:new', '"x"');
    expect(storedNamesOfKey(rowOf('token'))).toEqual(['token']);
    expect([...storedNamesOfKey(rowOf('draft:'))].sort()).toEqual(['draft:address:new', 'draft:note']);
    expect(storedNamesOfKey(rowOf('theme'))).toEqual([]);
  });

  test('goes when it is cleared, and nothing else does; a user who shows it hears of it', () => {
    storage.tokenStorage.write('abc');
    storage.themeStorage.write('dark');
    const heard = jest.fn();
    const stop = storage.tokenStorage.onOtherTab(heard);
    clearStorageKey(rowOf('token'));
    stop();
    expect({ ...localStorage }).toEqual({ theme: 'dark' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
