import { http, HttpResponse } from 'msw';
import { request } from '@umijs/max';
import { speak } from '@/language';
import { installNotifier, type Notifier } from '@/notify';
import { tokenSlot } from '@/storage';
import { server } from '../../tests/setup/freshShop';
import { BizError } from './errors';

const told: string[] = [];
const notifier: Notifier = {
  success: (message) => told.push(`success ${message}`),
  warning: (message) => told.push(`warning ${message}`),
  error: (message) => told.push(`error ${message}`),
  notification: (title, description) => told.push(`notification ${title} | ${description}`),
};
let takeBack: () => void;

beforeAll(() => speak('en'));
beforeEach(() => {
  told.length = 0;
  takeBack = installNotifier(notifier);
});
afterEach(() => takeBack());

const answerWith = (body: object | string, init?: ResponseInit) =>
  server.use(http.get('*/api/home/banner', () => (typeof body === 'string' ? new HttpResponse(body, init) : HttpResponse.json(body, init))));
const ask = (options?: object) => request('/api/home/banner', { method: 'GET', ...options });
const refusal = (showType?: number) => ({ success: false, errorCode: 'E1', errorMessage: 'No luck', showType, data: { a: 1 } });

describe('every request', () => {
  test.each([['abc', 'abc'], [undefined, '']])('carries the stored token %j as Authorization %j', async (token, header) => {
    if (token) tokenSlot.write(token);
    let seen: string | null = 'never asked';
    server.use(http.get('*/api/home/banner', ({ request: sent }) => ((seen = sent.headers.get('authorization')), HttpResponse.json({ success: true }))));
    await ask();
    expect(seen ?? '').toBe(header);
  });
});

describe('a refusal of the shop', () => {
  test('is raised with code, message, show type and data', async () => {
    answerWith(refusal(0));
    const error = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BizError);
    expect(error).toMatchObject({ name: 'BizError', message: 'No luck', info: { errorCode: 'E1', errorMessage: 'No luck', showType: 0, data: { a: 1 } } });
  });

  test.each([
    [0, []],
    [1, ['warning No luck']],
    [2, ['error No luck']],
    [3, ['notification E1 | No luck']],
    [9, []],
    [4, ['error No luck']],
    [undefined, ['error No luck']],
  ])('with show type %s tells %j', async (showType, expected) => {
    answerWith(refusal(showType));
    await expect(ask()).rejects.toThrow('No luck');
    expect(told).toEqual(expected);
  });

  test('is only rethrown when the request opted out', async () => {
    answerWith(refusal(2));
    await expect(ask({ skipErrorHandler: true })).rejects.toBeInstanceOf(BizError);
    expect(told).toEqual([]);
  });
});

describe('a broken line', () => {
  test('with an answer says its status', async () => {
    answerWith('<html>', { status: 502 });
    await expect(ask()).rejects.toThrow();
    expect(told).toEqual(['error Response status:502']);
  });

  test('without an answer says so', async () => {
    server.use(http.get('*/api/home/banner', () => HttpResponse.error()));
    await expect(ask()).rejects.toThrow();
    expect(told).toEqual(['error None response! Please retry.']);
  });

  test('before anything was sent says that the request failed', async () => {
    await expect(ask({ transformRequest: [() => { throw new Error('x'); }] })).rejects.toThrow();
    expect(told).toEqual(['error Request error, please retry.']);
  });

  test('is told once when five calls break at once', async () => {
    server.use(http.get('*/api/home/banner', () => HttpResponse.error()));
    await Promise.allSettled([ask(), ask(), ask(), ask(), ask()]);
    expect(told).toEqual(['error None response! Please retry.']);
  });

  test('that the customer left is not told', async () => {
    const leave = new AbortController();
    leave.abort();
    await expect(ask({ signal: leave.signal })).rejects.toThrow();
    expect(told).toEqual([]);
  });
});
