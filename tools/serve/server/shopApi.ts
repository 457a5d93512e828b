/** The demo shop over HTTP. The response to a write is sent only after the write is on disk. */
import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROVIDER_PREFIX } from '../../../shop/provider/paths';
import type { PageResponse } from '../../../shop/provider/provider';
import { serializeBody, toQueryRecord, type ShopResponse, type ShopRequest } from '../../../shop/transport';
import { clientKeyOf } from './clientAddress';
import { ErrorWithResponse, tooManyCodesResponse } from './errorResponse';

/** Period in ms for the limit of one-time codes. */
const codeWindowMs = 10 * 60_000;

export interface ShopBehindApi {
  readonly shop: {
    handle(request: ShopRequest): ShopResponse;
    handleProvider(request: ShopRequest): PageResponse;
  };
  /** Resolves when all writes so far are on disk. */
  readonly flushed: () => Promise<void>;
  /** Maximum number of one-time codes for one client (`clientKeyOf`) within `codeWindowMs`. */
  readonly codeLimit: number;
}

function shopRequestOf(request: FastifyRequest): ShopRequest {
  const { pathname, searchParams } = new URL(request.url, 'http://shop');
  const headers = Object.entries(request.headers).map(
    ([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value] as const,
  );
  return {
    method: request.method,
    path: pathname,
    query: toQueryRecord(searchParams),
    body: request.body,
    headers: Object.fromEntries(headers),
    client: clientKeyOf(request),
  };
}

/** Waits for `ms`, or until the client has disconnected. */
async function delayResponse(ms: number, reply: FastifyReply): Promise<void> {
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  await wait(ms, undefined, { signal: closed.signal }).catch(() => undefined);
}

/** Adds the `/api` routes of the demo shop, and the page of the payment provider that it plays. */
export async function serveShop(server: FastifyInstance, { shop, flushed, codeLimit }: ShopBehindApi): Promise<void> {
  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const shopResponse = shop.handle(shopRequestOf(request));
    if (shopResponse.wrote) await flushed();
    if (shopResponse.delayMs > 0) await delayResponse(shopResponse.delayMs, reply);
    if (shopResponse.isDropped) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    return reply.code(shopResponse.status).headers(shopResponse.headers).send(serializeBody(shopResponse));
  }

  await server.register(async (api) => {
    await api.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
    await api.register(rateLimit, {
      global: false,
      keyGenerator: clientKeyOf,
      errorResponseBuilder: ({ headers }, { ttl }) =>
        new ErrorWithResponse(tooManyCodesResponse(headers['accept-language'], ttl)),
    });
    api.post(
      '/api/user/sendVerifyCode',
      { config: { rateLimit: { max: codeLimit, timeWindow: codeWindowMs } } },
      handle,
    );
    api.all('/api/*', handle);
  });

  await server.register(async (provider) => {
    provider.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, toQueryRecord(new URLSearchParams(String(body)))),
    );
    provider.all(`${PROVIDER_PREFIX}*`, async (request, reply) => {
      const { status, headers, body } = shop.handleProvider(shopRequestOf(request));
      await flushed();
      return reply.code(status).headers(headers).send(body);
    });
  });
}
