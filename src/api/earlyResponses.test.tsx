import { takeEarlyResponse, takeEarlyBody } from './earlyResponses';

const isInTransit = (body: unknown) => ({ coming: Promise.resolve(body) });
const come = (body: unknown, at: number) => ({ coming: Promise.resolve(body), body, at });

let now: jest.SpyInstance;
beforeEach(() => {
  // Early responses count for ten seconds; a busy machine may take longer to get here.
  now = jest.spyOn(performance, 'now').mockReturnValue(9_999);
});
afterEach(() => {
  now.mockRestore();
  delete window.earlyResponses;
});

describe('an answer that was asked for before the app had come', () => {
  test('is handed out once, to the very question', async () => {
    window.earlyResponses = {
      'GET /api/home/banner ': isInTransit({ success: true }),
      'GET /api/home/goodsDetail?id=a%26b ': isInTransit(5),
      'POST /api/home/recommendGoods {"current":1}': isInTransit(7),
    };
    expect(await takeEarlyResponse('POST', '/api/home/recommendGoods', { current: 2 })).toBeUndefined();
    expect(await takeEarlyResponse('GET', '/api/home/banner', { id: 'x' })).toBeUndefined();
    expect(await takeEarlyResponse('GET', '/api/home/banner', {})).toEqual({ success: true });
    expect(await takeEarlyResponse('GET', '/api/home/banner', {})).toBeUndefined();
    expect(await takeEarlyResponse('POST', '/api/home/recommendGoods', { current: 1 })).toBe(7);
    expect(await takeEarlyResponse('GET', '/api/home/goodsDetail', { id: 'a' })).toBeUndefined();
    expect(await takeEarlyResponse('GET', '/api/home/goodsDetail', { id: 'a&b', other: undefined })).toBe(5);
  });

  test('is had at once when it has come, with the time at which it did', async () => {
    window.earlyResponses = {
      'GET /api/home/banner ': come({ success: true }, 120),
      'GET /api/home/category ': isInTransit({ success: true }),
    };
    expect(takeEarlyBody('GET', '/api/home/banner', {})).toEqual({ body: { success: true }, at: 120 });
    expect(takeEarlyBody('GET', '/api/home/banner', {})).toBeUndefined();
    expect(takeEarlyBody('GET', '/api/home/category', {})).toBeUndefined();
    // One that is on its way stays for callers that wait for it.
    expect(await takeEarlyResponse('GET', '/api/home/category', {})).toEqual({ success: true });
  });

  test('is none when it failed: the question is asked again', async () => {
    window.earlyResponses = { 'GET /api/home/banner ': isInTransit(undefined) };
    expect(await takeEarlyResponse('GET', '/api/home/banner', {})).toBeUndefined();
  });

  test('is none ten seconds after the start of the page', async () => {
    window.earlyResponses = { 'GET /api/home/banner ': come({ success: true }, 120) };
    now.mockReturnValue(10_001);
    expect(takeEarlyBody('GET', '/api/home/banner', {})).toBeUndefined();
    expect(await takeEarlyResponse('GET', '/api/home/banner', {})).toBeUndefined();
    now.mockReturnValue(10_000);
    expect(takeEarlyBody('GET', '/api/home/banner', {})).toEqual({ body: { success: true }, at: 120 });
  });

  test('is none when nothing was asked early', async () => {
    expect(await takeEarlyResponse('GET', '/api/home/banner', {})).toBeUndefined();
    expect(takeEarlyBody('GET', '/api/home/banner', {})).toBeUndefined();
  });
});
