/** The storefront and its API behind one address. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { contentPolicy } from './contentPolicy';
import { forwardApi } from './forwardApi';
import { permissions } from './policyText';
import { refuseError } from './refusal';
import { serveShop, type ShopBehindApi } from './shopApi';

/** Bytes of a request body: an avatar of 100 kB as a data URL, with room to spare. */
const bodyLimit = 256 * 1024;

export interface ServerParts {
  /** Folder of the built storefront. */
  readonly dist: string;
  /** The demo shop, or the backend that `/api` is forwarded to. */
  readonly api: ShopBehindApi | URL;
  /** Hears of errors that are nobody's wrong request. */
  readonly onDefect: (error: unknown) => void;
}

const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url);

/** How long a browser may keep a file: for ever when its name carries a hash of its content. */
function keeping(file: string): string {
  const name = file.replace(/\.(?:br|gz)$/, '');
  if (/\.[0-9a-f]{6,20}\.(?:[a-z]+\.)?(?:js|css|woff2?)$/.test(name)) return 'public, max-age=31536000, immutable';
  // An old worker would keep an old shop.
  return /\.html$|^sw\.js$|[\\/]sw\.js$/.test(name) ? 'no-cache' : 'public, max-age=3600';
}

/** Builds the server; it does not listen yet. Throws when `dist` holds no built page. */
export async function createServer({ dist, api, onDefect }: ServerParts): Promise<FastifyInstance> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = refuseError(request.headers['accept-language'], error);
    if (status >= 500) onDefect(error);
    reply.code(status).header('cache-control', 'no-store');
    return isApi(request.url) ? reply.send(body) : reply.type('text/plain; charset=utf-8').send(status === 500 ? 'The server failed' : 'Bad request');
  };
  // An address that cannot be decoded never comes to a route: it is refused in the same words.
  const server = Fastify({ bodyLimit, requestTimeout: 30_000, forceCloseConnections: 'idle', frameworkErrors: refuse });

  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(page) },
    // Whoever puts TLS in front decides how long browsers insist on it.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });

  server.setErrorHandler(refuse);

  if (api instanceof URL) await forwardApi(server, api);
  else await serveShop(server, api);

  await server.register(staticFiles, {
    root: dist,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => reply.header('cache-control', keeping(file)),
  });
  // Someone typed an address of the shop without its hash.
  for (const face of ['h5', 'pc']) server.get(`/${face}/*`, (request, reply) => reply.redirect(`/#${request.url}`));
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'));
  return server;
}
