/** Clients and APIs that take their time: what they cannot keep occupied. */
import type { ServerResponse } from 'node:http';
import { answerWith, connections, lines, openServer, received, sendJson, openBackend } from '../setup/recordingBackend';
import { head, request, send } from '../setup/rawClient';

openBackend();

async function until(check: () => boolean): Promise<void> {
  while (!check()) await new Promise((resolve) => setImmediate(resolve));
}

const pay = 'POST /api/user/order/pay';
const asJson = 'Content-Type: application/json';
const bodies = { idleMs: 300, totalMs: 60_000, perClient: 200 };
const turns = { total: 4, perClient: 4, waiting: 10, waitMs: 60_000 };

describe('a body', () => {
  test('that does not arrive opens nothing at the API: 150 idle posts, and everybody else is served', async () => {
    const port = await openServer({ limits: { bodies: { ...bodies, idleMs: 60_000 } } });
    const part = `${head(pay, [asJson, 'Content-Length: 1000'])}{"orderId":`;
    const idle = Array.from({ length: 150 }, () => send(port, part));
    await Promise.all(idle.map(({ client }) => new Promise((done) => client.once('connect', done))));
    const response = await request(port, 'GET /api/home/banner');
    expect([response.status, response.body]).toEqual([200, '{"success":true}']);
    // The bodies are all being received.
    expect(received.map(({ url }) => url)).toEqual(['/shop/api/home/banner']);
    expect(connections.length).toBe(1);
  });

  test.each([
    ['sends no byte', { ...bodies }],
    ['takes too long altogether', { ...bodies, idleMs: 60_000, totalMs: 300 }],
  ])('that %s is refused with 408', async (_what, limits) => {
    const port = await openServer({ limits: { bodies: limits } });
    const text = await send(port, `${head(pay, [asJson, 'Content-Length: 1000'])}{"orderId":`).ended;
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({
      success: false,
      errorCode: 'VALIDATION',
      errorMessage: 'This took too long to send. Please try again.',
      showType: 2,
      data: { fields: {} },
    });
    expect(received).toEqual([]);
  });

  test('above the limit is refused with 413 before it has arrived', async () => {
    const port = await openServer();
    const declared = await send(port, `${head(pay, [asJson, 'Content-Length: 300000'])}{`).ended;
    expect(declared).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = `${(300_000).toString(16)}\r\n${'a'.repeat(300_000)}\r\n`;
    await send(port, head(pay, [asJson, 'Transfer-Encoding: chunked']) + chunk).ended;
    expect(received).toEqual([]);
  });

  test('is one of a few of its client that are unread; others and finished ones do not count', async () => {
    const port = await openServer({ limits: { bodies: { ...bodies, idleMs: 60_000, perClient: 2 } } });
    const part = `${head(pay, [asJson, 'Content-Length: 2'])}{`;
    const [first, second] = [send(port, part), send(port, part)];
    let third = await request(port, pay, [asJson], '{}');
    // The two have arrived when the third is refused.
    while (third.status === 200) third = await request(port, pay, [asJson], '{}');
    received.length = 0;
    expect([third.status, third.headers['retry-after'], JSON.parse(third.body).errorMessage]).toEqual([
      503,
      '2',
      'The shop is busy right now. Please try again in a moment.',
    ]);
    expect((await request(port, 'GET /api/home/banner')).status).toBe(200);
    first.client.write('}');
    await until(() => first.text().includes('{"success":true}'));
    second.client.destroy();
    expect((await request(port, pay, [asJson], '{}')).status).toBe(200);
  });

  test('reaches the API byte by byte, with its type', async () => {
    const port = await openServer();
    const body = '{"b":1,  "a":"\xff\x00"}';
    await request(port, pay, ['Content-Type: application/json; charset=utf-8'], body);
    await request(port, 'POST /api/psp/stripe/webhook', ['Content-Type: text/odd', 'Stripe-Signature: t=1,v1=2'], body);
    await send(port, `${head(pay, ['Connection: close', 'Transfer-Encoding: chunked'])}2\r\n{}\r\n0\r\n\r\n`).ended;
    expect(received).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: '/shop/api/user/order/pay',
        body,
        headers: expect.objectContaining({ 'content-type': 'application/json; charset=utf-8', 'content-length': '18' }),
      }),
      expect.objectContaining({
        url: '/shop/api/psp/stripe/webhook',
        body,
        headers: expect.objectContaining({ 'content-type': 'text/odd', 'stripe-signature': 't=1,v1=2' }),
      }),
      expect.objectContaining({ body: '{}', headers: expect.objectContaining({ 'content-length': '2' }) }),
    ]);
  });
});

