/** The rules behind the shapes of the contract: the demo shop keeps them, and each one is broken once. */
import { catalogue } from '../../mock/shop/catalogue';
import { openTestShop } from '../../mock/shop/testing/openTestShop';
import { operationId } from '../../mock/shop/testing/purchase';
import type { RawResponse, Send } from '../../src/api/checkTransport';
import { rules, runConformance } from '../../tools/conformance/rules';
import { changedSender, shopSender } from '../setup/shopSender';

const accounts = [{ phone: '+14155550134' }, { phone: '+14155550100' }] as const;
const openSender = () => shopSender(openTestShop({ seed: 'default', catalogue }).shop);

let lastId = 0;
const newId = () => operationId(500_000 + (lastId += 1));

type Input = Readonly<Record<string, unknown>>;
type Body = {
  success: boolean;
  errorCode?: string;
  data: {
    token?: string;
    total: number;
    list: { state: string }[];
    yields: { code: string }[];
    pack?: { total: number };
  };
};

const bodyOf = (response: RawResponse): Body => JSON.parse(response.kind === 'response' ? response.text : '{}') as Body;
const respond = (body: unknown): RawResponse => ({ kind: 'response', status: 200, text: JSON.stringify(body) });

/** An API that receives another input for the call `name`. */
const changedInput =
  (send: Send, name: string, change: (input: Input) => Input): Send =>
  (request) =>
    send(request.call.name === name ? { ...request, input: change(request.input) } : request);

/** An API that does `instead` when it should refuse the call `name` with `errorCode`. */
const withoutRefusal =
  (
    send: Send,
    name: string,
    errorCode: string,
    instead: (body: Body, input: Input, send: Send) => Promise<unknown>,
  ): Send =>
  async (request) => {
    const response = await send(request);
    const body = bodyOf(response);
    if (request.call.name !== name || body.errorCode !== errorCode) return response;
    return respond(await instead(body, request.input, (other) => send({ ...request, input: other.input })));
  };

/** An API that takes the requests of one session for those of another. */
function withOtherToken(send: Send, choose: (token: string, tokens: readonly string[]) => string | undefined): Send {
  const tokens: string[] = [];
  return async (request) => {
    const response = await send({ ...request, token: choose(request.token, tokens) ?? request.token });
    const { data } = bodyOf(response);
    if (request.call.name === 'loginWithVerifyCode') tokens.push(data.token ?? '');
    return response;
  };
}

const resend = async (send: Send, input: Input): Promise<unknown> =>
  // The call of the request is added by `withoutRefusal`.
  bodyOf(await send({ input } as Parameters<Send>[0]));

