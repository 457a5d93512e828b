/** Reads requests to /api from the HTTP server of Vendure and sends the answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toUnknownRouteResponse, type EnvelopeResponse } from '../../../shop/envelope';
import { parseLanguage } from '../../../shop/text';
import { serializeBody, toQueryRecord, type ShopRequest } from '../../../shop/transport';
import { responseOfError, unavailableResponse } from '../../../tools/serve/server/errorResponse';
import { isUnavailable } from '../database/unavailable';
import { dispatch, type Engine } from './dispatch';
import { isProcessEnding } from './health';
import { clientAddressOf } from './clientAddress';
import { ENGINE_PROVIDER_PREFIX } from './rewriteResponse';
import { answerProviderPage } from '../order/providerPage';
import { answerStripe, STRIPE_PREFIX } from '../payment/stripePages';
import { sendAsset } from '../pictures/assetResponse';
import { ASSET_PREFIX } from '../pictures/databaseFiles';
import { queryOf } from '../store/runInTransaction';

/** Maximum size of a request body in bytes: an avatar of 100 kB as a data URL, with a margin. */
const BODY_LIMIT = 256 * 1024;

class RequestError extends Error {
  constructor(readonly statusCode: number) {
    super(`Status ${statusCode}`);
  }
}

/** Returns the handler of all requests below /api. `getEngine` returns undefined until the database is connected. */
export function createRequestHandler(getEngine: () => Engine | undefined, proxies: number) {
  return async (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): Promise<void> => {
    const language = request.headers['accept-language'];
    const engine = getEngine();
    if (!engine) {
      sendEnvelope(response, unavailableResponse(language));
      return;
    }
    try {
      const target = readTarget(request.originalUrl ?? request.url ?? '/');
      if (!target) {
        sendEnvelope(response, toUnknownRouteResponse(parseLanguage(language)));
        return;
      }
      const { pathname, searchParams } = target;
      if (pathname.startsWith(ASSET_PREFIX)) {
        await sendAsset(queryOf(engine.dataSource), pathname, response);
        return;
      }
      const text = request.method === 'POST' ? await readBody(request) : '';
      if (pathname.startsWith(STRIPE_PREFIX)) {
        const page = await answerStripe(engine, {
          method: request.method ?? 'GET',
          path: pathname,
          body: text,
          signature: String(request.headers['stripe-signature'] ?? ''),
        });
        response.writeHead(page.status, page.headers).end(page.body);
        return;
      }
      const shopRequest: ShopRequest = {
        method: request.method ?? 'GET',
        path: pathname,
        query: toQueryRecord(searchParams),
        body: parseBody(text, request.headers['content-type'] ?? ''),
        headers: headersOf(request),
        client: clientAddressOf(request, proxies),
      };
      // The demo provider: on a real shop nobody pays there.
      if (pathname.startsWith(ENGINE_PROVIDER_PREFIX) && engine.configuration.methodIds === undefined) {
        const page = await answerProviderPage(engine, shopRequest);
        response.writeHead(page.status, page.headers).end(page.body);
        return;
      }
      sendEnvelope(response, await dispatch(engine, shopRequest));
    } catch (error) {
      const answer = isUnavailable(error) ? unavailableResponse(language) : responseOfError(language, error);
      if (answer.status >= 500) engine.onDefect(error);
      sendEnvelope(response, answer);
    }
  };
}

/** Reads path and query of a request. Returns undefined for a path with broken escapes or U+0000, at which nothing can be. */
function readTarget(target: string): URL | undefined {
  try {
    const url = new URL(target, 'http://engine');
    return decodeURIComponent(url.pathname).includes('\0') ? undefined : url;
  } catch {
    return undefined;
  }
}

function sendEnvelope(response: ServerResponse, { status, body }: EnvelopeResponse): void {
  const text = serializeBody({ status, body, headers: {}, delayMs: 0, isDropped: false, wrote: false });
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // The next request of this connection belongs to another server.
      ...(isProcessEnding() && { connection: 'close' }),
    })
    .end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    parts.push(part);
    size += part.length;
    if (size > BODY_LIMIT) throw new RequestError(413);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseBody(text: string, contentType: string): unknown {
  if (text === '') return undefined;
  if (contentType.includes('application/x-www-form-urlencoded')) return toQueryRecord(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400);
  }
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
