/** The demo shop over HTTP: carries requests in and answers out, and answers a write only when it cannot be lost. */
import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { charactersOf, queryOf, type ShopAnswer, type ShopRequest } from '../../mock/shop/transport';
import { RefusedError, refuseTooMany } from './refusal';

/** Ms over which one-time codes are counted. */
const codeWindowMs = 10 * 60_000;

export interface ShopBehindApi {
  readonly shop: { answer(request: ShopRequest): ShopAnswer };
  /** Resolves when every write so far would survive the process being killed. */
  readonly flushed: () => Promise<void>;
  /** One-time codes that one network address may ask for in ten minutes. */
  readonly codeLimit: number;
}

function shopRequestOf(request: FastifyRequest): ShopRequest {
  const { pathname, searchParams } = new URL(request.url, 'http://shop');
  const headers = Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value] as const);
  return { method: request.method, path: pathname, query: queryOf(searchParams), body: request.body, headers: Object.fromEntries(headers) };
}

/** Waits for `ms`, or until the customer has gone. */
async function holdBack(ms: number, reply: FastifyReply): Promise<void> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  await wait(ms, undefined, { signal: gone.signal }).catch(() => undefined);
}

/** Adds every `/api` route of the demo shop. */
export async function serveShop(server: FastifyInstance, { shop, flushed, codeLimit }: ShopBehindApi): Promise<void> {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const shopAnswer = shop.answer(shopRequestOf(request));
    if (shopAnswer.wrote) await flushed();
    if (shopAnswer.delayMs > 0) await holdBack(shopAnswer.delayMs, reply);
    if (shopAnswer.isDropped) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    return reply.code(shopAnswer.status).headers(shopAnswer.headers).send(charactersOf(shopAnswer));
  }

  await server.register(async (api) => {
    await api.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
    await api.register(rateLimit, {
      global: false,
      errorResponseBuilder: ({ headers }, { ttl }) => new RefusedError(refuseTooMany(headers['accept-language'], ttl)),
    });
    api.post('/api/user/sendVerifyCode', { config: { rateLimit: { max: codeLimit, timeWindow: codeWindowMs } } }, answer);
    api.all('/api/*', answer);
  });
}
