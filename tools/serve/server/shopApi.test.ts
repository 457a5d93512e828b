/** A confirmed write must survive a power cut: the response waits until the data is on disk. */
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { openPaymentAtBank } from '../../../mock/testing/atTheBank';
import { PROVIDER_PREFIX } from '../../../shop/provider/paths';
import { openTestShop } from '../../../mock/testing/openTestShop';
import type { ShopRequest, ShopResponse } from '../../../shop/transport';
import { responseOfError } from './errorResponse';
import { serveShop, type ShopBehindApi } from './shopApi';

let server: FastifyInstance;
let flushes: (() => void)[] = [];
const errors: Error[] = [];
/** Resolves when the next request has arrived, and when the work on it is over, whether its client is still there or not. */
let isAsked: Promise<void>;
let isOver: Promise<void>;

/** Serves `shop`, whose data is on disk when the test says so. */
async function serve(shop: ShopBehindApi['shop']): Promise<void> {
  flushes = [];
  server = Fastify();
  errors.length = 0;
  isAsked = new Promise((resolve) => server.addHook('preHandler', async () => resolve()));
  isOver = new Promise((resolve) => server.addHook('onSend', async () => resolve()));
  server.addHook('onError', async (_request, _reply, error) => void errors.push(error));
  server.setErrorHandler((error, { headers }, reply) => {
    const { status, body } = responseOfError(headers['accept-language'], error);
    return reply.code(status).send(body);
  });
  const flushed = () => new Promise<void>((resolve) => flushes.push(resolve));
  await serveShop(server, { shop, flushed, codeLimit: 9 });
}
afterEach(() => server.close());

/** Sends a request, and says whether its response comes before the data is on disk. */
async function sendAndFlush(request: InjectOptions) {
  let isSent = false;
  const response = (async () => {
    const found = await server.inject(request);
    isSent = true;
    return found;
  })();
  while (flushes.length === 0 && !isSent) await new Promise((resolve) => setImmediate(resolve));
  // Long enough for a response that does not wait.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const isEarly = isSent;
  flushes.forEach((flush) => flush());
  return { isEarly, status: (await response).statusCode };
}

test('the response to a write waits for the disk, that to a read does not', async () => {
  await serve(openTestShop().shop);
  const payload = { phone: '+14155550195' };
  const write = await sendAndFlush({ method: 'POST', url: '/api/user/sendVerifyCode', payload });
  expect([write, flushes.length]).toEqual([{ isEarly: false, status: 200 }, 1]);
  flushes = [];
  const read = await sendAndFlush({ url: '/api/home/banner' });
  expect([read, flushes.length]).toEqual([{ isEarly: true, status: 200 }, 0]);
});

test('the page of the payment provider says that a payment is made when it is on disk', async () => {
  const { shop, path, now } = openPaymentAtBank();
  await serve(shop);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const paid = await sendAndFlush({ method: 'POST', url: path, headers, payload: 'action=pay' });
  expect([paid, flushes.length]).toEqual([{ isEarly: false, status: 303 }, 1]);
  expect(now().status).toBe('toShip');
});

