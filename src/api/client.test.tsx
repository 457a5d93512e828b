import { http, HttpResponse } from 'msw';
import { shortenPauses } from '@/lib/pause';
import { beginSession, currentToken, endSession, onSession, type SessionEvent } from '@/lib/session';
import { server } from '../../tests/setup/freshShop';
import { validateResponse } from './parseResponse';
import { callApi } from './client';
import { getBanners, getCategories } from './goods';
import { cancelOrder, getOrderDetail } from './orders';
import { getServerInfo } from './server';

const category = { id: 'audio', name: 'Audio', picture: { src: '/p.webp' }, goodsCount: 3 };
const success = { success: true, data: { list: [category], total: 1 } };

/**
 * Mocks the category list: the first request gets the first response, and so on; the last response repeats. Returns a
 * function that returns the number of requests.
 */
function mockResponses(...responses: (() => Response)[]): () => number {
  let requestCount = 0;
  server.use(
    http.get('*/api/home/categoryList', () => (responses[requestCount++] ?? responses.at(-1) ?? HttpResponse.error)()),
  );
  return () => requestCount;
}

describe('validation of responses', () => {
  test('removes and counts invalid rows of a list', () => {
    const list = [category, { ...category, goodsCount: 'many' }, null, { id: 1 }];
    expect(validateResponse(getCategories, { list, total: 4 })).toEqual({
      list: [{ ...category, picture: { src: '/p.webp', alt: '', fit: 'cutout', hue: 30 } }],
      total: 4,
      droppedCount: 3,
    });
    expect(validateResponse(getCategories, { list: [null, 7], total: 2 })).toEqual({
      list: [],
      total: 2,
      droppedCount: 2,
    });
  });

  test.each([null, 7, 'text', [], {}, { list: 'none', total: 1 }, { list: [], total: '1' }])(
    'throws an error that names the call for the data %j',
    (data) => {
      expect(() => validateResponse(getCategories, data)).toThrow(/^Malformed answer: getCategories: /);
    },
  );

  test.each([null, 'text', [], { success: 'yes' }, {}])(
    'rejects the body %j, which has no valid envelope',
    async (body) => {
      mockResponses(() => HttpResponse.json(body));
      await expect(callApi(getCategories, {}, { skipErrorHandler: true })).rejects.toThrow('Malformed answer');
    },
  );

  test('accepts the server record only with code 200', async () => {
    server.use(
      http.get('*/api/server/info', () =>
        HttpResponse.json({ code: 500, data: { shopName: 'x', currency: 'USD', serverTime: '2026-11-20T10:00:00Z' } }),
      ),
    );
    await expect(callApi(getServerInfo, {}, { skipErrorHandler: true })).rejects.toThrow(
      'Malformed answer: getServerInfo: code',
    );
  });
});

describe('retries', () => {
  afterEach(() => shortenPauses(0.02));

  test('a read is sent up to three times while it fails', async () => {
    const requestCount = mockResponses(
      () => new HttpResponse(null, { status: 503 }),
      HttpResponse.error,
      () => HttpResponse.json(success),
    );
    await expect(callApi(getCategories, {}, { skipErrorHandler: true })).resolves.toMatchObject({ total: 1 });
    expect(requestCount()).toBe(3);
  });

  test('a read rejects after the third failure', async () => {
    const requestCount = mockResponses(() => new HttpResponse(null, { status: 502 }));
    await expect(callApi(getCategories, {}, { skipErrorHandler: true })).rejects.toMatchObject({
      response: { status: 502 },
    });
    expect(requestCount()).toBe(3);
  });

  test('a read is not retried when Retry-After is too long', async () => {
    const requestCount = mockResponses(
      () => new HttpResponse(null, { status: 503, headers: { 'retry-after': '120' } }),
    );
    await expect(callApi(getCategories, {}, { skipErrorHandler: true })).rejects.toMatchObject({
      response: { status: 503 },
    });
    expect(requestCount()).toBe(1);
  });

  test('an abort during the retry delay rejects at once, and no retry is sent', async () => {
    shortenPauses(10_000);
    const controller = new AbortController();
    const requestCount = mockResponses(() => {
      setTimeout(() => controller.abort(), 20);
      return HttpResponse.error();
    });
    await expect(
      callApi(getCategories, {}, { signal: controller.signal, skipErrorHandler: true }),
    ).rejects.toMatchObject({
      code: 'ERR_CANCELED',
    });
    expect(requestCount()).toBe(1);
  });

  test('a read is not retried after a business error', async () => {
    const requestCount = mockResponses(() =>
      HttpResponse.json({ success: false, errorCode: 'NOT_FOUND', errorMessage: 'No', showType: 0 }),
    );
    await expect(callApi(getCategories, {})).rejects.toMatchObject({ info: { errorCode: 'NOT_FOUND' } });
    expect(requestCount()).toBe(1);
  });

  test('a write is never retried, although its method is GET', async () => {
    let sent = 0;
    server.use(http.get('*/api/user/order/cancel', () => (sent++, HttpResponse.error())));
    await expect(callApi(cancelOrder, { id: 'o1', reason: 'other' }, { skipErrorHandler: true })).rejects.toThrow();
    expect(sent).toBe(1);
  });
});

