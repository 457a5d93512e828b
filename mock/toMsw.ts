/** The msw handler for tests. It matches the routes of the contract at any origin. */
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { DemoShop } from './createShop';
import { findRoute } from '../shop/routes';
import { serializeBody, toQueryRecord } from '../shop/transport';

/** Returns one msw handler for all calls of the contract. Each request goes to the shop that `getShop` returns. */
export function toMsw(getShop: () => DemoShop): HttpHandler {
  return http.all(
    ({ request }) => findRoute(request.method, new URL(request.url).pathname) !== undefined,
    async ({ request }) => {
      const url = new URL(request.url);
      const response = getShop().handle({
        method: request.method,
        path: url.pathname,
        query: toQueryRecord(url.searchParams),
        body: parseJson(await request.text()),
        headers: Object.fromEntries(request.headers),
      });
      if (response.delayMs > 0) await delay(response.delayMs);
      if (response.isDropped) return HttpResponse.error();
      return new HttpResponse(serializeBody(response), { status: response.status, headers: response.headers });
    },
  );
}

/** Returns the parsed body, or undefined for invalid JSON: the validation of the call then reports missing fields. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
