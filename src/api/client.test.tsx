import { http, HttpResponse } from 'msw';
import { shortenPauses } from '@/pause';
import { beginSession, currentToken, endSession, onSession, type SessionEvent } from '@/session';
import { server } from '../../tests/setup/freshShop';
import { checkAnswer } from './answer';
import { callShop } from './client';
import { getBanners, getCategories } from './homeCalls';
import { cancelOrder, getOrderDetail } from './orderCalls';
import { getServerInfo } from './shopCalls';

const category = { id: 'audio', name: 'Audio', picture: { src: '/p.webp' }, goodsCount: 3 };
const good = { success: true, data: { list: [category], total: 1 } };

/** Answers the category list one way after another and counts how often it was asked. */
function answer(...ways: (() => Response)[]): () => number {
  let asked = 0;
  server.use(http.get('*/api/home/categoryList', () => (ways[asked++] ?? ways.at(-1) ?? HttpResponse.error)()));
  return () => asked;
}

describe('an answer at the edge', () => {
  test('loses its bad rows, which are counted', () => {
    const list = [category, { ...category, goodsCount: 'many' }, null, { id: 1 }];
    expect(checkAnswer(getCategories, { list, total: 4 })).toEqual({
      list: [{ ...category, picture: { src: '/p.webp', alt: '', fit: 'cutout', hue: 30 } }],
      total: 4,
      dropped: 3,
    });
  });

  test.each([null, 7, 'text', [], {}, { list: 'none', total: 1 }, { list: [], total: '1' }])('that is %j is refused with a clear message', (data) => {
    expect(() => checkAnswer(getCategories, data)).toThrow(/^Malformed answer: getCategories: /);
  });

  test.each([null, 'text', [], { success: 'yes' }, {}])('in the envelope %j is refused', async (body) => {
    answer(() => HttpResponse.json(body));
    await expect(callShop(getCategories, {}, { skipErrorHandler: true })).rejects.toThrow('Malformed answer');
  });

  test('of the service desk counts only with code 200', async () => {
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 500, data: { shopName: 'x', currency: 'USD', serverTime: '2026-11-20T10:00:00Z' } })));
    await expect(callShop(getServerInfo, {}, { skipErrorHandler: true })).rejects.toThrow('Malformed answer: getServerInfo: code');
  });
});

describe('asking again', () => {
  afterEach(() => shortenPauses(0.02));

  test('a read is asked up to three times while the shop is broken', async () => {
    const asked = answer(() => new HttpResponse(null, { status: 503 }), HttpResponse.error, () => HttpResponse.json(good));
    await expect(callShop(getCategories, {}, { skipErrorHandler: true })).resolves.toMatchObject({ total: 1 });
    expect(asked()).toBe(3);
  });

  test('a read that stays broken is told after the third time', async () => {
    const asked = answer(() => new HttpResponse(null, { status: 502 }));
    await expect(callShop(getCategories, {}, { skipErrorHandler: true })).rejects.toMatchObject({ response: { status: 502 } });
    expect(asked()).toBe(3);
  });

  test('a shop that wants to be left alone for long is not asked again', async () => {
    const asked = answer(() => new HttpResponse(null, { status: 503, headers: { 'retry-after': '120' } }));
    await expect(callShop(getCategories, {}, { skipErrorHandler: true })).rejects.toMatchObject({ response: { status: 503 } });
    expect(asked()).toBe(1);
  });

  test('whoever leaves during the pause is not kept, and nothing more is sent', async () => {
    shortenPauses(10_000);
    const leaving = new AbortController();
    const asked = answer(() => {
      setTimeout(() => leaving.abort(), 20);
      return HttpResponse.error();
    });
    await expect(callShop(getCategories, {}, { signal: leaving.signal, skipErrorHandler: true })).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    expect(asked()).toBe(1);
  });

  test('a read that was refused is not asked again', async () => {
    const asked = answer(() => HttpResponse.json({ success: false, errorCode: 'NOT_FOUND', errorMessage: 'No', showType: 0 }));
    await expect(callShop(getCategories, {})).rejects.toMatchObject({ info: { errorCode: 'NOT_FOUND' } });
    expect(asked()).toBe(1);
  });

  test('a write is never sent again by itself, though it is a GET', async () => {
    let sent = 0;
    server.use(http.get('*/api/user/order/cancel', () => (sent++, HttpResponse.error())));
    await expect(callShop(cancelOrder, { id: 'o1', reason: 'other' }, { skipErrorHandler: true })).rejects.toThrow();
    expect(sent).toBe(1);
  });
});

