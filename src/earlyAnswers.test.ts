import { takeEarlyAnswer } from './earlyAnswers';

const answering = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

afterEach(() => {
  delete window.earlyAnswers;
});

describe('an answer that was asked for before the app had come', () => {
  test('is handed out once, to the very question', async () => {
    window.earlyAnswers = { 'GET /api/home/banner ': answering({ success: true }), 'GET /api/home/goodsDetail?id=a%26b ': answering(5), 'POST /api/home/recommendGoods {"current":1}': answering(7) };
    expect(await takeEarlyAnswer('POST', '/api/home/recommendGoods', { current: 2 })).toBeUndefined();
    expect(await takeEarlyAnswer('GET', '/api/home/banner', { id: 'x' })).toBeUndefined();
    expect(await takeEarlyAnswer('GET', '/api/home/banner', {})).toEqual({ success: true });
    expect(await takeEarlyAnswer('GET', '/api/home/banner', {})).toBeUndefined();
    expect(await takeEarlyAnswer('POST', '/api/home/recommendGoods', { current: 1 })).toBe(7);
    expect(await takeEarlyAnswer('GET', '/api/home/goodsDetail', { id: 'a' })).toBeUndefined();
    expect(await takeEarlyAnswer('GET', '/api/home/goodsDetail', { id: 'a&b', other: undefined })).toBe(5);
  });

  test.each([
    ['a bad status', () => answering({}, 500)],
    ['a broken line', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('is none when it was %s: the question is asked anew', async (_what, answer) => {
    window.earlyAnswers = { 'GET /api/home/banner ': answer() };
    expect(await takeEarlyAnswer('GET', '/api/home/banner', {})).toBeUndefined();
  });

  test('is none when nothing was asked early', async () => {
    expect(await takeEarlyAnswer('GET', '/api/home/banner', {})).toBeUndefined();
  });
});
