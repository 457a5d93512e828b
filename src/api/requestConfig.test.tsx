import { http, HttpResponse } from 'msw';
import { request } from '@umijs/max';
import { loadLocale } from '@/lib/i18n';
import { tokenStorage } from '@/lib/storage';
import { announced } from '../../tests/setup/announced';
import { server } from '../../tests/setup/freshShop';
import { getArticles } from './articles';
import { getBanners } from './goods';
import { callApi } from './client';
import { BusinessError, toApiError } from './errors';

beforeAll(() => loadLocale('en'));

const respondWith = (body: object | string, init?: ResponseInit) =>
  server.use(
    http.get('*/api/home/banner', () =>
      typeof body === 'string' ? new HttpResponse(body, init) : HttpResponse.json(body, init),
    ),
  );
const send = (options?: object) => request('/api/home/banner', { method: 'GET', ...options });
const businessError = (showType?: number) => ({
  success: false,
  errorCode: 'E1',
  errorMessage: 'No luck',
  showType,
  data: { a: 1 },
});

describe('every request', () => {
  test.each([
    ['abc', 'abc'],
    ['Bearer abc.def', 'Bearer abc.def'],
    ['x'.repeat(8_000), 'x'.repeat(8_000)],
    ['clé', 'clé'],
    [undefined, ''],
  ])('with the stored token %j has the Authorization header %j', async (token, header) => {
    if (token) tokenStorage.write(token);
    let seen: string | null = 'never sent';
    server.use(
      http.get(
        '*/api/home/banner',
        ({ request: sent }) => ((seen = sent.headers.get('authorization')), HttpResponse.json({ success: true })),
      ),
    );
    await send();
    expect(seen).toBe(header);
  });
});

test('a response that takes 20 s arrives, and one that takes an hour: there is no time-out', async () => {
  const realTimeout = setTimeout;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  try {
    const hour = 3_600_000;
    const waits = [20_000, hour];
    server.use(
      http.get('*/api/home/banner', async () => {
        await new Promise((resolve) => setTimeout(resolve, waits.shift()));
        return HttpResponse.json({ success: true, data: 7 });
      }),
    );
    // msw ignores the time-out of an XMLHttpRequest. axios applies the same option to fetch with a timer of its own.
    const outcomes: unknown[] = [];
    for (const ms of [...waits]) {
      const response = send({ adapter: 'fetch', baseURL: 'http://localhost' }).then(
        (body: unknown) => outcomes.push(body),
        (error: unknown) => outcomes.push(error),
      );
      while (waits.includes(ms)) await new Promise((resolve) => realTimeout(resolve));
      await jest.advanceTimersByTimeAsync(ms);
      await response;
    }
    expect(outcomes).toEqual([
      { success: true, data: 7 },
      { success: true, data: 7 },
    ]);
  } finally {
    jest.useRealTimers();
  }
});

describe('a business error', () => {
  test('is thrown with code, message, show type and data', async () => {
    respondWith(businessError(0));
    const error = await send().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BusinessError);
    expect(error).toMatchObject({
      name: 'BizError',
      message: 'No luck',
      info: { errorCode: 'E1', errorMessage: 'No luck', showType: 0, data: { a: 1 } },
    });
  });

  test.each([
    [0, []],
    [1, ['warning No luck']],
    [2, ['error No luck']],
    [3, ['notification E1 | No luck']],
    [9, []],
    [4, ['error No luck']],
    [undefined, ['error No luck']],
  ])('with show type %s shows %j', async (showType, expected) => {
    respondWith(businessError(showType));
    await expect(send()).rejects.toThrow('No luck');
    expect(announced).toEqual(expected);
  });

  test('that reports an ended session shows nothing, whatever its show type: the app prompts for login', async () => {
    respondWith({ ...businessError(2), errorCode: 'UNAUTHORIZED' });
    await expect(send()).rejects.toBeInstanceOf(BusinessError);
    expect(announced).toEqual([]);
  });

  test('is rethrown and not announced when the request sets skipErrorHandler', async () => {
    respondWith(businessError(2));
    await expect(send({ skipErrorHandler: true })).rejects.toBeInstanceOf(BusinessError);
    expect(announced).toEqual([]);
  });
});