describe('a session that ended', () => {
  const dead: [string, () => Response][] = [
    ['HTTP 401', () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED' }, { status: 401 })],
    ['the code UNAUTHORIZED', () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED', errorMessage: 'x', showType: 0 })],
  ];
  test.each(dead)('by %s drops the token and is told to the tab', async (_name, way) => {
    const heard: SessionEvent[] = [];
    beginSession('abc');
    const stop = onSession((event) => heard.push(event));
    server.use(http.get('*/api/user/order/detail', way));
    await expect(callShop(getOrderDetail, { id: 'o1' }, { skipErrorHandler: true })).rejects.toThrow();
    stop();
    expect(currentToken()).toBe('');
    expect(heard).toEqual(['expired']);
  });

  test('is asked nothing more when the customer left before the question went out', async () => {
    beginSession('one');
    const events: SessionEvent[] = [];
    const stop = onSession((event) => events.push(event));
    const asked: string[] = [];
    server.use(http.get('*/api/user/order/detail', ({ request }) => {
      asked.push(request.headers.get('authorization') ?? '');
      return new HttpResponse(null, { status: 401 });
    }));
    const question = callShop(getOrderDetail, { id: 'o' }, { skipErrorHandler: true });
    endSession();
    await expect(question).rejects.toMatchObject({ info: { errorCode: 'UNAUTHORIZED' } });
    stop();
    expect(asked).toEqual([]);
    expect(events).toEqual(['ended']);
  });

  test('is asked nothing by a screen that reads in the moment after', async () => {
    beginSession('one');
    endSession();
    const events: SessionEvent[] = [];
    const stop = onSession((event) => events.push(event));
    let asked = 0;
    server.use(http.get('*/api/user/order/detail', () => ((asked += 1), new HttpResponse(null, { status: 401 }))));
    await expect(callShop(getOrderDetail, { id: 'o' }, { skipErrorHandler: true })).rejects.toMatchObject({ info: { errorCode: 'UNAUTHORIZED' } });
    stop();
    expect(asked).toBe(0);
    expect(events).toEqual([]);
  });

  test('hands no question on to the next customer, who came during the pause before it is asked again', async () => {
    beginSession('one');
    const asked: string[] = [];
    server.use(http.get('*/api/user/order/detail', ({ request }) => {
      asked.push(request.headers.get('authorization') ?? '');
      beginSession('two');
      return HttpResponse.error();
    }));
    await expect(callShop(getOrderDetail, { id: 'o' }, { skipErrorHandler: true })).rejects.toMatchObject({ info: { errorCode: 'UNAUTHORIZED' } });
    expect(asked).toEqual(['one']);
    expect(currentToken()).toBe('two');
  });

  test('does not take a newer session with it', async () => {
    beginSession('old');
    server.use(http.get('*/api/user/order/detail', () => (beginSession('new'), new HttpResponse(null, { status: 401 }))));
    await expect(callShop(getOrderDetail, { id: 'o1' }, { skipErrorHandler: true })).rejects.toThrow();
    expect(currentToken()).toBe('new');
  });
});

test('the language in use goes with every request', async () => {
  let seen: string | null = null;
  server.use(http.get('*/api/home/banner', ({ request }) => ((seen = request.headers.get('accept-language')), HttpResponse.json({ success: true, data: { list: [], total: 0 } }))));
  localStorage.setItem('language', 'zh-CN');
  await callShop(getBanners, {});
  expect(seen).toBe('zh-CN');
});
