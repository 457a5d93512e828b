import {
  clearCustomerTabStorage,
  indexStorage,
  inviteStorage,
  isToken,
  jsonStorage,
  showPreSaleModalStorage,
  storedKeys,
  tokenStorage,
} from './storage';

const isText = (value: unknown): value is string => typeof value === 'string';

function deny(): () => void {
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  return () => Object.defineProperty(window, 'localStorage', real ?? {});
}

describe('browser storage', () => {
  test('keeps token, index and the presale flag under the names of the specification', () => {
    tokenStorage.write('abc');
    indexStorage.write('orders');
    showPreSaleModalStorage.write('false');
    expect({ ...localStorage }).toEqual({ token: 'abc', index: 'orders', showPreSaleModal: 'false' });
  });

  test('that holds garbage reads as nothing', () => {
    localStorage.setItem('token', 'a b\n');
    sessionStorage.setItem('draft:x', '{broken');
    expect(tokenStorage.read()).toBeUndefined();
    expect(jsonStorage('session', 'draft:x', isText).read()).toBeUndefined();
  });

  test.each(['wallet', 'my-wallet 2', '钱包', '<script>', ''])('reads the section %p as it is', (section) => {
    indexStorage.write(section);
    expect(indexStorage.read()).toBe(section);
  });

  test.each(['Bearer abc.def', 'x'.repeat(8_000), 'a\tb', 'é\u0080ÿ', '!', '"{}"'])(
    'reads the token %p as it is',
    (token) => {
      tokenStorage.write(token);
      expect(tokenStorage.read()).toBe(token);
      expect(isToken(token)).toBe(true);
    },
  );

  test.each([
    '',
    ' ',
    ' abc',
    'abc ',
    '\tabc',
    'a\nb',
    'abc\n',
    'a\u0000b',
    'a\u007f',
    '令牌',
    'ab\u0100',
    'x'.repeat(8_001),
    'x'.repeat(20_000),
  ])('reads no token from %p, which no header carries unchanged', (token) => {
    localStorage.setItem('token', token);
    expect(tokenStorage.read()).toBeUndefined();
    expect(isToken(token)).toBe(false);
  });

  test('that is denied falls back to memory for this page', () => {
    const allow = deny();
    tokenStorage.write('abc');
    expect(tokenStorage.read()).toBe('abc');
    tokenStorage.clear();
    expect(tokenStorage.read()).toBeUndefined();
    allow();
  });

  test('that is full falls back to memory, and the newer value wins', () => {
    tokenStorage.write('old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tokenStorage.write('new');
    expect(tokenStorage.read()).toBe('new');
    full.mockRestore();
    tokenStorage.clear();
    expect(tokenStorage.read()).toBeUndefined();
  });

  test('forgets drafts, operations and pending actions of a customer who leaves, and nothing else', () => {
    for (const key of ['draft:note', 'operation:pay:1', 'pending:action', 'other']) sessionStorage.setItem(key, '"x"');
    clearCustomerTabStorage();
    expect({ ...sessionStorage }).toEqual({ other: '"x"' });
  });

  test.each([
    ['A-1', 'A-1'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['x'.repeat(21), undefined],
    ['', undefined],
    ['a b', undefined],
    ['<script>', undefined],
  ])('reads the invite code %p as %p', (stored, code) => {
    localStorage.setItem('invite', stored);
    expect(inviteStorage.read()).toBe(code);
  });

  test('names its keys, also those that had to be kept in memory', () => {
    indexStorage.write('orders');
    const allow = deny();
    tokenStorage.write('abc');
    expect(storedKeys('local')).toEqual(['token']);
    allow();
    expect(storedKeys('local').sort()).toEqual(['index', 'token']);
    tokenStorage.clear();
  });
});