describe('a connection to the API', () => {
  test('is one of a limited number; others wait for it, and get 503 with Retry-After when none is free in time', async () => {
    const open1: ServerResponse[] = [];
    answerWith((response) => void open1.push(response));
    const port = await openServer({ limits: { turns: { ...turns, waitMs: 300 } } });
    const waiting = Array.from({ length: 4 }, () => send(port, head('GET /api/home/banner', ['Connection: close'])));
    await until(() => open1.length === 4);
    const refused = await request(port, 'GET /api/home/banner');
    expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.body).errorCode]).toEqual([
      503,
      '2',
      'INTERNAL',
    ]);
    expect([connections.length, received.length]).toEqual([4, 4]);
    expect(lines).toEqual(['API: GET /api/home/banner failed: no connection to the API was free within 0.3 s']);
    const next = request(port, 'GET /api/home/categoryList');
    answerWith((response) => sendJson(response));
    for (const response of open1) sendJson(response);
    expect((await next).status).toBe(200);
    const texts = await Promise.all(waiting.map(({ ended }) => ended));
    expect(texts.every((text) => text.startsWith('HTTP/1.1 200 '))).toBe(true);
  });

  test('has a limited number of requests that wait for it', async () => {
    answerWith(() => undefined);
    const port = await openServer({ limits: { turns: { ...turns, total: 1, waiting: 1 } } });
    const all = Array.from({ length: 3 }, () => send(port, head('GET /api/home/banner')));
    await until(() => all.some(({ text }) => text().startsWith('HTTP/1.1 503 ')));
    expect([connections.length, all.filter(({ text }) => text() === '').length]).toEqual([1, 2]);
  });

  test('is not kept by one client alone, whether it waits or goes away', async () => {
    answerWith((response, { url }) => (url === '/shop/api/home/banner' ? sendJson(response) : undefined));
    const port = await openServer({ trustProxy: true, limits: { turns: { ...turns, perClient: 2 } } });
    const slow = () => send(port, head(pay, ['X-Forwarded-For: 203.0.113.7']));
    const first = [slow(), slow()];
    await until(() => received.length === 2);
    for (const { client } of first) client.destroy();
    const more = Array.from({ length: 6 }, slow);
    await Promise.all(more.map(({ client }) => new Promise((done) => client.once('connect', done))));
    const other = await request(port, 'GET /api/home/banner', ['X-Forwarded-For: 198.51.100.20']);
    expect(other.status).toBe(200);
    expect(received.map(({ url }) => url)).toEqual([
      '/shop/api/user/order/pay',
      '/shop/api/user/order/pay',
      '/shop/api/home/banner',
    ]);
  });

  test('is free again when the API has answered, although the client does not read', async () => {
    const large = JSON.stringify({ success: true, data: 'a'.repeat(900_000) });
    answerWith((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(large));
    const port = await openServer({ limits: { turns: { ...turns, total: 1 } } });
    const lazy = send(port, head('GET /api/home/banner'));
    lazy.client.pause();
    await until(() => received.length === 1);
    expect((await request(port, 'GET /api/home/banner')).body.length).toBeGreaterThan(900_000);
  });

  test('that breaks within a response breaks the response, and the next request is answered', async () => {
    answerWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"success"');
      setImmediate(() => response.destroy());
    });
    const port = await openServer({ limits: { turns: { ...turns, total: 1 } } });
    await send(port, head('GET /api/home/banner')).ended;
    answerWith((response) => sendJson(response));
    expect((await request(port, 'GET /api/home/banner')).status).toBe(200);
  });

  test.each([
    ['breaks it before a response', (response: ServerResponse) => void response.destroy()],
    // The HTTP client reads any three digits.
    ['answers with a status that is none', (response: ServerResponse) => void response.writeHead(999).end()],
  ])('is free again when the API %s', async (_what, answer) => {
    answerWith(answer);
    const port = await openServer({ limits: { turns: { ...turns, total: 1, waitMs: 2_000 } } });
    const failed = await request(port, 'GET /api/home/banner');
    expect([failed.status, JSON.parse(failed.body).errorCode]).toEqual([502, 'INTERNAL']);
    answerWith((response) => sendJson(response));
    expect((await request(port, 'GET /api/home/banner')).status).toBe(200);
  });
});

test('a response whose client has gone away ends at the API as well', async () => {
  let isClosed = false;
  answerWith((response) => {
    response.once('close', () => (isClosed = true));
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"success"');
  });
  const port = await openServer();
  const { client, text } = send(port, head('GET /api/home/banner'));
  await until(() => text().includes('{"success"'));
  expect(isClosed).toBe(false);
  client.destroy();
  await until(() => isClosed);
  expect(received).toHaveLength(1);
});
