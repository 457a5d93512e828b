/** What a check of an API sends, and what it makes of responses, with a server of its own. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchSender } from './apiTransport';
import { getGoodsList } from '../../src/api/goods';
import { packGoods } from '../../src/api/packs';

type Answer = (response: ServerResponse) => void;
const ok: Answer = (response) => void response.end('{"success":true}');
let answer: Answer = ok;
let base = '';
/** Method, path and body of each request. */
let sent: string[] = [];
const headers: IncomingMessage['headers'][] = [];

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    sent.push(`${request.method} ${request.url} ${Buffer.concat(parts).toString()}`.trim());
    headers.push(request.headers);
    answer(response);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answer = ok;
  sent = [];
  headers.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const page = { current: 1, keyword: 'a&b', categoryId: undefined, campaignId: null };

test.each(['', '/', '///'])(
  'an address that ends with %p leads to the path of the call, its input in the query',
  async (end) => {
    const send = fetchSender(base + end, 'de');
    expect(await send({ call: getGoodsList, input: page, token: 'abc' })).toEqual({
      kind: 'response',
      status: 200,
      text: '{"success":true}',
    });
    expect(sent).toEqual(['GET /api/home/goodsList?current=1&keyword=a%26b']);
    expect(headers[0]).toMatchObject({ authorization: 'abc', 'accept-language': 'de' });
    expect(headers[0]).not.toHaveProperty('content-type');
  },
);

test('the input of a POST is JSON', async () => {
  await fetchSender(base)({ call: packGoods, input: { lines: [], addressId: null }, token: '' });
  expect(sent).toEqual(['POST /api/home/packGoods {"lines":[],"addressId":null}']);
  expect(headers[0]).toMatchObject({ authorization: '', 'content-type': 'application/json' });
});

test('a redirect is the response, and is not followed', async () => {
  answer = (response) => void response.writeHead(307, { location: '/elsewhere' }).end('moved');
  const raw = await fetchSender(base)({ call: packGoods, input: {}, token: '' });
  expect([raw, sent.length]).toEqual([{ kind: 'response', status: 307, text: 'moved' }, 1]);
});

test('a response that does not come within 20 s is none', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const hasArrived = new Promise<void>((resolve) => (answer = () => resolve()));
  const call = fetchSender(base)({ call: getGoodsList, input: {}, token: '' });
  await hasArrived;
  const outcomes: unknown[] = [];
  void call.then((raw) => outcomes.push(raw));
  await jest.advanceTimersByTimeAsync(19_999);
  expect(outcomes).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  expect(await call).toEqual({ kind: 'noResponse', reason: 'no response within 20 s' });
});
