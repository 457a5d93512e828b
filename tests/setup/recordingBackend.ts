/** A server in front of a backend that keeps what it gets. The backend has the path `/shop`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerParts } from '../../tools/serve/server/createServer';
import { closeClients } from './rawClient';

export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: ServerResponse, request: Received) => void;

/** Answers a call with success. */
export const sendJson = (response: ServerResponse, headers: OutgoingHttpHeaders = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end('{"success":true}');

let dist: string;
let backend: Server;
let server: FastifyInstance | undefined;
let onRequest: Answer;
/** What the backend got. */
export const received: Received[] = [];
/** What the server logged about the backend. */
export const lines: string[] = [];
/** The connections that the backend had. */
export const connections: unknown[] = [];

/** Sets what the backend does with the next requests. It answers with success at first. */
export function answerWith(answer: Answer): void {
  onRequest = answer;
}

/** Opens the backend before each test of a file, and closes everything after it. */
export function openBackend(): void {
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
    writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  });
  afterAll(() => rmSync(dist, { recursive: true }));
  beforeEach(async () => {
    for (const list of [received, lines, connections]) list.length = 0;
    onRequest = (response) => sendJson(response);
    backend = createHttpServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('latin1')));
      request.on('end', () => {
        const { method, url, headers } = request;
        const one = { method, url, headers, body };
        received.push(one);
        onRequest(response, one);
      });
    });
    backend.on('connection', (connection) => connections.push(connection));
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    closeClients();
    backend.closeAllConnections();
    await server?.close();
    server = undefined;
    await new Promise((resolve) => backend.close(resolve));
  });
}

/** Opens a server in front of the backend. `path` is that of API_TARGET. Returns its port. */
export async function openServer(parts: Partial<ServerParts> = {}, path = '/shop'): Promise<number> {
  const api = new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}${path}`);
  server = await createServer({
    dist,
    api,
    onDefect: () => undefined,
    onUpstreamFailure: (line) => lines.push(line),
    ...parts,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}
