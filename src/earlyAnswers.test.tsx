import { takeEarlyAnswer, takeEarlyBody } from './earlyAnswers';

const onItsWay = (body: unknown) => ({ coming: Promise.resolve(body) });
const come = (body: unknown, at: number) => ({ coming: Promise.resolve(body), body, at });

afterEach(() => {
  delete window.earlyAnswers;
});

describe('an answer that was asked for before the app had come', () => {
  test('is handed out once, to the very question', async () => {
    window.earlyAnswers = { 'GET /api/home/banner ': onItsWay({ success: true }), 'GET /api/home/goodsDetail?id=a%26b ': onItsWay(5), 'POST /api/home/recommendGoods {"current":1}': onItsWay(7) };
    expect(await takeEarlyAnswer('POST', '/api/home/recommendGoods', { current: 2 })).toBeUndefined();
    expect(await takeEarlyAnswer('GET', '/api/home/banner', { id: 'x' })).toBeUndefined();
    expect(await takeEarlyAnswer('GET', '/api/home/banner', {})).toEqual({ success: true });
    expect(await takeEarlyAnswer('GET', '/api/home/banner', {})).toBeUndefined();
    expect(await takeEarlyAnswer('POST', '/api/home/recommendGoods', { current: 1 })).toBe(7);
    expect(await takeEarlyAnswer('GET', '/api/home/goodsDetail', { id: 'a' })).toBeUndefined();
    expect(await takeEarlyAnswer('GET', '/api/home/goodsDetail', { id: 'a&b', other: undefined })).toBe(5);
  });

  test('is had at once when it has come, with the time at which it did', async () => {
    window.earlyAnswers = { 'GET /api/home/banner ': come({ success: true }, 120), 'GET /api/home/category ': onItsWay({ success: true }) };
    expect(takeEarlyBody('GET', '/api/home/banner', {})).toEqual({ body: { success: true }, at: 120 });
    expect(takeEarlyBody('GET', '/api/home/banner', {})).toBeUndefined();
    expect(takeEarlyBody('GET', '/api/home/category', {})).toBeUndefined();
    // One that is on its way stays for whoever waits for it.
    expect(await takeEarlyAnswer('GET', '/api/home/category', {})).toEqual({ success: true });
  });

  test('is none when it failed: the question is asked anew', async () => {
    window.earlyAnswers = { 'GET /api/home/banner ': onItsWay(undefined) };
    expect(await takeEarlyAnswer('GET', '/api/home/banner', {})).toBeUndefined();
  });

  test('is none when nothing was asked early', async () => {
    expect(await takeEarlyAnswer('GET', '/api/home/banner', {})).toBeUndefined();
    expect(takeEarlyBody('GET', '/api/home/banner', {})).toBeUndefined();
  });
});
