/** The keys of the browser's storage, which versions of the storefront share, and what each reads as nothing. */
import * as storage from './storage';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const list = [{ id: 'a' }];
const isNoList = ['7', '{}', 'null', '"a"', 'a'];
const copies = { owner: 'u1', copies: [1] };
const noCopies = ['null', '7', '[]', '{}', '{"owner":"u1"}', '{"owner":7,"copies":[]}', '{"copies":[]}'];

test.each<[key: string, storage.StoredValue<never>, written: unknown, stored: string, invalid: readonly string[]]>([
  ['token', storage.tokenStorage, 'abc', 'abc', [' abc']],
  ['signOut', storage.signOutStorage, '1700000000000', '1700000000000', ['now', '-1', '1'.repeat(17)]],
  ['index', storage.indexStorage, 'orders', 'orders', []],
  ['showPreSaleModal', storage.showPreSaleModalStorage, 'false', 'false', ['FALSE', '']],
  ['language', storage.languageStorage, 'zh-CN', 'zh-CN', []],
  ['theme', storage.themeStorage, 'dark', 'dark', ['red']],
  ['invite', storage.inviteStorage, 'A-1', 'A-1', ['a b']],
  ['pageSet', storage.platformStorage, 'pc', 'pc', ['tv']],
  ['bag', storage.bagStorage, list, JSON.stringify(list), isNoList],
  ['saved', storage.savedStorage, list, JSON.stringify(list), isNoList],
  ['collect', storage.collectStorage, list, JSON.stringify(list), isNoList],
  ['searchHistory', storage.searchHistoryStorage, list, JSON.stringify(list), isNoList],
  ['recentlyViewed', storage.recentlyViewedStorage, list, JSON.stringify(list), isNoList],
  ['closedNotice', storage.closedNoticeStorage, 'Closed', '"Closed"', ['7', 'null', 'Closed']],
  [
    'ticketCopies',
    storage.ticketCopiesStorage,
    copies,
    JSON.stringify(copies),
    [...noCopies, '{"owner":"u","copies":7}'],
  ],
] as never)('%s is in the local storage under its name', (key, one, written, stored, invalid) => {
  expect(one.read()).toBeUndefined();
  one.write(written as never);
  expect({ ...localStorage }).toEqual({ [key]: stored });
  expect({ ...sessionStorage }).toEqual({});
  expect(one.read()).toEqual(written);
  for (const text of invalid) {
    localStorage.setItem(key, text);
    expect([text, one.read()]).toEqual([text, undefined]);
  }
  one.clear();
  expect({ ...localStorage }).toEqual({});
});
