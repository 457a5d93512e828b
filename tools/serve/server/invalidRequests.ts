/** Requests that two servers in a row could read differently, or that cannot be read at all. */
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ErrorWithResponse, responseOfError } from './errorResponse';

/** A host as an address names it: a name or an IP address, and a port. */
export const isHost = (text: string): boolean => /^(?:[\w.-]{1,255}|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text);

/** Headers of which a second one contradicts the first. Node keeps the first, other servers the last. */
const singleNames = ['host', 'authorization', 'content-type', 'content-length', 'transfer-encoding'];

/**
 * Refuses requests whose address is not a path (`GET http://user:password@host/`), whose host is no host, or whose headers
 * contradict each other.
 */
export function refuseUnclearRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const names = raw.rawHeaders.flatMap((text, index) => (index % 2 === 0 ? [text.toLowerCase()] : []));
    const isContradictory = singleNames.some((name) => names.indexOf(name) !== names.lastIndexOf(name));
    const hosts = [raw.headers.host, request.host].filter((host) => host !== undefined && host !== '');
    if (request.originalUrl.startsWith('/') && !isContradictory && hosts.every((host) => isHost(host ?? ''))) return;
    reply.header('connection', 'close');
    throw new ErrorWithResponse(responseOfError(request.headers['accept-language'], { statusCode: 400 }));
  });
}

const statusOf = (code: string | undefined): number => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
};

/** Answers bytes that are no request, a head that is too large, and one that takes too long. The language is not known. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  // Within or before the response to an earlier request it would be taken for a part of that one.
  const { _httpMessage: open } = socket as Socket & { readonly _httpMessage?: ServerResponse | null };
  if (!socket.writable || error.code === 'ECONNRESET' || open?.headersSent || open?.req.complete) {
    socket.destroy();
    return;
  }
  const { status, body } = responseOfError(undefined, { statusCode: statusOf(error.code) });
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.once('finish', () => socket.destroy());
}
