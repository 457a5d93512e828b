import { http, HttpResponse } from 'msw';
import { callApi } from '@/api/client';
import { getBanners, getCategories } from '@/api/goods';
import { onViolations, logViolations } from '@/api/reportViolations';
import { expectConsole } from '../../tests/setup/expectConsole';
import { server } from '../../tests/setup/freshShop';
import { violationText } from './violations';

const respond = (path: string, data: unknown) =>
  server.use(http.get(`*${path}`, () => HttpResponse.json({ success: true, data })));
const category = { id: 'tea', name: 'Tea', picture: { src: '/tea.webp' }, goodsCount: 3 };

test('a response that cannot be used is reported with call, path, expected and found, until the listener ends', async () => {
  const reported: string[] = [];
  const stop = onViolations((violation) => reported.push(violationText(violation)));
  respond('/api/home/categoryList', { list: [category], total: '1' });
  await expect(callApi(getCategories, {}, { skipErrorHandler: true })).rejects.toThrow();
  stop();
  await expect(callApi(getCategories, {}, { skipErrorHandler: true })).rejects.toThrow();
  expect(reported).toEqual(['getCategories: data.total expected integer, got string "1"']);
});

test('a row that is left out is reported to every listener', async () => {
  const reported: string[] = [];
  const stops = [1, 2].map((number) => onViolations(({ path, found }) => reported.push(`${number} ${path} ${found}`)));
  respond('/api/home/categoryList', { list: [category, { ...category, goodsCount: null }], total: 2 });
  expect((await callApi(getCategories, {})).droppedCount).toBe(1);
  for (const stop of stops.toReversed()) stop();
  expect(reported).toEqual(['1 data.list[1].goodsCount null', '2 data.list[1].goodsCount null']);
});

test('a right response is not reported', async () => {
  const reported: unknown[] = [];
  const stop = onViolations((violation) => reported.push(violation));
  await callApi(getBanners, {});
  stop();
  expect(reported).toEqual([]);
});

test('the console of developers names it', async () => {
  const stop = logViolations();
  expectConsole(/^error: Outside the contract: getCategories: data\.total expected integer, got string "1"$/);
  respond('/api/home/categoryList', { list: [], total: '1' });
  await expect(callApi(getCategories, {}, { skipErrorHandler: true })).rejects.toThrow();
  stop();
});

test('a refusal, a lost response and an error status are not responses outside the contract', async () => {
  const reported: unknown[] = [];
  const stop = onViolations((violation) => reported.push(violation));
  const responses = [
    () => HttpResponse.json({ success: false, errorCode: 'NOT_FOUND', errorMessage: 'x', showType: 0 }),
    () => HttpResponse.json({}, { status: 400 }),
    () => HttpResponse.error(),
  ];
  for (const respond of responses) {
    server.use(http.get('*/api/home/categoryList', respond));
    await expect(callApi(getCategories, {}, { skipErrorHandler: true })).rejects.toThrow();
  }
  stop();
  expect(reported).toEqual([]);
});

test('a listener that ends before a later one hears nothing more, and the later one does', async () => {
  const reported: string[] = [];
  const stops = ['first', 'later'].map((name) => onViolations(() => reported.push(name)));
  stops[0]?.();
  respond('/api/home/categoryList', { list: [], total: '1' });
  await expect(callApi(getCategories, {}, { skipErrorHandler: true })).rejects.toThrow();
  stops[1]?.();
  expect(reported).toEqual(['later']);
});
