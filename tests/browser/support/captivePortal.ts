/** A captive portal: a proxy in front of a server that can replace the content of every file by something else. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the portal sends in place of a file. */
interface Substitute {
  readonly body: Buffer;
  readonly type?: string;
}

export interface CaptivePortal {
  /** For example `http://localhost:40123`. */
  readonly origin: string;
  /** Replaces every file from now on; undefined forwards everything. Calls of the API are always forwarded. */
  replaceFiles(substitute: ((path: string, file: Buffer) => Substitute) | undefined): void;
  end(): Promise<void>;
}

/** Other bytes of the same length and type. The script and the sheet are valid and empty. */
export const otherBytes = (path: string, file: Buffer): Substitute => ({
  body: /\.(?:js|css|html)$|\/$/.test(path) ? Buffer.alloc(file.length, ' ') : (file.map((byte) => byte ^ 1) as Buffer),
});

/** The login page of the portal, with status 200, in place of every file. */
export const loginPage = (): Substitute => ({
  body: Buffer.from('<!doctype html><title>Guest network</title><h1>Sign in to the guest network</h1>'),
  type: 'text/html; charset=utf-8',
});

/** Starts a portal in front of the server at `target`. It lets everything through at first. */
export async function startCaptivePortal(target: string): Promise<CaptivePortal> {
  let substituteOf: ((path: string, file: Buffer) => Substitute) | undefined;

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = new URL(incoming.url ?? '/', target).pathname;
    const substitute = path.startsWith('/api/') ? undefined : substituteOf;
    // The substitute is made from the plain bytes, and a validator of the file must not lead to an empty response.
    const {
      'accept-encoding': encoding,
      'if-none-match': tag,
      'if-modified-since': date,
      ...headers
    } = incoming.headers;
    const unchanged = substitute
      ? {}
      : { 'accept-encoding': encoding, 'if-none-match': tag, 'if-modified-since': date };
    const forwarded = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      headers: { ...headers, ...Object.fromEntries(Object.entries(unchanged).filter(([, value]) => value)) },
    });
    incoming.pipe(forwarded);
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      forwarded.once('response', resolve).once('error', reject),
    );
    if (!substitute || response.statusCode !== 200) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      return;
    }
    const { body, type = response.headers['content-type'] } = substitute(path, await buffer(response));
    // The content may be stored for a year, as that of a file with a hash in its name.
    outgoing.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': response.headers['cache-control'],
    });
    outgoing.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    replaceFiles(next) {
      substituteOf = next;
    },
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
