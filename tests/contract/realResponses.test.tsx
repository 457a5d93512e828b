/** The client against requests and responses that were written by hand, independently of schemas and demo shop. */
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { calls, type CallName } from '@/api/calls';
import { callApi } from '@/api/client';
import type { AnyCall } from '@/api/defineCall';
import { setRunTimeSwitches } from '@/lib/features';
import { beginSession } from '@/lib/session';
import { server } from '../setup/freshShop';
import { account } from './realResponses/account';
import { accountDeletion } from './realResponses/accountDeletion';
import { alerts } from './realResponses/alerts';
import type { Exchange } from './realResponses/exchange';
import { gifts } from './realResponses/gifts';
import { home } from './realResponses/home';
import { orders } from './realResponses/orders';
import { returns } from './realResponses/returns';
import { reviews } from './realResponses/reviews';
import { shop } from './realResponses/shop';

const exchanges: Readonly<Record<string, Exchange>> = {
  ...home,
  ...orders,
  ...account,
  ...shop,
  ...returns,
  ...alerts,
  ...accountDeletion,
  ...reviews,
  ...gifts,
};
const isCallName = (name: string): name is CallName => name in calls;

/** Serves the exchange and records what the client sends. */
function serve({ response }: Exchange): object[] {
  const sent: object[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      sent.push({
        method: request.method,
        path: pathname,
        authorization: request.headers.get('authorization'),
        input: request.method === 'GET' ? Object.fromEntries(searchParams) : JSON.parse(text),
      });
      return HttpResponse.json(response);
    }),
  );
  return sent;
}

/** The input of a GET as it crosses the wire. */
const inQuery = (input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

beforeEach(() =>
  setRunTimeSwitches({ returns: true, alerts: true, reviews: true, gifts: true, accountDeletion: true }),
);
afterEach(() => setRunTimeSwitches(undefined));

test('every call of the contract has an exchange', () => {
  expect(Object.keys(exchanges).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(Object.entries(exchanges))('%s', (name, exchange) => {
  const call: AnyCall = isCallName(name) ? calls[name] : calls.getBanners;
  const input = exchange.request ?? {};

  test('is sent with this method, path, header and these fields, and every field of the response is read', async () => {
    beginSession('token-of-mei');
    const sent = serve(exchange);
    const result = await callApi(call, input, { skipErrorHandler: true });
    expect(sent).toEqual([
      {
        method: exchange.method,
        path: exchange.path,
        authorization: 'token-of-mei',
        input: exchange.method === 'GET' ? inQuery(input) : input,
      },
    ]);
    const { droppedCount = 0, ...data } = result as { droppedCount?: number };
    expect(droppedCount).toBe(0);
    expect(data).toEqual(exchange.response.data);
  });

  test('has an input in which the server knows every field', () => {
    expect(v.parse(call.input, input)).toMatchObject(input);
  });
});
