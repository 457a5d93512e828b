/** A stand-in of a gateway for one-time codes on a free port. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface GatewayMessage {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface GatewayStandIn {
  readonly url: string;
  /** What has arrived, oldest first, also when it was refused. */
  readonly messages: readonly GatewayMessage[];
  /** How the next requests are answered: a status, or not at all. */
  answerWith(answer: number | 'nothing'): void;
  close(): Promise<void>;
}

export async function startGateway(port = 0): Promise<GatewayStandIn> {
  const messages: GatewayMessage[] = [];
  let answer: number | 'nothing' = 202;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      messages.push({ method, url, headers, body: JSON.parse(body) as GatewayMessage['body'] });
      if (answer === 'nothing') return;
      // A gateway that repeats what it was sent, and leads elsewhere when the test wants a redirect.
      response.writeHead(answer, { 'content-type': 'application/json', location: '/elsewhere' }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/codes?shop=1`,
    messages,
    answerWith: (next) => void (answer = next),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
