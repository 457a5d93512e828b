/** What the rest of the app learns from calls: whether the shop was reached, and that a session has ended. */
import { http, HttpResponse } from 'msw';
import { onUserOrNetworkReturn, reportReachability } from '@/lib/connection';
import { awaitSwitches, setRunTimeSwitches } from '@/lib/features';
import { beginSession, currentToken, endSession, onSession, type SessionEvent } from '@/lib/session';
import { server } from '../../tests/setup/freshShop';
import { getEnableBalance } from './wallet';
import { getOrderDetail, cancelOrder } from './orders';
import { getCurrentUser } from './customer';
import { getServerInfo } from './server';
import { callApi } from './client';
import { toApiError } from './errors';

const cancel = () =>
  callApi(cancelOrder, { id: 'o1', reason: 'other' }, { skipErrorHandler: true }).catch(() => undefined);
const respond = (...responses: (() => Response)[]) =>
  server.use(http.get('*/api/user/order/cancel', () => (responses.shift() ?? HttpResponse.error)()));

describe('a return of the network is heard', () => {
  const signs: string[] = [];
  let stop = () => {};
  beforeEach(() => {
    reportReachability(true);
    signs.length = 0;
    const stopListening = onUserOrNetworkReturn((sign) => signs.push(sign));
    stop = () => void stopListening();
  });
  afterEach(() => stop());

  test.each<[string, () => Response]>([
    [
      'a refusal',
      () => HttpResponse.json({ success: false, errorCode: 'ORDER_STATE', errorMessage: 'x', showType: 0 }),
    ],
    ['a status of 502', () => new HttpResponse(null, { status: 502 })],
    ['a response that cannot be read', () => HttpResponse.json({ success: true, data: 7 })],
  ])('at %s after a request without a response, once', async (_, response) => {
    respond(HttpResponse.error, response, response);
    await cancel();
    expect(signs).toEqual([]);
    await cancel();
    await cancel();
    expect(signs).toEqual(['response']);
  });

  test('at a success', async () => {
    respond(HttpResponse.error);
    await cancel();
    await callApi(getServerInfo, {});
    expect(signs).toEqual(['response']);
  });
});

describe('a session', () => {
  const events: SessionEvent[] = [];
  let stop = () => {};
  const reject = () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED' }, { status: 401 });
  beforeEach(() => {
    beginSession('of-ada');
    events.length = 0;
    const stopListening = onSession((event) => events.push(event));
    stop = () => void stopListening();
  });
  afterEach(() => {
    stop();
    endSession();
  });

  test('that is over at the start of the app has lapsed: no one is asked to sign in', async () => {
    server.use(http.get('*/api/user/current', reject));
    await callApi(getCurrentUser, { type: 1 }, { isSessionProbe: true, skipErrorHandler: true }).catch(() => undefined);
    expect([events, currentToken()]).toEqual([['lapsed'], '']);
  });

  test('that the same call finds over later has expired', async () => {
    server.use(http.get('*/api/user/current', reject));
    await callApi(getCurrentUser, { type: 1 }, { skipErrorHandler: true }).catch(() => undefined);
    expect([events, currentToken()]).toEqual([['expired'], '']);
  });

  test('that another tab has begun is noticed by a read without one', async () => {
    endSession();
    events.length = 0;
    const sent: string[] = [];
    server.use(http.get('*/api/user/order/detail', () => (sent.push('detail'), HttpResponse.error())));
    const call = callApi(getOrderDetail, { id: 'o1' }, { skipErrorHandler: true });
    localStorage.setItem('token', 'of-bob');
    await expect(call).rejects.toMatchObject({ info: { errorCode: 'UNAUTHORIZED' } });
    expect([events, sent]).toEqual([['otherTab'], []]);
  });
});

describe('a call of a feature, which waits for the information about the shop', () => {
  const sent: (string | null)[] = [];
  let arrive = () => {};
  beforeEach(() => {
    sent.length = 0;
    awaitSwitches(new Promise<void>((resolve) => (arrive = resolve)));
    server.use(
      http.get('*/api/user/enableBalance', ({ request }) => {
        sent.push(request.headers.get('authorization'));
        return HttpResponse.error();
      }),
    );
  });
  afterEach(() => {
    endSession();
    setRunTimeSwitches(undefined);
  });
  const readBalance = () => callApi(getEnableBalance, {}, { skipErrorHandler: true });

  test('is not sent for another customer who has signed in meanwhile', async () => {
    beginSession('of-ada');
    const call = readBalance();
    beginSession('of-bob');
    arrive();
    await expect(call).rejects.toMatchObject({ info: { errorCode: 'UNAUTHORIZED' } });
    expect([sent, currentToken()]).toEqual([[], 'of-bob']);
  });

  test('is not sent when the feature is switched off, and had no effect', async () => {
    beginSession('of-ada');
    const call = readBalance().catch(toApiError);
    setRunTimeSwitches({ wallet: false });
    arrive();
    expect([await call, sent]).toEqual([{ kind: 'request' }, []]);
  });
});
