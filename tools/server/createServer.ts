/** The HTTP server of the storefront and its API. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressesOfPage } from '../addresses';
import { forwardedHeaders } from './clientAddress';
import { contentPolicy, permissionsPolicy, type PolicySources } from './contentPolicy';
import { allowOrigins } from './crossOrigin';
import { buildCheck, serveHealth, type Check } from './health';
import { logRequests, pathOf, requestIdOf, type ServerLog } from './log';
import type { ServerOptions } from './options';
import { responseOfError, unreachableResponse } from './errorResponse';
import { createFailureLog, type FailureLog } from './failureLog';
import { sendToApi, sendToShop } from './pages/sendRead';
import { servePages } from './pages/servePages';
import type { PageSettings } from './pages/settings';
import { serveShop, type ShopBehindApi } from './shopApi';
import proxy from '@fastify/http-proxy';

/** Maximum size of a request body in bytes: an avatar of 100 kB as a data URL, with a margin. */
const bodyLimit = 256 * 1024;

export interface ServerParts {
  /** Folder of the built storefront. */
  readonly dist: string;
  /** The demo shop, or the backend to which `/api` is forwarded. */
  readonly api: ShopBehindApi | URL;
  /** Called with errors of the server, not with invalid requests. */
  readonly onDefect: (error: unknown) => void;
  /** The proxies whose X-Forwarded-* headers count (`ServerOptions`). None by default. */
  readonly trustProxy?: ServerOptions['trustProxy'];
  /** Called with the line for each failure of the backend of `api`, not more than once a minute for the same one. */
  readonly onUpstreamFailure?: (line: string) => void;
  /** Gets each request that has ended, and each failure of the backend of `api`. */
  readonly log?: Pick<ServerLog, 'request' | 'upstreamFailure'> | undefined;
  /** Origins of other storefronts that may call `/api`. */
  readonly origins?: readonly string[];
  /** What `/readyz` checks, beside the build. */
  readonly checks?: readonly Check[];
  /** Whether the server is about to end. */
  readonly isStopping?: () => boolean;
  /** What the content policy allows of other origins (`ServerOptions`). */
  readonly sources?: PolicySources | undefined;
  /** The pages of products and articles that are read without scripts. Without it there are none. */
  readonly pages?: PageSettings | undefined;
}

/**
 * The URL of a request to a storefront below `basePath` as the routes know it. A URL without the path stays: a web server in
 * front can have removed it from the calls of the API.
 */
const withoutBase = (url: string, basePath: string) => {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  return rest.startsWith('/') ? rest : url;
};

const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url);

/** The `Cache-Control` value of a file. A file with a content hash in its name is cached for ever. */
function cacheControlOf(file: string): string {
  const name = file.replace(/\.(?:br|gz)$/, '');
  if (/\.[0-9a-f]{6,20}\.(?:[a-z]+\.)?(?:js|css|woff2?)$/.test(name)) return 'public, max-age=31536000, immutable';
  // A cached old service worker would keep serving the old version.
  return /\.html$|^sw\.js$|[\\/]sw\.js$/.test(name) ? 'no-cache' : 'public, max-age=3600';
}

/** Creates the server; the caller starts it. Throws when `dist` has no built page. */
export async function createServer({
  dist,
  api,
  onDefect,
  trustProxy,
  sources,
  pages,
  log,
  origins = [],
  checks = [],
  isStopping = () => false,
  onUpstreamFailure = () => undefined,
}: ServerParts): Promise<FastifyInstance> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const { basePath } = addressesOfPage(page);
  const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = responseOfError(request.headers['accept-language'], error);
    if (status >= 500) onDefect(error);
    reply.code(status).header('cache-control', 'no-store');
    return isApi(request.url)
      ? reply.send(body)
      : reply.type('text/plain; charset=utf-8').send(status === 500 ? 'The server failed' : 'Bad request');
  };
  // Fastify passes URLs that cannot be decoded to `frameworkErrors` and not to the error handler.
  const server = Fastify({
    bodyLimit,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : (trustProxy ?? false),
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    frameworkErrors: sendError,
    genReqId: (request) => requestIdOf(request, trustProxy !== undefined),
    rewriteUrl: ({ url = '/' }) => withoutBase(url, basePath),
  });

  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(page, sources) },
    // The server that terminates TLS sets Strict-Transport-Security.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // The pictures of this server are also those of the other storefronts.
    crossOriginResourcePolicy: { policy: origins.length > 0 ? 'cross-origin' : 'same-origin' },
  });
  if (log) logRequests(server, log.request);
  if (origins.length > 0) allowOrigins(server, origins, isApi);
  server.addHook('onRequest', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy(sources));
  });

  if (basePath)
    server.addHook('onRequest', async (request, reply) => {
      // Only the storefront itself knows its path: any other address of the page leads to it.
      if (/^\/(?:index\.html)?(?:\?|$)/.test(request.originalUrl) || request.originalUrl === basePath)
        return reply.redirect(`${basePath}/`);
    });

  server.setErrorHandler(sendError);

  const failureLog = createFailureLog(onUpstreamFailure);
  if (pages) {
    const send = api instanceof URL ? sendToApi(api) : sendToShop(api);
    servePages(server, { settings: pages, send, onFailure: failureLog, imageHosts: sources?.image });
  }
  if (api instanceof URL) await forwardApi(server, api, failureLog, log);
  else await serveShop(server, api);

  serveHealth(server, [buildCheck(dist), ...checks], isStopping);
  await server.register(staticFiles, {
    root: dist,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => reply.header('cache-control', cacheControlOf(file)),
  });
  // Redirects a URL of the shop that lacks the hash sign.
  for (const platform of ['h5', 'pc'])
    server.get(`/${platform}/*`, (request, reply) => reply.redirect(`${basePath}/#${request.url}`));
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'));
  return server;
}

/**
 * Forwards every `/api` request to the backend at `target` (API_TARGET). The path of `target` is the prefix of `/api`.
 */
async function forwardApi(
  server: FastifyInstance,
  target: URL,
  print: FailureLog,
  log: ServerParts['log'],
): Promise<void> {
  const logged = new WeakSet<FastifyRequest>();
  const logFailure = (request: FastifyRequest, reason: string) => {
    if (logged.has(request)) return;
    logged.add(request);
    // Without the query, which can contain data of a customer.
    const path = pathOf(request.url);
    print(`${request.method} ${path}`, reason);
    log?.upstreamFailure({ method: request.method, path, reason, requestId: request.id });
  };
  server.addHook('onResponse', async (request, reply) => {
    if (isApi(request.url) && reply.statusCode >= 500) logFailure(request, `status ${reply.statusCode}`);
  });
  await server.register(proxy, {
    upstream: target.origin,
    prefix: '/api',
    rewritePrefix: `${target.pathname.replace(/\/$/, '')}/api`,
    // No retries, because a GET can be a write: it cancels an order.
    retryMethods: [],
    maxRetriesOn503: 0,
    // No timeouts: a payment can take long.
    undici: { headersTimeout: 0, bodyTimeout: 0 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...forwardedHeaders(request, headers),
        'x-request-id': request.id,
      }),
      onError: (reply, { error }) => {
        logFailure(reply.request as FastifyRequest, error.message);
        const { status, body } = unreachableResponse(reply.request.headers['accept-language']);
        reply.code(status).header('cache-control', 'no-store').send(body);
      },
    },
  });
}
