/** CORS: storefronts of other origins may call `/api` (`API_BASE` of their build, `CORS_ORIGINS` of this server). */
import type { FastifyInstance } from 'fastify';

/** Headers that the storefront sends beside those that every page may send. The last one is of the demo shop. */
const allowedHeaders = 'Authorization, Content-Type, Accept-Language, X-Shop-Fault';
/** Headers that the storefront reads: the pause before a retry, and what `/#/docs` shows. */
const exposedHeaders = 'Retry-After, X-Request-Id, X-Demo-Shop, Server-Timing';
/** Seconds that a browser keeps the answer to a preflight, without which every call would be two. Chromium keeps it 2 hours. */
const preflightMaxAge = '7200';

/** Allows the pages of `origins` to read the responses of URLs that `isApi` accepts. Cookies are never part of a call. */
export function allowOrigins(
  server: FastifyInstance,
  origins: readonly string[],
  isApi: (url: string) => boolean,
): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isApi(request.url)) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposedHeaders });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': preflightMaxAge,
      })
      .send();
  });
}
