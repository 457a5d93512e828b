/** Bounds the time that a request body takes, and how many of one client are unread. A client that sends slowly costs no more. */
import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKeyOf } from './clientAddress';
import { busyHeaders, busyResponse, ErrorWithResponse, tooSlowResponse } from './errorResponse';

export interface BodyLimits {
  /** Ms without a byte. */
  readonly idleMs: number;
  /** Ms for the whole body. */
  readonly totalMs: number;
  /** Bodies of one client (`clientKeyOf`) that are being received. Those of a whole office are read within milliseconds. */
  readonly perClient: number;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A body that fails when it takes too long. */
class TimedBody extends Transform {
  /** Fastify compares it with Content-Length. */
  receivedEncodedLength = 0;
  readonly #idle: NodeJS.Timeout;
  readonly #whole: NodeJS.Timeout;

  constructor({ idleMs, totalMs }: BodyLimits, createError: () => Error) {
    super();
    const fail = () => void this.destroy(createError());
    this.#idle = setTimeout(fail, idleMs);
    this.#whole = setTimeout(fail, totalMs);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#idle.refresh();
    this.receivedEncodedLength += chunk.length;
    done(null, chunk);
  }

  stopTimers(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#whole);
  }
}

/** Adds the limits to all routes of the server. */
export function limitBodies(server: FastifyInstance, limits: BodyLimits): void {
  const unread = new Map<string, number>();
  server.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const language = request.headers['accept-language'];
    const client = clientKeyOf(request);
    const count = unread.get(client) ?? 0;
    if (count >= limits.perClient) {
      reply.headers({ ...busyHeaders, connection: 'close' });
      throw new ErrorWithResponse(busyResponse(language));
    }
    unread.set(client, count + 1);
    const body = new TimedBody(limits, () => new ErrorWithResponse(tooSlowResponse(language)));
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      body.stopTimers();
      const left = (unread.get(client) ?? 1) - 1;
      if (left > 0) unread.set(client, left);
      else unread.delete(client);
    };
    payload.once('end', end);
    payload.once('error', (error) => body.destroy(error));
    payload.once('close', () => {
      if (!isOver) body.destroy(new Error('The client went away'));
    });
    body.once('close', end);
    reply.raw.once('close', () => {
      end();
      body.destroy();
    });
    return payload.pipe(body);
  });
}
