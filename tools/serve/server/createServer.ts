/** The HTTP server of the storefront and its API. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { toUnknownRouteResponse } from '../../../shop/envelope';
import { parseLanguage } from '../../../shop/text';
import { baseUrlsOfPage } from '../../config/baseUrls';
import {
  contentPolicy,
  openerPolicies,
  permissionsPolicy,
  referrerPolicies,
  type PolicySources,
} from './contentPolicy';
import { allowOrigins } from './crossOrigin';
import { buildCheck, serveHealth, type HealthCheck, type OnReadiness } from './health';
import { logRequests, pathOfRequest, requestIdOf, type ServerLog } from './log';
import type { ServerOptions } from './options';
import { responseOfError } from './errorResponse';
import { createFailureLog, type FailureLog } from './failureLog';
import { forwardApi, isPicturePath, sendNotFound } from './forwardApi';
import { answerUnreadable, refuseUnclearRequests } from './invalidRequests';
import { limitBodies, type BodyLimits } from './requestBodies';
import { sendToApi, sendToShop } from './pages/sendRead';
import { servePages } from './pages/servePages';
import type { PageSettings } from './pages/settings';
import { serveShop, type ShopBehindApi } from './shopApi';
import type { TurnLimits } from './turns';

/** Maximum size of a request body in bytes: an avatar of 100 kB as a data URL, with a margin. */
const bodyLimit = 256 * 1024;
/** An avatar of 100 kB takes half of that time on a slow phone. */
const bodyLimits: BodyLimits = { idleMs: 10_000, totalMs: 30_000, perClient: 32 };
/** Ms for head and body of a request, when they have not ended before. */
const REQUEST_TIMEOUT_MS = 40_000;
/** Ms for the head of a request, and between two checks for requests that take too long. */
const HEAD_TIMEOUT_MS = 15_000;
const CHECK_INTERVAL_MS = 5_000;
/** A call of the API takes some 20 ms, so these are thousands a second. */
const turnLimits: TurnLimits = { total: 128, perClient: 32, waiting: 256, waitMs: 5_000 };

