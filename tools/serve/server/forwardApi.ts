/**
 * Forwards `/api`, and pictures that are no files of the build, to the backend of API_TARGET. A request is read completely before anything is opened there, so that slow clients
 * occupy no connection to the API; the number of those connections and the waits for them and on them are bounded.
 */
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Pool, type Dispatcher } from 'undici';
import { calls } from '../../../src/api/calls';
import { toUnknownRouteResponse, type EnvelopeResponse } from '../../../shop/envelope';
import { parseLanguage } from '../../../shop/text';
import { requestHeaders, responseHeaders } from './apiHeaders';
import { clientKeyOf, forwardedHeaders } from './clientAddress';
import { busyHeaders, busyResponse, responseOfError, unreachableResponse } from './errorResponse';
import { NoTurnError, createTurns, type TurnLimits } from './turns';

/** Ms for a connection to the API. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Ms that the API may take for a response, and between two parts of it. A payment can take long. */
const RESPONSE_TIMEOUT_MS = 600_000;
/** Bytes of a response that are taken from the API although the client does not read them. */
const RESPONSE_BUFFER_BYTES = 1024 * 1024;

export interface ForwardParts {
  readonly target: URL;
  readonly turns: TurnLimits;
  /** Names of request headers that the API gets as well (API_HEADERS), in lower case. */
  readonly headers: readonly string[];
  /** Path of the storefront, for addresses in responses. */
  readonly basePath: string;
  readonly onFailure: (request: FastifyRequest, reason: string) => void;
}

/** Path of a call in the form in which APIs compare paths: some ignore case, repeated slashes, one at the end and encoding. */
const comparablePath = (path: string): string => path.toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '');
const methodOfCall = new Map<string, string>(Object.values(calls).map(({ method, path }) => [path, method]));
const comparedCalls = new Set([...methodOfCall.keys()].map(comparablePath));

/** What is forwarded of a path: the calls of the contract by their method, and paths beside them. Undefined: nothing. */
function forwardedRouteOf(path: string): { readonly isCall: boolean; readonly methods: readonly string[] } | undefined {
  const method = methodOfCall.get(path);
  if (method !== undefined) return { isCall: true, methods: [method] };
  const decoded = decodedPath(path);
  if (decoded === undefined || comparedCalls.has(comparablePath(decoded))) return undefined;
  // Pictures, the pages and messages of a payment provider, and the `logoutPath` of the shop information.
  return { isCall: false, methods: ['GET', 'POST'] };
}

/** The path as a server reads it that decodes it once or twice; undefined for one that could lead out of `/api`. */
function decodedPath(path: string): string | undefined {
  let text = path;
  for (let round = 0; round < 3; round += 1) {
    if (/\p{Cc}/u.test(text) || text.split(/[/\\;]/).some((part) => part === '.' || part === '..')) return undefined;
    try {
      text = decodeURIComponent(text);
    } catch {
      return round === 0 ? undefined : text;
    }
  }
  return text;
}

/** Whether a path outside `/api` can be that of a picture of the API. */
export const isPicturePath = (path: string): boolean =>
  /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path) && decodedPath(path) !== undefined;

/** Whether the API answered with a picture, or says that the one that the browser has is still valid. */
const isPicture = ({ statusCode, headers }: Dispatcher.ResponseData): boolean =>
  statusCode === 304 || (statusCode === 200 && /^image\/[\w.+-]+/i.test(String(headers['content-type'])));

const errorMessageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'UND_ERR_HEADERS_TIMEOUT';
}

/** Ends a response of the API that is not passed on. */
const discard = (body: Dispatcher.ResponseData['body']) => void body.on('error', () => undefined).destroy();

const sendEnvelope = (reply: FastifyReply, { status, body }: EnvelopeResponse): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(body);

