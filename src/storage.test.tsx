import { clearTabOfCustomer, indexSlot, jsonSlot, languageSlot, showPreSaleModalSlot, storedKeys, tokenSlot } from './storage';

const isText = (value: unknown): value is string => typeof value === 'string';

function deny(): () => void {
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => { throw new DOMException('denied', 'SecurityError'); } });
  return () => Object.defineProperty(window, 'localStorage', real ?? {});
}

describe('browser storage', () => {
  test('keeps token, index and the presale flag under the names of the specification', () => {
    tokenSlot.write('abc');
    indexSlot.write('orders');
    showPreSaleModalSlot.write('false');
    expect({ ...localStorage }).toEqual({ token: 'abc', index: 'orders', showPreSaleModal: 'false' });
  });

  test('that holds garbage reads as nothing', () => {
    localStorage.setItem('token', 'a b\n');
    localStorage.setItem('language', 'klingon');
    localStorage.setItem('index', '<script>');
    sessionStorage.setItem('draft:x', '{broken');
    expect(tokenSlot.read()).toBeUndefined();
    expect(languageSlot.read()).toBeUndefined();
    expect(indexSlot.read()).toBeUndefined();
    expect(jsonSlot('session', 'draft:x', isText).read()).toBeUndefined();
  });

  test('that is denied falls back to memory for this page', () => {
    const allow = deny();
    tokenSlot.write('abc');
    expect(tokenSlot.read()).toBe('abc');
    tokenSlot.clear();
    expect(tokenSlot.read()).toBeUndefined();
    allow();
  });

  test('that is full falls back to memory, and the newer value wins', () => {
    tokenSlot.write('old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError'); });
    tokenSlot.write('new');
    expect(tokenSlot.read()).toBe('new');
    full.mockRestore();
    tokenSlot.clear();
    expect(tokenSlot.read()).toBeUndefined();
  });

  test('forgets drafts, operations and pending actions of a customer who leaves, and nothing else', () => {
    for (const key of ['draft:note', 'operation:pay:1', 'pending:action', 'other']) sessionStorage.setItem(key, '"x"');
    clearTabOfCustomer();
    expect({ ...sessionStorage }).toEqual({ other: '"x"' });
  });

  test('names its keys, also those that had to be kept in memory', () => {
    indexSlot.write('orders');
    const allow = deny();
    tokenSlot.write('abc');
    expect(storedKeys('local')).toEqual(['token']);
    allow();
    expect(storedKeys('local').sort()).toEqual(['index', 'token']);
    tokenSlot.clear();
  });
});