describe('calls after the session has ended or changed', () => {
  const unauthorizedResponses: [string, () => Response][] = [
    ['HTTP 401', () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED' }, { status: 401 })],
    [
      'the code UNAUTHORIZED',
      () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED', errorMessage: 'x', showType: 0 }),
    ],
  ];
  test.each(unauthorizedResponses)('%s removes the token and emits the event expired', async (_name, respond) => {
    const emitted: SessionEvent[] = [];
    beginSession('abc');
    const stop = onSession((event) => emitted.push(event));
    server.use(http.get('*/api/user/order/detail', respond));
    await expect(callApi(getOrderDetail, { id: 'o1' }, { skipErrorHandler: true })).rejects.toThrow();
    stop();
    expect(currentToken()).toBe('');
    expect(emitted).toEqual(['expired']);
  });

  test('after a logout, a call that was made before is not sent', async () => {
    beginSession('one');
    const events: SessionEvent[] = [];
    const stop = onSession((event) => events.push(event));
    const asked: string[] = [];
    server.use(
      http.get('*/api/user/order/detail', ({ request }) => {
        asked.push(request.headers.get('authorization') ?? '');
        return new HttpResponse(null, { status: 401 });
      }),
    );
    const call = callApi(getOrderDetail, { id: 'o' }, { skipErrorHandler: true });
    endSession();
    await expect(call).rejects.toMatchObject({ info: { errorCode: 'UNAUTHORIZED' } });
    stop();
    expect(asked).toEqual([]);
    expect(events).toEqual(['ended']);
  });

  test('after a logout, a customer read is not sent', async () => {
    beginSession('one');
    endSession();
    const events: SessionEvent[] = [];
    const stop = onSession((event) => events.push(event));
    let asked = 0;
    server.use(http.get('*/api/user/order/detail', () => ((asked += 1), new HttpResponse(null, { status: 401 }))));
    await expect(callApi(getOrderDetail, { id: 'o' }, { skipErrorHandler: true })).rejects.toMatchObject({
      info: { errorCode: 'UNAUTHORIZED' },
    });
    stop();
    expect(asked).toBe(0);
    expect(events).toEqual([]);
  });

  test('a retry is not sent with the token of another customer who signed in during the delay', async () => {
    beginSession('one');
    const asked: string[] = [];
    server.use(
      http.get('*/api/user/order/detail', ({ request }) => {
        asked.push(request.headers.get('authorization') ?? '');
        beginSession('two');
        return HttpResponse.error();
      }),
    );
    await expect(callApi(getOrderDetail, { id: 'o' }, { skipErrorHandler: true })).rejects.toMatchObject({
      info: { errorCode: 'UNAUTHORIZED' },
    });
    expect(asked).toEqual(['one']);
    expect(currentToken()).toBe('two');
  });

  test('a write is not sent under the account that another tab has signed in, although its storage event was missed', async () => {
    beginSession('of-ada');
    const sent: string[] = [];
    server.use(
      http.get('*/api/user/order/cancel', ({ request }) => {
        sent.push(request.headers.get('authorization') ?? '');
        return HttpResponse.error();
      }),
    );
    const events: SessionEvent[] = [];
    const stop = onSession((event) => events.push(event));
    localStorage.setItem('token', 'of-bob');
    await expect(callApi(cancelOrder, { id: 'o1', reason: 'other' }, { skipErrorHandler: true })).rejects.toMatchObject(
      { info: { errorCode: 'UNAUTHORIZED' } },
    );
    stop();
    expect(sent).toEqual([]);
    expect(events).toEqual(['otherTab']);
    expect(currentToken()).toBe('of-bob');
  });

  test('HTTP 401 for an old token does not end a newer session', async () => {
    beginSession('old');
    server.use(
      http.get('*/api/user/order/detail', () => (beginSession('new'), new HttpResponse(null, { status: 401 }))),
    );
    await expect(callApi(getOrderDetail, { id: 'o1' }, { skipErrorHandler: true })).rejects.toThrow();
    expect(currentToken()).toBe('new');
  });
});

test('every request has the current language in Accept-Language', async () => {
  let seen: string | null = null;
  server.use(
    http.get(
      '*/api/home/banner',
      ({ request }) => (
        (seen = request.headers.get('accept-language')),
        HttpResponse.json({ success: true, data: { list: [], total: 0 } })
      ),
    ),
  );
  localStorage.setItem('language', 'zh-CN');
  await callApi(getBanners, {});
  expect(seen).toBe('zh-CN');
});
