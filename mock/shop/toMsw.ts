/** The shop behind msw, for tests: the same route table, caught at any origin. */
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Shop } from './createShop';
import { routeAt } from './routes';
import { charactersOf, queryOf } from './transport';

/** One handler for every call of the contract, answered by the shop that `shopOf` names at that moment. */
export function toMsw(shopOf: () => Shop): HttpHandler {
  return http.all(
    ({ request }) => routeAt(request.method, new URL(request.url).pathname) !== undefined,
    async ({ request }) => {
      const url = new URL(request.url);
      const answer = shopOf().answer({
        method: request.method,
        path: url.pathname,
        query: queryOf(url.searchParams),
        body: parsed(await request.text()),
        headers: Object.fromEntries(request.headers),
      });
      if (answer.delayMs > 0) await delay(answer.delayMs);
      if (answer.isDropped) return HttpResponse.error();
      return new HttpResponse(charactersOf(answer), { status: answer.status, headers: answer.headers });
    },
  );
}

/** What is no JSON is no body: the schema of the call then says what is missing. */
function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
