/** What the server says: sentences for a terminal, or with `LOG=json` one JSON object a line for a log collector. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export type LogFormat = 'text' | 'json';

/** A request that has ended. The path has no query, because queries contain ids, phone numbers and search texts. */
export interface RequestRecord {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  readonly requestId: string;
  /** The client went away before the response was complete. */
  readonly isAborted?: true;
}

/** A request that the API behind the server did not answer, or answered with a status of 500 or more. */
interface UpstreamFailure {
  readonly method: string;
  readonly path: string;
  readonly reason: string;
  readonly requestId: string;
}

export interface ServerLog {
  readonly format: LogFormat;
  /** Says what happened: `text` in a terminal, `fields` in JSON. */
  say(event: string, text: string, fields?: object): void;
  /** A defect of the server. */
  error(error: unknown): void;
  request(record: RequestRecord): void;
  upstreamFailure(failure: UpstreamFailure): void;
}

interface LogOutput {
  out(line: string): void;
  err(line: string): void;
}

const standardStreams: LogOutput = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
};

/** Creates the log. In a terminal requests are not printed, and failures of the API are `onUpstreamFailure` of the server. */
export function createLog(
  format: LogFormat,
  describe: (error: unknown) => string,
  { out, err }: LogOutput = standardStreams,
  now: () => Date = () => new Date(),
): ServerLog {
  const write = (level: 'info' | 'error', event: string, fields: object) =>
    out(JSON.stringify({ time: now().toISOString(), level, event, ...fields }));
  if (format === 'json')
    return {
      format,
      say: (event, text, fields = { message: text.trim() }) => write('info', event, fields),
      error: (error) => write('error', 'defect', { message: describe(error) }),
      request: (record) => write(record.status >= 500 ? 'error' : 'info', 'request', record),
      upstreamFailure: (failure) => write('error', 'upstreamFailure', failure),
    };
  return {
    format,
    say: (_event, text) => out(text),
    error: (error) => err(describe(error)),
    request: () => undefined,
    upstreamFailure: () => undefined,
  };
}

/** Path of a URL without its query. */
export const pathOfRequest = (url: string): string => url.split('?')[0] ?? '';

/** The id of a request: that of a proxy in front, when `isProxyTrusted`, or a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>, isProxyTrusted: boolean): string => {
  const sent = headers['x-request-id'];
  return isProxyTrusted && typeof sent === 'string' && /^[\w.:-]{1,80}$/.test(sent) ? sent : randomUUID();
};

/** Calls `log` for each request that has ended. Successful health checks are left out: they come every few seconds. */
export function logRequests(server: FastifyInstance, log: (record: RequestRecord) => void): void {
  const isQuiet = (path: string, status: number) => /\/(?:healthz|readyz)$/.test(path) && status < 400;
  const started = new WeakMap<object, number>();
  server.addHook('onRequest', async (request, reply) => {
    started.set(request, performance.now());
    reply.header('x-request-id', request.id);
    // Not `onResponse`: a connection that the client or an injected fault closes has no response.
    reply.raw.once('close', () => {
      const path = pathOfRequest(request.originalUrl);
      const status = reply.raw.statusCode;
      if (isQuiet(path, status)) return;
      const durationMs = Math.round((performance.now() - (started.get(request) ?? 0)) * 10) / 10;
      const isAborted = !reply.raw.writableFinished;
      log({ method: request.method, path, status, durationMs, requestId: request.id, ...(isAborted && { isAborted }) });
    });
  });
}
