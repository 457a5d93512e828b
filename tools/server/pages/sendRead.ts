/** How the readable pages reach the API: over HTTP, or the demo shop of this process. */
import { fetchSender } from '../../../src/api/checkTransport';
import { serializeBody } from '../../../mock/shop/transport';
import type { ShopBehindApi } from '../shopApi';
import type { SendRead } from './catalogue';

/** Sends to the API at `target`, an address without `/api`. */
export const sendToApi =
  (target: URL): SendRead =>
  (call, input, language) =>
    fetchSender(target.href, language)({ call, input, token: '' });

/** The input of a call as text, as it crosses the wire. */
const queryOf = (input: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

/** Sends to the demo shop. */
export function sendToShop({ shop, flushed }: ShopBehindApi): SendRead {
  return async ({ method, path }, input, language) => {
    const response = shop.handle({
      method,
      path,
      query: method === 'GET' ? queryOf(input) : {},
      body: method === 'GET' ? undefined : input,
      headers: { 'accept-language': language },
    });
    // Scheduled steps that were due can have written.
    if (response.wrote) await flushed();
    return { kind: 'response', status: response.status, text: serializeBody(response) };
  };
}
