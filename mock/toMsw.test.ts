import { setupServer } from 'msw/node';
import { openTestShop } from './testing/openTestShop';
import { toMsw } from './toMsw';

const { shop } = openTestShop();
const server = setupServer(toMsw(() => shop));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`http://shop.test${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('the shop as an msw handler', () => {
  test('matches any origin, and passes query, body and headers', async () => {
    const list = await fetch('http://shop.test/api/home/goodsList?keyword=%E6%85%A2%E6%99%A8', {
      headers: { 'accept-language': 'zh-CN' },
    });
    expect(await list.json()).toMatchObject({ success: true, data: { total: 1, list: [{ name: '慢晨杯' }] } });
    const pack = await post('/api/home/packGoods', JSON.stringify({ lines: [{ skuId: 'cup.oat', quantity: 1 }] }));
    expect(await pack.json()).toMatchObject({ data: { total: 2_500 } });
  });

  test('treats a body of invalid JSON as a missing body', async () => {
    const response = await post('/api/home/packGoods', '{"lines":');
    expect(await response.json()).toMatchObject({ errorCode: 'VALIDATION', data: { fields: { lines: 'missing' } } });
  });

  test('passes the status of the shop', async () => {
    expect((await fetch('http://shop.test/api/user/address')).status).toBe(401);
  });

  test('applies injected faults', async () => {
    const fault = (name: string) => fetch('http://shop.test/api/home/banner', { headers: { 'x-shop-fault': name } });
    await expect(fault('offline')).rejects.toThrow('Failed to fetch');
    await expect(fault('malformed').then((response) => response.json())).rejects.toThrow('JSON');
    const html = await fault('502html');
    expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect((await fault('delay:5')).status).toBe(200);
  });
});