/** For each rule an API that breaks it, and how the sentence about it begins. */
const broken: Readonly<Record<string, readonly [(send: Send) => Send, string]>> = {
  unauthorized: [
    (send) => {
      let session = '';
      return async (request) => {
        if (request.token === 'conformance-unknown-token' && session === '') {
          const phone = '+14155550177';
          const call = (name: string) => ({ ...request.call, name, method: 'POST' as const });
          const sent = await send({
            call: { ...call('sendVerifyCode'), path: '/api/user/sendVerifyCode' },
            input: { phone },
            token: '',
          });
          const { demoCode } = bodyOf(sent).data as { demoCode?: string };
          const login = { ...call('loginWithVerifyCode'), path: '/api/user/loginWithVerifyCode' as const };
          session = bodyOf(await send({ call: login, input: { phone, code: demoCode }, token: '' })).data.token ?? '';
        }
        return send(request.token === 'conformance-unknown-token' ? { ...request, token: session } : request);
      };
    },
    'getAddresses answered without a session',
  ],
  foreignIds: [
    (send) => withOtherToken(send, (token, tokens) => (token === tokens[0] ? tokens[1] : undefined)),
    'a customer read the order of another',
  ],
  unknownIds: [
    (send) => changedSender(send, 'getArticle', (body: Body) => ({ ...body, errorCode: 'VALIDATION' })),
    'an unknown article: expected the error NOT_FOUND, got VALIDATION',
  ],
  productPages: [
    (send) => changedInput(send, 'getGoodsList', (input) => ({ ...input, current: 1 })),
    'the number of products on all pages: expected 68, got 70',
  ],
  orderPages: [
    (send) =>
      changedSender(send, 'getOrders', (body: Body) => ({
        ...body,
        data: { ...body.data, total: body.data.total + 1 },
      })),
    'the number of orders on all pages: expected 16, got 15',
  ],
  newestFirst: [
    (send) =>
      changedSender(send, 'getOrders', (body: Body) => ({
        ...body,
        data: { ...body.data, list: body.data.list.toReversed() },
      })),
    'the first order of the list: expected ',
  ],
  quoteEqualsOrder: [
    (send) =>
      changedSender(send, 'confirmOrder', (body: Body) => ({
        ...body,
        data: { ...body.data, total: body.data.total + 100 },
      })),
    'the total of the order and of the quote: expected 25800, got 25900',
  ],
  changedTotal: [
    (send) =>
      withoutRefusal(send, 'confirmOrder', 'TOTAL_CHANGED', (body, input, again) =>
        resend(again, { ...input, expectedTotal: body.data.pack?.total }),
      ),
    'an order with another total was accepted',
  ],
  orderOnce: [
    (send) => changedInput(send, 'confirmOrder', (input) => ({ ...input, operationId: newId() })),
    'the order of the second response: expected ',
  ],
  operationMismatch: [
    (send) =>
      withoutRefusal(send, 'confirmOrder', 'OPERATION_MISMATCH', (_body, input, again) =>
        resend(again, { ...input, operationId: newId() }),
      ),
    'another order was accepted under a used operationId',
  ],
  orderByOperation: [
    (send) => changedInput(send, 'getOrders', ({ operationId: _ignored, ...input }) => input),
    'the orders of the operation: expected ',
  ],
  cancelReturnsStock: [
    (send) => {
      const first = new Map<string, RawResponse>();
      return async (request) => {
        if (request.call.name !== 'getGoodsDetail') return send(request);
        const id = String(request.input['id']);
        first.set(id, first.get(id) ?? (await send(request)));
        return first.get(id) ?? send(request);
      };
    },
    'the stock after an order of two pieces: expected 22, got 24',
  ],
  noOversale: [
    (send) => changedSender(send, 'packGoods', (body: Body) => ({ ...body, data: { ...body.data, canOrder: true } })),
    'a quote for a piece that is not in stock has canOrder: true',
  ],
  payOnce: [
    (send) => {
      let paid: unknown;
      return withoutRefusal(
        async (request) => {
          const response = await send(request);
          if (request.call.name === 'payOrder' && bodyOf(response).success) paid = bodyOf(response);
          return response;
        },
        'payOrder',
        'ORDER_STATE',
        async () => paid,
      );
    },
    'a paid order was paid again',
  ],
  cancelReturnsMoney: [
    (send) => {
      let isCancelled = false;
      return async (request) => {
        isCancelled ||= request.call.name === 'cancelOrder';
        const response = await send(request);
        if (request.call.name !== 'getEnableBalance' || !isCancelled) return response;
        const body = bodyOf(response) as unknown as { data: { available: number } };
        return respond({ ...body, data: { ...body.data, available: 0 } });
      };
    },
    'the balance after the cancellation is 0, before the order ',
  ],
  couponOnce: [
    (send) =>
      changedSender(send, 'getMyCoupons', (body: Body) => ({
        ...body,
        data: { ...body.data, list: body.data.list.map((row) => ({ ...row, state: 'usable' })) },
      })),
    'the state of a coupon that an order uses: expected "used", got "usable"',
  ],
  deliverOnce: [
    (send) => {
      let times = 0;
      return changedSender(send, 'payOrder', (body: { data: { order: { yields: { code: string }[] } } }) => {
        const yields = body.data.order.yields.map((one) => ({ ...one, code: `${(times += 1)}` }));
        return { ...body, data: { ...body.data, order: { ...body.data.order, yields } } };
      });
    },
    'the codes after the same payment again: expected ["1"], got ["2"]',
  ],
  redeemOnce: [
    (send) =>
      withoutRefusal(send, 'exchangeCode', 'CODE_LIMIT', async () => ({
        success: true,
        data: { kind: 'coupon', name: 'Again' },
      })),
    'a customer redeemed one code twice',
  ],
  withdrawOnce: [
    (send) => changedInput(send, 'withdraw', (input) => ({ ...input, operationId: newId() })),
    'the withdrawal of the second response: expected ',
  ],
};

test('the demo shop keeps every rule', async () => {
  const results = await runConformance({ send: openSender(), accounts });
  expect(results.filter(({ state }) => state !== 'kept')).toEqual([]);
  expect(results).toHaveLength(rules.length);
});

test('each rule is broken once below', () => {
  expect(Object.keys(broken)).toEqual(rules.map(({ id }) => id));
});

test.each(Object.entries(broken))('an API that breaks %s is found out', async (id, [breakRule, reason]) => {
  const [result] = await runConformance({ send: breakRule(openSender()), accounts, only: [id] });
  expect([result?.state, result?.reason?.slice(0, reason.length)]).toEqual(['broken', reason]);
});
