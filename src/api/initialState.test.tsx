/** The start of the app: what is known at once, what is fetched, and whose data the tab has then. */
import { http, HttpResponse } from 'msw';
import { isCallAllowed, setRunTimeSwitches } from '@/lib/features';
import { beginSession, currentToken, hasSessionChanged, onSession, type SessionEvent } from '@/lib/session';
import { serverClock } from '@/lib/sharedServerClock';
import { server, shopOfTest } from '../../tests/setup/freshShop';
import { fetchServerRecord, fetchUser, startInitialState } from './initialState';

const infoPath = '*/api/server/info';
const userPath = '*/api/user/current';
const serverTime = '2031-05-06T07:08:09Z';
const record = { shopName: 'Corner shop', currency: 'EUR', serverTime, features: { wallet: false } };
const wallet = { feature: 'wallet' } as const;

/** The paths that were requested. */
let sent: string[] = [];
beforeEach(() => {
  sent = [];
  server.events.on('request:start', ({ request }) => sent.push(new URL(request.url).pathname));
});
afterEach(() => {
  delete window.earlyResponses;
  setRunTimeSwitches(undefined);
  jest.restoreAllMocks();
});

const ada = () => shopOfTest().customer('+14155550199');
const bob = () => shopOfTest().customer('+14155550198');

describe('the start of a visitor', () => {
  test('fetches the information about the shop and no user; the clock and the features follow it', async () => {
    server.use(http.get(infoPath, () => HttpResponse.json({ code: 200, data: record })));
    jest.spyOn(performance, 'now').mockReturnValue(5_000);
    const { pendingFetches, ...state } = startInitialState();
    expect(state).toEqual({
      serverRecord: undefined,
      isServerRecordPending: true,
      user: null,
      status: 'signedOut',
    });
    expect(Object.keys(pendingFetches ?? {})).toEqual(['serverRecord']);
    // A call of a feature waits for it.
    expect(await isCallAllowed(wallet)).toBe(false);
    expect(await pendingFetches?.serverRecord).toMatchObject({ shopName: 'Corner shop', currency: 'EUR' });
    expect(serverClock.now()).toBe(Date.parse(serverTime));
    expect(sent).toEqual(['/api/server/info']);
  });

  test('takes the information that came before the app, as old as it is', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(5_000);
    const body = { code: 200, data: record };
    window.earlyResponses = { 'GET /api/server/info ': { coming: Promise.resolve(body), body, at: 1_200 } };
    const state = startInitialState();
    expect(state).toMatchObject({ serverRecord: { shopName: 'Corner shop' }, isServerRecordPending: false });
    expect(state.pendingFetches).toEqual({});
    expect(serverClock.now()).toBe(Date.parse(serverTime) + 3_800);
    expect(await isCallAllowed(wallet)).toBe(false);
    expect(sent).toEqual([]);
  });

  test('fetches the information again when what came before the app cannot be read', async () => {
    const body = { code: 200, data: { ...record, serverTime: 7 } };
    window.earlyResponses = { 'GET /api/server/info ': { coming: Promise.resolve(body), body, at: 1_200 } };
    const { isServerRecordPending, pendingFetches } = startInitialState();
    expect(isServerRecordPending).toBe(true);
    expect(await pendingFetches?.serverRecord).toMatchObject({ shopName: 'Test shop' });
    expect(sent).toEqual(['/api/server/info']);
  });

  test('shows no session, so that the sign-in in another tab is noticed', async () => {
    await startInitialState().pendingFetches?.serverRecord;
    expect(hasSessionChanged()).toBe(false);
    localStorage.setItem('token', 'of-the-other-tab');
    expect(hasSessionChanged()).toBe(true);
  });

  test('goes on without the information when it cannot be fetched', async () => {
    server.use(http.get(infoPath, () => HttpResponse.json({ code: 500, data: record })));
    jest.spyOn(performance, 'now').mockReturnValue(5_000);
    serverClock.sync(7_000);
    expect(await fetchServerRecord()).toBeUndefined();
    expect([serverClock.now(), await isCallAllowed(wallet)]).toEqual([7_000, true]);
  });
});

describe('the start with a stored token', () => {
  test('fetches the user, whose session this tab shows then', async () => {
    const customer = ada();
    localStorage.setItem('token', customer.token);
    const { status, pendingFetches } = startInitialState();
    expect(status).toBe('loading');
    expect(await pendingFetches?.user).toMatchObject({
      status: 'signedIn',
      user: { id: customer.ok('getCurrentUser', { type: 1 }).id },
    });
    expect(hasSessionChanged()).toBe(false);
    expect(sent).toContain('/api/user/current');
  });

  test.each<[string, () => Response, string, SessionEvent[], string]>([
    ['has ended', () => HttpResponse.json(null, { status: 401 }), 'signedOut', ['lapsed'], ''],
    ['is unknown, for a failing shop', () => HttpResponse.json(null, { status: 500 }), 'unknown', [], 'abc'],
  ])('whose session %s', async (_, respond, status, expected, token) => {
    localStorage.setItem('token', 'abc');
    const events: SessionEvent[] = [];
    const stop = onSession((event) => events.push(event));
    server.use(http.get(userPath, respond));
    expect(await fetchUser()).toEqual({ user: null, status });
    stop();
    expect([events, currentToken()]).toEqual([expected, token]);
  });
});

describe('what a customer has typed into this tab', () => {
  const note = () => sessionStorage.getItem('draft:note');
  const startAs = async (token: string) => {
    beginSession(token);
    return fetchUser();
  };

  test('is there for the same customer, and deleted for another one', async () => {
    const [first, second] = [ada().token, bob().token];
    await startAs(first);
    sessionStorage.setItem('draft:note', '"x"');
    await startAs(first);
    expect(note()).toBe('"x"');
    await startAs(second);
    expect(note()).toBeNull();
  });

  test('is bound to the one whose session began while the user of another one was fetched', async () => {
    const [first, second] = [ada(), bob()];
    const idOf = (customer: ReturnType<typeof ada>) => customer.ok('getCurrentUser', { type: 1 }).id;
    await startAs(second.token);
    sessionStorage.setItem('draft:note', '"of Bob"');
    const user = first.ok('getCurrentUser', { type: 1 });
    beginSession(first.token);
    server.use(
      http.get(
        userPath,
        () => {
          beginSession(second.token);
          return HttpResponse.json({ success: true, data: user });
        },
        { once: true },
      ),
    );
    expect(await fetchUser()).toMatchObject({ status: 'signedIn', user: { id: idOf(second) } });
    expect(note()).toBe('"of Bob"');
  });
});