/** Responds that there is no such file. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send('Not found');

/** Adds the routes, and returns the handler of a picture that is no file of the build. The path of `target` is the prefix of both. */
export async function forwardApi(
  server: FastifyInstance,
  { target, turns, headers, basePath, onFailure }: ForwardParts,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const prefix = target.pathname.replace(/^(|.*[^/])\/+$/, '$1');
  const takeTurn = createTurns(turns);
  const pool = new Pool(target.origin, {
    connections: turns.total,
    // A request behind another one of the same connection would wait for it.
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
  });
  server.addHook('onClose', async () => pool.destroy());

  /** Sends the request. No retries, because a GET can be a write: it cancels an order. */
  const ask = (request: FastifyRequest) =>
    pool.request({
      path: prefix + request.url,
      method: request.method as Dispatcher.HttpMethod,
      headers: {
        ...requestHeaders(request.headers, headers),
        ...forwardedHeaders(request),
        'x-request-id': request.id,
      },
      body: Buffer.isBuffer(request.body) ? request.body : null,
    });

  function send(reply: FastifyReply, { statusCode, headers: found, body }: Dispatcher.ResponseData, isCall: boolean) {
    if (statusCode < 200 || statusCode > 599) {
      discard(body);
      throw new Error(`status ${statusCode}`);
    }
    const { vary, location, ...others } = responseHeaders(found, isCall);
    const own = reply.getHeader('vary');
    if (vary !== undefined) reply.header('vary', own === undefined ? vary : `${String(own)}, ${vary}`);
    if (location !== undefined)
      reply.header(
        'location',
        location.startsWith(`${prefix}/api/`) ? basePath + location.slice(prefix.length) : location,
      );
    // Small responses leave the API although a client does not read.
    const buffered = new PassThrough({ highWaterMark: RESPONSE_BUFFER_BYTES });
    body.once('error', (error) => buffered.destroy(error));
    buffered.once('close', () => body.destroy());
    return reply.code(statusCode).headers(others).send(body.pipe(buffered));
  }

  /** Sends the request in its turn, and answers with what `respond` makes of the response. */
  async function sendInTurn(
    request: FastifyRequest,
    reply: FastifyReply,
    respond: (response: Dispatcher.ResponseData) => FastifyReply,
  ): Promise<FastifyReply> {
    const language = request.headers['accept-language'];
    // Its name would not reach the API, which would read it as something else.
    if (request.headers['content-encoding'] !== undefined)
      return sendEnvelope(reply, responseOfError(language, { statusCode: 415 }));
    let endConnection = (): void => undefined;
    try {
      const turn = await takeTurn(clientKeyOf(request));
      ({ endConnection } = turn);
      reply.raw.once('close', turn.endRequest).once('finish', turn.endRequest);
      if (reply.raw.destroyed) {
        // The client has gone away, and nothing was sent for it.
        turn.endRequest();
        endConnection();
        return reply;
      }
      const response = await ask(request);
      response.body.once('close', endConnection);
      return respond(response);
    } catch (error) {
      endConnection();
      onFailure(request, errorMessageOf(error));
      if (error instanceof NoTurnError) {
        reply.headers(busyHeaders);
        return sendEnvelope(reply, busyResponse(language));
      }
      return sendEnvelope(reply, { ...unreachableResponse(language), ...(isTimeout(error) && { status: 504 }) });
    }
  }

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = request.headers['accept-language'];
    const route = forwardedRouteOf(request.url.split('?')[0] ?? '');
    if (!route) return sendEnvelope(reply, toUnknownRouteResponse(parseLanguage(language)));
    if (!route.methods.includes(request.method)) {
      reply.header('allow', route.methods.join(', '));
      return sendEnvelope(reply, { ...toUnknownRouteResponse(parseLanguage(language)), status: 405 });
    }
    return sendInTurn(request, reply, (response) => send(reply, response, route.isCall));
  }

  await server.register(async (api) => {
    api.removeAllContentTypeParsers();
    // The API reads the body itself, and a signature is about its bytes.
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    api.all('/api', forward);
    api.all('/api/*', forward);
  });
  return (request, reply) =>
    sendInTurn(request, reply, (response) => {
      if (isPicture(response)) return send(reply, response, false);
      discard(response.body);
      return sendNotFound(reply);
    });
}
