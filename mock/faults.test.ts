import { getRawBody } from '../shop/transport';
import { openTestShop } from './testing/openTestShop';
import { packLine, prepareOrder } from './testing/purchase';

const send = (fault: string, path = '/api/home/categoryList', options: Parameters<typeof openTestShop>[0] = {}) =>
  openTestShop(options).shop.handle({
    method: 'GET',
    path,
    query: {},
    body: undefined,
    headers: { 'x-shop-fault': fault },
  });

describe('an injected fault', () => {
  test.each([
    ['showType:3', 200, { success: false, errorCode: 'INTERNAL', showType: 3 }],
    ['401', 401, { success: false, errorCode: 'UNAUTHORIZED' }],
    ['500', 500, { success: false, errorCode: 'INTERNAL', showType: 2 }],
  ])('"%s" gets status %s with the envelope', (fault, status, body) => {
    const response = send(fault);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject(body);
  });

  test('delays a response without changing it', () => {
    expect(send('delay:800')).toEqual({ ...send(''), delayMs: 800 });
    expect(send('delay:999999999').delayMs).toBe(120_000);
  });

  test('can be combined with another one', () => {
    expect(send('delay:300,500')).toMatchObject({ delayMs: 300, status: 500 });
  });

  test('returns the 502 page of a gateway', () => {
    const response = send('502html');
    expect(response).toMatchObject({ status: 502, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(getRawBody(response.body)).toContain('502 Bad Gateway');
  });

  test('truncates the JSON', () => {
    expect(() => JSON.parse(getRawBody(send('malformed').body) ?? '{}')).toThrow(SyntaxError);
  });

  test('changes the type of every value in the data', () => {
    expect(send('wrongTypes').body).toMatchObject({
      success: true,
      data: { total: '2', list: [{ id: 3, goodsCount: '2' }, { id: 5 }] },
    });
  });

  test('can be limited to a path', () => {
    expect(send('500@/category').status).toBe(500);
    expect(send('500@/order/pay').status).toBe(200);
  });

  test.each(['nonsense', 'delay:soon', 'delay:-5', 'showType:', '', ',,@'])(
    'that is invalid ("%s") is ignored',
    (fault) => {
      expect(send(fault)).toEqual(send(''));
    },
  );

  test('is read from header, query or cookie', () => {
    const { shop } = openTestShop();
    const request = { method: 'GET', path: '/api/home/banner', query: {}, body: undefined, headers: {} };
    expect(shop.handle({ ...request, query: { shopFault: '500' } }).status).toBe(500);
    expect(shop.handle({ ...request, headers: { cookie: 'a=1; shopFault=500%40%2Fbanner' } }).status).toBe(500);
    expect(shop.handle({ ...request, headers: { cookie: 'shopFault=%E0%A4%A' } }).status).toBe(200);
  });

  test('is ignored when the shop does not allow faults', () => {
    expect(send('500', '/api/home/banner', { allowsFaults: false }).status).toBe(200);
  });
});

describe('a network failure', () => {
  const broken = (fault: string) => {
    const { shop, customer, database } = openTestShop();
    const ada = customer('+14155550182');
    const response = ada.send('confirmOrder', prepareOrder(ada, packLine('cup.oat')), { 'x-shop-fault': fault });
    return { shop, response, orders: database.orders.all.size };
  };

  test('before the shop (offline) writes nothing', () => {
    expect(broken('offline')).toMatchObject({ response: { isDropped: true, wrote: false }, orders: 0 });
  });

  test('after the shop (lost) keeps the writes and loses the response', () => {
    expect(broken('lost')).toMatchObject({ response: { isDropped: true, wrote: true }, orders: 1 });
  });
});
