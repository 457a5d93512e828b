/** A confirmed write must survive a power cut: the response waits until the data is on disk. */
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { atTheBank } from '../../mock/shop/testing/atTheBank';
import { openTestShop } from '../../mock/shop/testing/openTestShop';
import { serveShop, type ShopBehindApi } from './shopApi';

let server: FastifyInstance;
let flushes: (() => void)[] = [];

/** Serves `shop`, whose data is on disk when the test says so. */
async function serve(shop: ShopBehindApi['shop']): Promise<void> {
  flushes = [];
  server = Fastify();
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
  const { shop, path, now } = atTheBank();
  await serve(shop);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const paid = await sendAndFlush({ method: 'POST', url: path, headers, payload: 'action=pay' });
  expect([paid, flushes.length]).toEqual([{ isEarly: false, status: 303 }, 1]);
  expect(now().status).toBe('toShip');
});
