/** The adapter: the calls of the contract in front of an engine. */
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import type { FileStore } from '../../mock/fileStore';
import { PRUNE_INTERVAL_MS } from '../../shop/domain/pruning';
import { toUnknownRouteResponse } from '../../shop/envelope';
import { parseLanguage } from '../../shop/text';
import { clientKeyOf } from '../../tools/serve/server/clientAddress';
import { ErrorWithResponse, responseOfError, tooManyCodesResponse } from '../../tools/serve/server/errorResponse';
import { serveAccount } from './calls/account';
import { serveAddresses } from './calls/addresses';
import { serveCatalogue } from './calls/catalogue';
import { serveOrders } from './calls/orders';
import { servePayment } from './calls/payment';
import { serveQuote } from './calls/quote';
import { serveShopInfo } from './calls/shop';
import { createCatalogueReader } from './catalogueReader';
import type { CodeSender } from './codeSender';
import type { Adapter } from './context';
import type { Engine } from './engine';
import { createOperations } from './operations';
import { createSessions } from './sessions';

export interface AdapterParts {
  readonly engine: Engine;
  /** Closed by the caller, after the server. */
  readonly store: FileStore;
  readonly sendCode: CodeSender;
  /** The answer to a code request contains the code. For demos only. */
  readonly hasDemoCodes?: boolean;
  /** Proxies whose `X-Forwarded-For` counts. None by default. */
  readonly proxies?: number;
  readonly now?: () => number;
  readonly onDefect: (error: unknown) => void;
}

/** An avatar of 100 kB as a data URL, with a margin. */
const BODY_LIMIT = 256 * 1024;

/** Creates the server of the adapter; the caller starts it. */
export async function createAdapter({
  engine,
  store,
  sendCode,
  hasDemoCodes = false,
  proxies = 0,
  now = Date.now,
  onDefect,
}: AdapterParts): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < proxies,
    forceCloseConnections: 'idle',
  });
  await server.register(rateLimit, {
    global: false,
    keyGenerator: clientKeyOf,
    errorResponseBuilder: ({ headers }, { ttl }) =>
      new ErrorWithResponse(tooManyCodesResponse(headers['accept-language'], ttl)),
  });
  server.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  server.setErrorHandler((error, request, reply) => {
    const { status, body } = responseOfError(request.headers['accept-language'], error);
    if (status >= 500) onDefect(error);
    return reply.code(status).send(body);
  });
  server.setNotFoundHandler((request, reply) => {
    const { status, body } = toUnknownRouteResponse(parseLanguage(request.headers['accept-language']));
    return reply.code(status).send(body);
  });

  const sessions = createSessions(store, now, sendCode, hasDemoCodes);
  const adapter: Adapter = {
    ...{ server, engine, sessions, now, onDefect },
    catalogue: createCatalogueReader(engine, now),
    operations: createOperations(store, now),
  };
  serveShopInfo(adapter);
  serveCatalogue(adapter);
  serveAccount(adapter);
  serveAddresses(adapter);
  serveQuote(adapter);
  serveOrders(adapter);
  servePayment(adapter);
  server.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const file = await engine.pictureFile?.(request.params.name);
    if (!file) return reply.callNotFound();
    return reply.type(file.type).header('cache-control', 'public, max-age=86400').send(file.bytes);
  });

  const pruning = setInterval(() => sessions.prune(), PRUNE_INTERVAL_MS).unref();
  server.addHook('onClose', async () => clearInterval(pruning));
  return server;
}
