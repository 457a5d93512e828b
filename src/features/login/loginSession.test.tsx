/** How a session begins and ends, and where the login page leads. */
import { act, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { takePendingAction, promptSignIn } from '@/lib/signInPrompt';
import { currentToken, onSession } from '@/lib/session';
import { shopOfTest } from '../../../tests/setup/freshShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useCompleteLogin } from './useCompleteLogin';
import { useLoginReturn } from './useLoginReturn';
import { useLogout } from './useLogout';
import { useWebOtp } from './useWebOtp';

const ada = () => shopOfTest().customer('+14155550199');
const bob = () => shopOfTest().customer('+14155550198');
const userOf = (customer: ReturnType<typeof ada>) => customer.ok('getCurrentUser', { type: 1 });

describe('a sign-in', () => {
  test('stores the token, shows the user, and says that a session has begun', async () => {
    const customer = ada();
    const { now, session } = await renderShopHook(useCompleteLogin);
    const events: [string, string][] = [];
    const stop = onSession((event) => events.push([event, currentToken()]));
    await act(async () => now()({ token: customer.token, user: userOf(customer) }));
    stop();
    expect(events).toEqual([['began', customer.token]]);
    expect(session()).toEqual({ status: 'signedIn', user: userOf(customer) });
  });

  test('keeps the drafts of the same customer, and not those of another one', async () => {
    const [one, other] = [ada(), bob()];
    const { now } = await renderShopHook(useCompleteLogin);
    const signIn = (customer: typeof one) => act(async () => now()({ token: customer.token, user: userOf(customer) }));
    await signIn(one);
    sessionStorage.setItem('draft:note', '"Ring twice"');
    await signIn(one);
    expect(sessionStorage.getItem('draft:note')).toBe('"Ring twice"');
    // The screens that hear of the session must not find the drafts either.
    const found: (string | null)[] = [];
    const stop = onSession(() => found.push(sessionStorage.getItem('draft:note')));
    await signIn(other);
    stop();
    expect([found, sessionStorage.getItem('draft:note')]).toEqual([[null], null]);
  });
});

describe('a sign-out', () => {
  const originalFetch = globalThis.fetch;
  let sent: [string, RequestInit | undefined][];
  beforeEach(() => {
    sent = [];
    globalThis.fetch = ((url: string, init?: RequestInit) => {
      sent.push([url, init]);
      return Promise.reject(new TypeError('Failed to fetch'));
    }) as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = originalFetch;
    Object.assign(globalThis, { API_ROOT: '' });
  });

  test('removes token and drafts at once, and reports it to the API with the token that it had', async () => {
    const customer = ada();
    const { now, actions } = await renderShopHook(useLogout, { as: customer });
    await act(() => actions().refreshServerRecord());
    sessionStorage.setItem('draft:note', '"Ring twice"');
    Object.assign(globalThis, { API_ROOT: 'https://api.example' });
    act(() => now()());
    expect([currentToken(), sessionStorage.getItem('draft:note')]).toEqual(['', null]);
    expect(sent).toHaveLength(1);
    const [url, init] = sent[0] ?? [];
    expect(url).toBe('https://api.example/api/user/logout');
    expect(init).toMatchObject({ method: 'POST', body: '{}', keepalive: true });
    expect(init?.headers).toMatchObject({ Authorization: customer.token, 'Accept-Language': 'en' });
  });

  test('sends nothing to an API that names no path for it', async () => {
    const { now } = await renderShopHook(useLogout, { as: ada() });
    act(() => now()());
    expect([currentToken(), sent]).toEqual(['', []]);
  });
});

describe('the login page', () => {
  /** The page, and where it has led: elsewhere it is not shown any more. */
  async function open(at: string) {
    const visited: string[] = [];
    const view = await renderShopHook(
      () => {
        const { pathname, search } = useLocation();
        if (visited.at(-1) !== pathname + search) visited.push(pathname + search);
        useLoginReturn('h5');
      },
      { at },
    );
    return {
      ...view,
      visited,
      signIn: () => act(async () => void (await view.actions().change({ status: 'signedIn' }))),
    };
  }

  test.each([
    ['/h5/login?returnTo=%2Fh5%2Forder%3Fstatus%3DtoPay', '/h5/order?status=toPay'],
    ['/h5/login', '/h5/home'],
    ['/h5/login?returnTo=%2F%2Fevil.example', '/h5/home'],
    ['/h5/login?returnTo=%2Fh5%2Flogin', '/h5/home'],
  ])('%s leads to %s, and Back does not lead to it again', async (at, path) => {
    const { visited, signIn, goBack, go } = await open('/before');
    await go(at);
    await signIn();
    expect(visited.slice(0, 3)).toEqual(['/before', at, path]);
    await goBack();
    expect(visited.slice(3)).not.toContain(at);
  });

  test('that a page has offered leads back to the same entry', async () => {
    const { visited, signIn, go } = await open('/h5/order?status=toPay');
    const login = '/h5/login?returnTo=%2Fh5%2Fhome';
    await go(login, { state: { isOffered: true } });
    await signIn();
    await waitFor(() =>
      expect(visited.slice(0, 3)).toEqual(['/h5/order?status=toPay', login, '/h5/order?status=toPay']),
    );
  });

  test('that is left without a sign-in drops the action that asked for it, and else keeps it', async () => {
    promptSignIn({ name: 'buy', payload: 'cup' });
    (await open('/h5/login')).unmount();
    expect(takePendingAction('buy')).toBeUndefined();
    promptSignIn({ name: 'buy', payload: 'cup' });
    const view = await open('/h5/login');
    await view.signIn();
    view.unmount();
    expect(takePendingAction('buy')?.payload).toBe('cup');
  });
});

describe('a code in a text message', () => {
  const restore = Object.getOwnPropertyDescriptor(navigator, 'credentials');
  let asked: { signal: AbortSignal; otp: unknown; answer: (credential: unknown) => void; refuse: () => void }[];
  beforeEach(() => {
    asked = [];
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: ({ signal, otp }: { signal: AbortSignal; otp: unknown }) => {
          return new Promise((resolve, reject) =>
            asked.push({ signal, otp, answer: resolve, refuse: () => reject(new Error('declined')) }),
          );
        },
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    if (restore) Object.defineProperty(navigator, 'credentials', restore);
    else Reflect.deleteProperty(navigator, 'credentials');
  });

  test('is read while one is waited for, and no longer', async () => {
    const codes: string[] = [];
    let isWaiting = false;
    const { rerender } = await renderShopHook(() => useWebOtp(isWaiting, (code) => codes.push(code)));
    expect(asked).toEqual([]);
    isWaiting = true;
    await rerender();
    await rerender();
    expect(asked.map(({ otp }) => otp)).toEqual([{ transport: ['sms'] }]);
    await act(async () => asked[0]?.answer({ code: '123456' }));
    expect(codes).toEqual(['123456']);
    isWaiting = false;
    await rerender();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test.each([null, {}, { code: 7 }])('that the browser gives as %j is none', async (credential) => {
    const codes: string[] = [];
    await renderShopHook(() => useWebOtp(true, (code) => codes.push(code)));
    await act(async () => asked[0]?.answer(credential));
    expect(codes).toEqual([]);
  });

  test('that the customer does not give can be typed', async () => {
    const codes: string[] = [];
    await renderShopHook(() => useWebOtp(true, (code) => codes.push(code)));
    await act(async () => asked[0]?.refuse());
    expect(codes).toEqual([]);
  });
});