export interface ServerParts {
  /** Folder of the built storefront. */
  readonly dist: string;
  /** The demo shop, or the backend to which `/api` and unknown pictures are forwarded. */
  readonly api: ShopBehindApi | URL;
  /** Called with errors of the server, not with invalid requests. */
  readonly onDefect: (error: unknown) => void;
  /** The proxies whose X-Forwarded-* headers count (`ServerOptions`). None by default. */
  readonly trustProxy?: ServerOptions['trustProxy'];
  /** Request headers that the backend of `api` gets beside those of the contract (`ServerOptions`). */
  readonly apiHeaders?: readonly string[];
  /** Other limits than those of a shop. */
  readonly limits?: { readonly bodies?: BodyLimits; readonly turns?: TurnLimits };
  /** Called with the line for each failure of the backend of `api`, not more than once a minute for the same one. */
  readonly onUpstreamFailure?: (line: string) => void;
  /** Gets each request that has ended, and each failure of the backend of `api`. */
  readonly log?: Pick<ServerLog, 'request' | 'upstreamFailure'> | undefined;
  /** Origins of other storefronts that may call `/api`. */
  readonly origins?: readonly string[];
  /** What `/readyz` checks, beside the build. */
  readonly checks?: readonly HealthCheck[];
  /** Gets the reasons when `/readyz` begins to say that the server is not ready, and none when it is again. */
  readonly onReadiness?: OnReadiness;
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
const withoutBasePath = (url: string, basePath: string) => {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  return rest.startsWith('/') ? rest : url;
};

/**
 * URLs that lead to the page: those of the shop that lost their number sign, or whose sign was encoded, once or more often. What is
 * behind the sign is turned into a route by the page (src/startup/address.ts). The sites in `examples` do the same.
 */
const lostNumberSignPattern = /^\/+(?:h5|pc)(?:[/?]|$)/i;
const numberSignPattern = /^\/+%(?:25)*23(.*)$/;
/** What is behind the number sign in a URL of the shop that lost it; undefined for any other URL. */
const hashInUrl = (url: string): string | undefined =>
  lostNumberSignPattern.test(url) ? url : numberSignPattern.exec(url)?.[1];

const isApiUrl = (url: string) => /^\/api(?:[/?]|$)/.test(url);

/** A path with a file or folder that begins with a dot, except the one that every origin has for proofs and policies. */
const hiddenFilePattern = /\/\.(?!well-known\/)/;

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
  onReadiness = () => undefined,
  apiHeaders = [],
  limits = {},
  onUpstreamFailure = () => undefined,
}: ServerParts): Promise<FastifyInstance> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const { basePath } = baseUrlsOfPage(page);
  const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = responseOfError(request.headers['accept-language'], error);
    if (status >= 500) onDefect(error);
    reply.code(status).header('cache-control', 'no-store');
    return isApiUrl(request.url)
      ? reply.send(body)
      : reply.type('text/plain; charset=utf-8').send(status === 500 ? 'The server failed' : 'Bad request');
  };
  // Fastify passes URLs that cannot be decoded to `frameworkErrors` and not to the error handler.
  const server = Fastify({
    bodyLimit,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : (trustProxy ?? false),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    forceCloseConnections: 'idle',
    frameworkErrors: sendError,
    clientErrorHandler: answerUnreadable,
    genReqId: (request) => requestIdOf(request, trustProxy !== undefined),
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url, basePath),
  });

  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(page, sources) },
    // The server that terminates TLS sets Strict-Transport-Security.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: sources?.referrer ?? referrerPolicies[0] },
    crossOriginOpenerPolicy: { policy: sources?.opener ?? openerPolicies[0] },
    // The pictures of this server are also those of the other storefronts.
    crossOriginResourcePolicy: { policy: origins.length > 0 ? 'cross-origin' : 'same-origin' },
  });
  if (log) logRequests(server, log.request);
  refuseUnclearRequests(server);
  limitBodies(server, limits.bodies ?? bodyLimits);
  if (origins.length > 0) allowOrigins(server, origins, isApiUrl);
  server.addHook('onRequest', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy(sources));
  });

  server.addHook('onRequest', async ({ method, url }, reply) => {
    const hash = /^(?:GET|HEAD)$/.test(method) ? hashInUrl(url) : undefined;
    if (hash !== undefined) return reply.redirect(`${basePath}/#${hash}`);
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
  const forwardPicture =
    api instanceof URL
      ? await forwardApi(server, {
          target: api,
          turns: limits.turns ?? turnLimits,
          headers: apiHeaders,
          basePath,
          onFailure: logUpstreamFailures(server, failureLog, log),
        })
      : undefined;
  if (!(api instanceof URL)) await serveShop(server, api);

  serveHealth(server, [buildCheck(dist), ...checks], isStopping, onReadiness);
  await server.register(staticFiles, {
    root: dist,
    dotfiles: 'allow',
    allowedPath: (path) => !hiddenFilePattern.test(path),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => reply.header('cache-control', cacheControlOf(file)),
  });
  server.setNotFoundHandler((request, reply) => {
    if (!isApiUrl(request.url)) {
      const isPicture = request.method === 'GET' && isPicturePath(pathOfRequest(request.url));
      return forwardPicture && isPicture ? forwardPicture(request, reply) : sendNotFound(reply);
    }
    const { status, body } = toUnknownRouteResponse(parseLanguage(request.headers['accept-language']));
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
  return server;
}

/** Logs each request that the backend of API_TARGET did not answer, or answered with a failure. Returns what says why. */
function logUpstreamFailures(
  server: FastifyInstance,
  print: FailureLog,
  log: ServerParts['log'],
): (request: FastifyRequest, reason: string) => void {
  const logged = new WeakSet<FastifyRequest>();
  const logFailure = (request: FastifyRequest, reason: string) => {
    if (logged.has(request)) return;
    logged.add(request);
    // Without the query, which can contain data of a customer.
    const path = pathOfRequest(request.url);
    print(`${request.method} ${path}`, reason);
    log?.upstreamFailure({ method: request.method, path, reason, requestId: request.id });
  };
  server.addHook('onResponse', async (request, reply) => {
    if (isApiUrl(request.url) && reply.statusCode >= 500) logFailure(request, `status ${reply.statusCode}`);
  });
  return logFailure;
}