describe('a response of the shop', () => {
  const answer = { status: 200, headers: {}, body: { success: true }, delayMs: 0, isDropped: false, wrote: false };
  const shopThat = (handle: (request: ShopRequest) => Partial<ShopResponse>): ShopBehindApi['shop'] => ({
    handle: (request) => ({ ...answer, ...handle(request) }) as ShopResponse,
    handleProvider: () => ({ status: 200, headers: {}, body: '' }),
  });

  test('has its status and its headers, and the shop has the method, query, body, headers and client', async () => {
    const requests: ShopRequest[] = [];
    await serve(shopThat((request) => (requests.push(request), { status: 409, headers: { 'x-demo-shop': 'seed' } })));
    const { statusCode, headers, body } = await server.inject({
      method: 'POST',
      url: '/api/user/order/pay?a=1&b=2',
      headers: { authorization: 'token', 'accept-language': 'de' },
      payload: { orderId: 'o1' },
      remoteAddress: '203.0.113.7',
    });
    expect([statusCode, headers['x-demo-shop'], JSON.parse(body)]).toEqual([409, 'seed', { success: true }]);
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/api/user/order/pay',
        query: { a: '1', b: '2' },
        body: { orderId: 'o1' },
        headers: expect.objectContaining({ authorization: 'token', 'accept-language': 'de' }),
        client: '203.0.113.7',
      },
    ]);
  });

  test('that is slow comes after its time, and not before', async () => {
    await serve(shopThat(() => ({ delayMs: 120 })));
    const start = performance.now();
    expect((await server.inject('/api/home/banner')).statusCode).toBe(200);
    // A timer can be a millisecond early.
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  test('that is slow is given up when the client goes away, and that is no error', async () => {
    await serve(shopThat(() => ({ delayMs: 60_000 })));
    await server.listen({ port: 0, host: '127.0.0.1' });
    const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    client.write('GET /api/home/banner HTTP/1.1\r\nHost: shop.example\r\n\r\n');
    await isAsked;
    client.destroy();
    await isOver;
    expect(errors).toEqual([]);
  });

  test('that is lost ends the connection without a byte', async () => {
    await serve(shopThat(() => ({ isDropped: true })));
    await server.listen({ port: 0, host: '127.0.0.1' });
    const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    client.on('data', (part) => (text += String(part)));
    client.write('GET /api/home/banner HTTP/1.1\r\nHost: shop.example\r\n\r\n');
    await new Promise((resolve) => client.once('close', resolve));
    expect(text).toBe('');
  });

  test('to a refused write waits for the disk as well: the refusal may be what was written', async () => {
    await serve(shopThat(() => ({ status: 409, wrote: true })));
    const { isEarly, status } = await sendAndFlush({ method: 'POST', url: '/api/user/order/pay', payload: {} });
    expect([isEarly, status]).toEqual([false, 409]);
  });

  test('is compressed when it is long', async () => {
    await serve(shopThat(() => ({ body: { success: true, data: 'a'.repeat(2_000) } })));
    const headers = { 'accept-encoding': 'gzip' };
    expect((await server.inject({ url: '/api/home/banner', headers })).headers['content-encoding']).toBe('gzip');
  });

  test('to one code too many names the time until the next one, for this client alone', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'], now: 0 });
    try {
      await serve(shopThat(() => ({})));
      const ask = (remoteAddress: string) =>
        server.inject({ method: 'POST', url: '/api/user/sendVerifyCode', payload: {}, remoteAddress });
      for (let count = 0; count < 9; count += 1) expect((await ask('203.0.113.7')).statusCode).toBe(200);
      jest.setSystemTime(100_000);
      const refused = await ask('203.0.113.7');
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        expect.objectContaining({ errorCode: 'TOO_MANY_REQUESTS', data: { waitMs: 500_000 } }),
      ]);
      expect((await ask('198.51.100.20')).statusCode).toBe(200);
      // The addresses of one customer of a provider are one client.
      for (let host = 1; host <= 9; host += 1) expect((await ask(`2001:db8::${host}`)).statusCode).toBe(200);
      expect((await ask('2001:db8::a')).statusCode).toBe(429);
      jest.setSystemTime(600_001);
      expect((await ask('203.0.113.7')).statusCode).toBe(200);
    } finally {
      jest.useRealTimers();
    }
  });
});

test('the page of the payment provider has its status and headers', async () => {
  const page = { status: 303, headers: { location: '/#/h5/orders' }, body: '' };
  await serve({ ...openTestShop().shop, handleProvider: () => page });
  const response = server.inject({ method: 'POST', url: `${PROVIDER_PREFIX}pay/1` });
  while (flushes.length === 0) await new Promise((resolve) => setImmediate(resolve));
  flushes.forEach((flush) => flush());
  const { statusCode, headers } = await response;
  expect([statusCode, headers['location']]).toEqual([303, '/#/h5/orders']);
});
