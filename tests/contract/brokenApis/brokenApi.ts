/** APIs that break a rule of the contract, each made from the demo shop. */
import { operationId } from '../../../mock/testing/purchase';
import { calls, type CallName } from '../../../src/api/calls';
import { isInMinimumShop } from '../../../tools/check/checkApi/minimumShop';
import type { RawRequest, SendCall } from '../../../tools/config/apiTransport';
import type { RawResponse } from '../../../src/api/judgeResponse';

let lastId = 0;
export const newId = () => operationId(500_000 + (lastId += 1));

export type Data = Readonly<Record<string, unknown>>;
export interface Body {
  readonly success: boolean;
  readonly errorCode?: string;
  readonly data: Data;
}

export const bodyOf = (response: RawResponse): Body =>
  JSON.parse(response.kind === 'response' ? response.text : '{}') as Body;
export const respond = (body: unknown, status = 200): RawResponse => ({
  kind: 'response',
  status,
  text: JSON.stringify(body),
});
export const rowsOf = (data: Data, name = 'list') => data[name] as readonly Data[];
export const withList = (data: Data, list: readonly unknown[]): Data => ({ ...data, list });
export const plus = (data: Data, name: string, by = 1): Data => ({ ...data, [name]: Number(data[name]) + by });

/** A wrong API, made from the right one. */
export type Break = (send: SendCall) => SendCall;

/** What is known of a request to the call that is broken. */
export interface About {
  /** How many times the call was sent, with this request. */
  readonly nth: number;
  readonly request: RawRequest;
  readonly send: SendCall;
  /** The data of the call's earlier successes. */
  readonly earlier: readonly Data[];
  /** How many times each other call was sent. */
  readonly sent: ReadonlyMap<string, number>;
}

/** An API whose successes of the call `name` have other data. */
export const answering =
  (name: CallName, change: (data: Data, about: About) => Data | Promise<Data>): Break =>
  (send) => {
    const sent = new Map<string, number>();
    const earlier: Data[] = [];
    return async (request) => {
      const response = await send(request);
      sent.set(request.call.name, (sent.get(request.call.name) ?? 0) + 1);
      const body = bodyOf(response);
      if (request.call.name !== name || !body.success) return response;
      const about = { nth: sent.get(name) ?? 0, request, send, earlier: [...earlier], sent };
      earlier.push(body.data);
      return respond({ ...body, data: await change(body.data, about) });
    };
  };

/** An API whose server record has these switches. */
export const switching =
  (features: Readonly<Record<string, boolean>>): Break =>
  (send) =>
  async (request) => {
    const response = await send(request);
    if (request.call.name !== 'getServerInfo') return response;
    return respond({ code: 200, data: { ...bodyOf(response).data, features } });
  };

/** An API that has only the calls of the minimum shop, with all parts switched off. */
export const minimumOnly: Break = (send) => {
  const off = Object.fromEntries(Object.keys(SHOP.features).map((name) => [name, false]));
  const inner = switching(off)(send);
  return async (request) =>
    isInMinimumShop(request.call.name as CallName)
      ? inner(request)
      : { kind: 'response', status: 404, text: 'Not found' };
};

/** An API that receives another input for the call `name`. */
export const receiving =
  (name: CallName, change: (input: Data, nth: number) => Data): Break =>
  (send) => {
    let nth = 0;
    return (request) =>
      send(request.call.name === name ? { ...request, input: change(request.input, (nth += 1)) } : request);
  };

/** An API that sends `instead` when it should refuse the call `name` with `errorCode`. */
export const instead =
  (name: CallName, errorCode: string, response: (request: RawRequest) => RawResponse | undefined): Break =>
  (send) =>
  async (request) => {
    const real = await send(request);
    const isIt = request.call.name === name && bodyOf(real).errorCode === errorCode;
    return (isIt && response(request)) || real;
  };
export const refusal = (errorCode: string, status = 200) =>
  respond({ success: false, errorCode, errorMessage: 'No', showType: 1, data: null }, status);
/** An API that accepts what it should refuse. */
export const accepting = (name: CallName, errorCode: string) =>
  instead(name, errorCode, () => respond({ success: true, data: null }));
/** An API that refuses it with another code. */
export const refusing = (name: CallName, errorCode: string, other = 'VALIDATION') =>
  instead(name, errorCode, () => refusal(other));

/** An API that takes the calls `name` of the second customer, whose sign-in is number `second`, for those of the first. */
export const asFirst =
  (name: CallName, second = 0): Break =>
  (send) => {
    const tokens: string[] = [];
    return async (request) => {
      const isForeign = request.call.name === name && request.token === tokens[second];
      const response = await send(isForeign ? { ...request, token: tokens[1 - second] ?? '' } : request);
      if (request.call.name === 'loginWithVerifyCode') tokens.push(String(bodyOf(response).data['token']));
      return response;
    };
  };

/** An API that says it has cancelled an order and has not. */
export const cancelsNothing: Break = (send) => async (request) => {
  if (request.call.name !== 'cancelOrder') return send(request);
  const detail = await send({ ...request, call: calls.getOrderDetail, input: { id: request.input['id'] } });
  const body = bodyOf(detail);
  return respond({ ...body, data: { ...body.data, status: 'cancelled' } });
};

/** An API that places an order again and names the first one. */
export const placeOrderTwice: Break = (send) => {
  let first: RawResponse | undefined;
  return async (request) => {
    if (request.call.name !== 'confirmOrder') return send(request);
    const response = await send(first ? { ...request, input: { ...request.input, operationId: newId() } } : request);
    return (first ??= response);
  };
};

/** An API with two tries at the same page of a list: the first page again. */
export const firstAgain = (data: Data, { nth, earlier: [first = data] }: About) =>
  nth === 2 ? withList(data, [rowsOf(first)[0], ...rowsOf(data).slice(1)]) : data;
export const beyondLast = (pages: number) => (input: Data) =>
  Number(input['current']) > pages ? { ...input, current: 1 } : input;

/** The stock of every SKU of a product, changed by `by`. */
export const restocked = (data: Data, by: number) => ({
  ...data,
  skus: rowsOf(data, 'skus').map((sku) => plus(sku, 'stock', by)),
});
export const changedFirst = (data: Data, name: string, change: (row: Data) => Data): Data => ({
  ...data,
  [name]: rowsOf(data, name).map((row, at) => (at === 0 ? change(row) : row)),
});
export const changedOrder = (data: Data, change: (order: Data) => Data): Data => ({
  ...data,
  order: change(data['order'] as Data),
});
/** What an earlier order of the customer delivered. */
export async function deliveredBefore({ request, send }: About): Promise<Data> {
  const list = await send({ ...request, call: calls.getOrders, input: { current: 1, pageSize: 50 } });
  const [one] = rowsOf(bodyOf(list).data).flatMap((order) => rowsOf(order, 'yields'));
  return one ?? {};
}

/** A wrong API, and how the sentence about it begins. */
export type Case = readonly [Break, string];
export const notFound = 'expected the error NOT_FOUND, got VALIDATION';
