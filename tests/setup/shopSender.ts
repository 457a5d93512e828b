/** Sends the calls of a check to a demo shop in memory, as they cross the wire. */
import type { RawRequest, SendCall } from '../../tools/config/apiTransport';
import type { RawResponse } from '../../src/api/judgeResponse';
import type { DemoShop } from '../../mock/createShop';
import { getRawBody } from '../../shop/transport';

/** What crossed the wire. */
export interface Sent extends RawRequest {
  readonly wrote: boolean;
}

const asText = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

/** Returns a sender to `shop`. `onSent` learns what was sent and whether the shop changed its data. */
export function shopSender(shop: DemoShop, onSent?: (sent: Sent) => void): SendCall {
  return async (request) => {
    const { call, input, token } = request;
    const isGet = call.method === 'GET';
    const { status, body, wrote } = shop.handle({
      method: call.method,
      path: call.path,
      query: isGet ? asText(input) : {},
      body: isGet ? undefined : JSON.parse(JSON.stringify(input)),
      headers: { authorization: token, 'accept-language': 'en' },
    });
    onSent?.({ ...request, wrote });
    return { kind: 'response', status, text: getRawBody(body) ?? JSON.stringify(body) };
  };
}

/** A sender whose responses to the call `name` are changed. `change` gets the parsed body. */
export function changedSender(send: SendCall, name: string, change: (body: never) => unknown): SendCall {
  return async (request) => {
    const response: RawResponse = await send(request);
    if (request.call.name !== name || response.kind === 'noResponse') return response;
    return { ...response, text: JSON.stringify(change(JSON.parse(response.text) as never)) };
  };
}
