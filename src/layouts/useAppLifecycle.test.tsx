/** The effects that run while the app is open. The layout draws the page again for each new value of the hook. */
import { act, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { http, HttpResponse } from 'msw';
import { useServerRecord } from '@/hooks/useInitialState';
import { loadLocale } from '@/lib/i18n';
import { beginSession, currentToken, endSession, expireSession } from '@/lib/session';
import { installSignInPrompt } from '@/lib/signInPrompt';
import { languageStorage, platformStorage, themeStorage, tokenStorage } from '@/lib/storage';
import { useAppLifecycle } from './useAppLifecycle';
import { server, shopOfTest } from '../../tests/setup/freshShop';
import { renderShopHook } from '../../tests/setup/shopHook';

const customer = (phone = '+14155550199') => shopOfTest().customer(phone);
const bob = () => customer('+14155550198');
const idOf = (one: ReturnType<typeof customer>) => one.ok('getCurrentUser', { type: 1 }).id;

let prompts: number;
let uninstall: () => void;
beforeEach(() => {
  prompts = 0;
  uninstall = installSignInPrompt(() => (prompts += 1));
});
afterEach(async () => {
  uninstall();
  endSession();
  await loadLocale('en');
});

const open = (as?: ReturnType<typeof customer>) =>
  renderShopHook(() => ({ key: useAppLifecycle(), record: useServerRecord() }), as && { as });
const show = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('the results of the first fetches are stored', async () => {
  tokenStorage.write(customer().token);
  const { now, session } = await open();
  await waitFor(() =>
    expect(now().record).toMatchObject({ isPending: false, serverRecord: { shopName: 'Test shop' } }),
  );
  await waitFor(() => expect(session()).toMatchObject({ status: 'signedIn', user: { id: idOf(customer()) } }));
});

test('a server record that cannot be fetched is not pending any more', async () => {
  server.use(http.get('*/api/server/info', () => HttpResponse.error()));
  const { now } = await open();
  await waitFor(() => expect(now().record).toEqual({ isPending: false, serverRecord: undefined }));
});

describe('the page is drawn again', () => {
  test('for another customer, not for the first one and not for the same one', async () => {
    const { now, actions } = await open(customer());
    const signIn = async (one: ReturnType<typeof customer>) => {
      act(() => beginSession(one.token));
      await act(() => actions().refreshUser());
    };
    expect(now().key).toBe(0);
    act(() => endSession());
    await signIn(customer());
    expect(now().key).toBe(0);
    act(() => endSession());
    expect(now().key).toBe(0);
    await signIn(bob());
    expect(now().key).toBe(1);
    await signIn(customer());
    expect(now().key).toBe(2);
  });

  test('once for a visitor who had to sign in, and stays for the next sign-in', async () => {
    const { now } = await open();
    history.replace('/h5/home');
    act(() => expireSession(''));
    expect([prompts, now().key]).toEqual([1, 0]);
    act(() => beginSession('token'));
    expect(now().key).toBe(1);
    act(() => beginSession('token'));
    expect(now().key).toBe(1);
  });

  test('not on the login page, which leaves by itself', async () => {
    const { now } = await open();
    history.replace('/h5/login');
    act(() => expireSession(''));
    act(() => beginSession('token'));
    history.replace('/h5/home');
    act(() => beginSession('token'));
    expect(now().key).toBe(0);
  });
});

describe('a session', () => {
  test.each([
    ['that expires during an action offers the sign-in', 'expired', 1],
    ['that had ended before the visit offers none', 'lapsed', 0],
  ] as const)('%s, and no user is signed in', async (_, event, offered) => {
    const { session } = await open(customer());
    history.replace('/h5/hall');
    act(() => expireSession(currentToken(), event));
    expect(session()).toEqual({ status: 'signedOut', user: null });
    expect([prompts, history.location.pathname]).toEqual([offered, '/h5/hall']);
  });

  test.each([
    ['/pc/mine', '/pc/home'],
    ['/h5/mine', '/h5/home'],
    // Of a page without a platform the one of the customer.
    ['/docs', '/pc/home'],
  ])('that the customer ends at %s leads to %s', async (path, home) => {
    platformStorage.write('pc');
    const { session } = await open(customer());
    history.push(path);
    const depth = window.history.length;
    act(() => endSession());
    expect(session()).toEqual({ status: 'signedOut', user: null });
    expect([prompts, history.location.pathname, window.history.length]).toEqual([0, home, depth]);
  });

  test('that another tab begins shows no user until the new one is known', async () => {
    const { session } = await open(customer());
    const other = bob();
    tokenStorage.write(other.token);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(session()).toEqual({ status: 'loading', user: null });
    await waitFor(() => expect(session()).toMatchObject({ status: 'signedIn', user: { id: idOf(other) } }));
    expect(prompts).toBe(0);
  });

  test('that another tab began unnoticed is found when the tab is seen again', async () => {
    const { session } = await open(customer());
    const other = bob();
    tokenStorage.write(other.token);
    await show();
    await waitFor(() => expect(session()).toMatchObject({ status: 'signedIn', user: { id: idOf(other) } }));
  });

  test('is not watched any more when the app is gone', async () => {
    const { unmount } = await open();
    unmount();
    act(() => expireSession(''));
    expect(prompts).toBe(0);
  });
});

describe('another language', () => {
  /** Server records that have the name of their language. Those of the `held` language come with `answer`. */
  function nameRecords(held?: string) {
    const record = shopOfTest().visitor().ok('getServerInfo', {});
    const requested: string[] = [];
    const waiting: (() => void)[] = [];
    server.use(
      http.get('*/api/server/info', async ({ request }) => {
        const language = request.headers.get('accept-language') ?? '';
        requested.push(language);
        if (language === held) await new Promise<void>((resolve) => waiting.push(resolve));
        return HttpResponse.json({ success: true, code: 200, data: { ...record, shopName: `Shop ${language}` } });
      }),
    );
    return { requested, answer: () => act(async () => waiting.forEach((resolve) => resolve())) };
  }
  const choose = (language: 'en' | 'zh-CN' | 'de') => act(() => loadLocale(language));

  test('fetches the texts of the shop once, and the first one does not', async () => {
    const { requested } = nameRecords();
    const { now } = await open();
    await waitFor(() => expect(now().record.serverRecord?.shopName).toBe('Shop en'));
    expect(requested).toEqual(['en']);
    await choose('de');
    await waitFor(() => expect(now().record.serverRecord?.shopName).toBe('Shop de'));
    expect(requested).toEqual(['en', 'de']);
  });

  test('that was left before its texts came does not replace those of the next one', async () => {
    const { requested, answer } = nameRecords('de');
    const { now } = await open();
    await waitFor(() => expect(now().record.isPending).toBe(false));
    await choose('de');
    await waitFor(() => expect(requested).toEqual(['en', 'de']));
    await choose('zh-CN');
    await waitFor(() => expect(now().record.serverRecord?.shopName).toBe('Shop zh-CN'));
    await answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(now().record.serverRecord?.shopName).toBe('Shop zh-CN');
  });

  test('keeps the texts that are there when the fetch fails', async () => {
    const { now } = await open();
    await waitFor(() => expect(now().record.isPending).toBe(false));
    let failed = false;
    server.use(http.get('*/api/server/info', () => ((failed = true), HttpResponse.error())));
    await choose('de');
    await waitFor(() => expect(failed).toBe(true));
    await act(async () => undefined);
    expect(now().record).toMatchObject({ isPending: false, serverRecord: { shopName: 'Test shop' } });
  });

  test('chosen in another tab is that of this one', async () => {
    await open();
    languageStorage.write('de');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language' })));
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    languageStorage.clear();
  });
});

test('a theme that is chosen in another tab is that of this one', async () => {
  await open();
  themeStorage.write('dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  themeStorage.clear();
});
