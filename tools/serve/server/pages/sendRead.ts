/** How the readable pages reach the API: over HTTP, or the demo shop of this process. */
import { fetchSender } from '../../../config/apiTransport';
import { serializeBody } from '../../../../shop/transport';
import type { ShopBehindApi } from '../shopApi';
import { NoTurnError, createTurns } from '../turns';
import type { SendRead } from './catalogue';

/** A stranger can make up any number of pages. Those that are asked for often are in memory. */
const readLimits = { total: 16, perClient: 16, waiting: 256, waitMs: 5_000 };

/** Sends to the API at `target`, an address without `/api`, a few requests at a time. */
export function sendToApi(target: URL): SendRead {
  const takeTurn = createTurns(readLimits);
  return async (call, input, language) => {
    try {
      const { endConnection, endRequest } = await takeTurn('');
      const response = await fetchSender(target.href, language)({ call, input, token: '' });
      endConnection();
      endRequest();
      return response;
    } catch (error) {
      if (error instanceof NoTurnError) return { kind: 'noResponse', reason: error.message };
      throw error;
    }
  };
}

/** The input of a call as text, as it crosses the wire. */
const queryRecordOf = (input: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

/** Sends to the demo shop. */
export function sendToShop({ shop, flushed }: ShopBehindApi): SendRead {
  return async ({ method, path }, input, language) => {
    const response = shop.handle({
      method,
      path,
      query: method === 'GET' ? queryRecordOf(input) : {},
      body: method === 'GET' ? undefined : input,
      headers: { 'accept-language': language },
    });
    // Scheduled steps that were due can have written.
    if (response.wrote) await flushed();
    return { kind: 'response', status: response.status, text: serializeBody(response) };
  };
}
