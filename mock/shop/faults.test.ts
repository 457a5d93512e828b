import { rawOf } from './transport';
import { openTestShop } from './testing/openTestShop';
import { line, placing } from './testing/purchase';

const ask = (fault: string, path = '/api/home/categoryList', options: Parameters<typeof openTestShop>[0] = {}) =>
  openTestShop(options).shop.answer({ method: 'GET', path, query: {}, body: undefined, headers: { 'x-shop-fault': fault } });

describe('a fault on demand', () => {
  test.each([
    ['showType:3', 200, { success: false, errorCode: 'INTERNAL', showType: 3 }],
    ['401', 401, { success: false, errorCode: 'UNAUTHORIZED' }],
    ['500', 500, { success: false, errorCode: 'INTERNAL', showType: 2 }],
  ])('"%s" answers with status %s and the envelope', (fault, status, body) => {
    const answer = ask(fault);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
  });

  test('delays an answer without changing it', () => {
    expect(ask('delay:800')).toEqual({ ...ask(''), delayMs: 800 });
    expect(ask('delay:999999999').delayMs).toBe(120_000);
  });

  test('can be several at once', () => {
    expect(ask('delay:300,500')).toMatchObject({ delayMs: 300, status: 500 });
  });

  test('answers like a gateway that lost the shop', () => {
    const answer = ask('502html');
    expect(answer).toMatchObject({ status: 502, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(rawOf(answer.body)).toContain('502 Bad Gateway');
  });

  test('breaks JSON off in the middle', () => {
    expect(() => JSON.parse(rawOf(ask('malformed').body) ?? '{}')).toThrow(SyntaxError);
  });

  test('turns every type of the data into a wrong one', () => {
    expect(ask('wrongTypes').body).toMatchObject({ success: true, data: { total: '2', list: [{ id: 3, goodsCount: '2' }, { id: 5 }] } });
  });

  test('can be limited to some calls', () => {
    expect(ask('500@/category').status).toBe(500);
    expect(ask('500@/order/pay').status).toBe(200);
  });

  test.each(['nonsense', 'delay:soon', 'delay:-5', 'showType:', '', ',,@'])('that nobody understands ("%s") is none', (fault) => {
    expect(ask(fault)).toEqual(ask(''));
  });

  test('comes by header, query or cookie', () => {
    const { shop } = openTestShop();
    const request = { method: 'GET', path: '/api/home/banner', query: {}, body: undefined, headers: {} };
    expect(shop.answer({ ...request, query: { shopFault: '500' } }).status).toBe(500);
    expect(shop.answer({ ...request, headers: { cookie: 'a=1; shopFault=500%40%2Fbanner' } }).status).toBe(500);
    expect(shop.answer({ ...request, headers: { cookie: 'shopFault=%E0%A4%A' } }).status).toBe(200);
  });

  test('is not served by a shop that allows none', () => {
    expect(ask('500', '/api/home/banner', { allowsFaults: false }).status).toBe(200);
  });
});

describe('a broken line', () => {
  const broken = (fault: string) => {
    const { shop, customer, books } = openTestShop();
    const ada = customer('+14155550182');
    const answer = ada.send('confirmOrder', placing(ada, line('cup.oat')), { 'x-shop-fault': fault });
    return { shop, answer, orders: books.orders.all.size };
  };

  test('before the shop does nothing', () => {
    expect(broken('offline')).toMatchObject({ answer: { isDropped: true, wrote: false }, orders: 0 });
  });

  test('behind the shop loses the answer, not the work', () => {
    expect(broken('lost')).toMatchObject({ answer: { isDropped: true, wrote: true }, orders: 1 });
  });
});