describe('a business error that the screen shows in place', () => {
  const own = { ownErrors: ['E1'] };

  test.each([
    [0, []],
    [1, []],
    [2, []],
    [3, ['notification E1 | No luck']],
    [9, []],
    [4, ['error No luck']],
  ])('with show type %s shows %j, and only 1 and 2 are left to the screen', async (showType, expected) => {
    respondWith(businessError(showType));
    const error: unknown = await send(own).catch((thrown: unknown) => thrown);
    expect(announced).toEqual(expected);
    expect(toApiError(error)).toMatchObject({ isOnScreen: showType === 1 || showType === 2 || undefined });
  });

  test('is announced when the screen names another one', async () => {
    respondWith(businessError(1));
    await expect(send({ ownErrors: ['NOT_FOUND'] })).rejects.toThrow('No luck');
    expect(announced).toEqual(['warning No luck']);
  });
});

test('a business error under a status of 400 to 499 is announced by its show type', async () => {
  respondWith(businessError(1), { status: 409 });
  await expect(send()).rejects.toThrow();
  expect(announced).toEqual(['warning No luck']);
});

describe('the error of a write', () => {
  test.each([
    ['a lost response', () => server.use(http.get('*/api/home/banner', () => HttpResponse.error())), []],
    ['a status of 502', () => respondWith('<html>', { status: 502 }), []],
    ['a status of 404', () => respondWith('<html>', { status: 404 }), ['error Response status:404']],
    ['a business error', () => respondWith(businessError(2)), ['error No luck']],
    [
      'an internal error that the API reports itself',
      () => respondWith({ ...businessError(2), errorCode: 'INTERNAL' }),
      ['error No luck'],
    ],
    [
      'an operation id that was used before',
      () => respondWith({ ...businessError(2), errorCode: 'OPERATION_MISMATCH' }),
      [],
    ],
  ])('announces no failure while the outcome is unknown: %s', async (_name, prepare, expected) => {
    prepare();
    await expect(send({ isWrite: true })).rejects.toThrow();
    expect(announced).toEqual(expected);
  });
});

describe('a network failure', () => {
  test('with a response shows its status', async () => {
    respondWith('<html>', { status: 502 });
    await expect(send()).rejects.toThrow();
    expect(announced).toEqual(['error Response status:502']);
  });

  test('without a response shows the message for no response', async () => {
    server.use(http.get('*/api/home/banner', () => HttpResponse.error()));
    await expect(send()).rejects.toThrow();
    expect(announced).toEqual(['error None response! Please retry.']);
  });

  test('before sending shows the message for a request error', async () => {
    await expect(
      send({
        transformRequest: [
          () => {
            throw new Error('x');
          },
        ],
      }),
    ).rejects.toThrow();
    expect(announced).toEqual(['error Request error, please retry.']);
  });

  test('of a read that is sent again is announced only when the last try fails as well', async () => {
    let failures = 2;
    server.use(
      http.get('*/api/home/banner', () =>
        failures-- > 0
          ? new HttpResponse(null, { status: 503 })
          : HttpResponse.json({ success: true, data: { list: [], total: 0 } }),
      ),
    );
    await callApi(getBanners, {});
    expect([failures, announced]).toEqual([-1, []]);
    failures = 3;
    await expect(callApi(getBanners, {})).rejects.toThrow();
    expect([failures, announced]).toEqual([0, ['error Response status:503']]);
  });

  test('of a list that the shop does not have is not announced', async () => {
    server.use(http.get('*/api/info/list', () => new HttpResponse(null, { status: 404 })));
    expect(await callApi(getArticles, {})).toMatchObject({ list: [], total: 0 });
    expect(announced).toEqual([]);
    // A refusal of the call itself is one.
    server.use(http.get('*/api/info/list', () => HttpResponse.json(businessError(1), { status: 404 })));
    await expect(callApi(getArticles, {})).rejects.toThrow();
    expect(announced).toEqual(['warning No luck']);
  });

  test('is announced once when five calls fail at the same time', async () => {
    server.use(http.get('*/api/home/banner', () => HttpResponse.error()));
    await Promise.allSettled([send(), send(), send(), send(), send()]);
    expect(announced).toEqual(['error None response! Please retry.']);
  });

  test('caused by the browser, which stops requests when the user leaves, is not announced', async () => {
    const adapter = async (config: object) => {
      throw Object.assign(new Error('Request aborted'), { code: 'ECONNABORTED', config, request: {} });
    };
    await expect(send({ adapter })).rejects.toThrow('Request aborted');
    expect(announced).toEqual([]);
  });

  test('caused by an abort is not announced', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(send({ signal: controller.signal })).rejects.toThrow();
    expect(announced).toEqual([]);
  });
});
