/** A client of HTTP that sends exactly the bytes of a test. */
import { connect, type Socket } from 'node:net';

const clients: Socket[] = [];

/** Closes all connections of this test. */
export function closeClients(): void {
  for (const client of clients.splice(0)) client.destroy();
}

/** A connection that sends these bytes. `text` is what came back, `ended` resolves with it when the server has closed. */
export function send(port: number, bytes: string) {
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  let text = '';
  client.on('data', (part) => (text += part.toString('latin1')));
  const ended = new Promise<string>((resolve) => client.once('close', () => resolve(text)));
  client.on('error', () => undefined);
  client.write(bytes, 'latin1');
  return { client, ended, text: () => text };
}

export const head = (line: string, headers: readonly string[] = []) =>
  [`${line} HTTP/1.1`, 'Host: shop.example', ...headers, '', ''].join('\r\n');

/** Sends one request and returns its status, its headers in lower case and its body. */
export async function request(port: number, line: string, headers: readonly string[] = [], body = '') {
  const length = body ? [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`] : [];
  const text = await send(port, head(line, ['Connection: close', ...length, ...headers]) + body).ended;
  const [top = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = top.split('\r\n');
  const pairs = lines.map((one) => {
    const colon = one.indexOf(':');
    return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()] as const;
  });
  const responseHeaders: Readonly<Record<string, string>> = Object.fromEntries(pairs);
  const sent = rest.join('\r\n\r\n');
  const isChunked = responseHeaders['transfer-encoding'] === 'chunked';
  return { status: Number(first.split(' ')[1]), headers: responseHeaders, body: isChunked ? joinChunks(sent) : sent };
}

/** The text of a body in chunks. */
function joinChunks(text: string): string {
  const [, size = '0', rest = ''] = /^([\da-f]+)\r\n([\s\S]*)$/.exec(text) ?? [];
  const length = Number.parseInt(size, 16);
  return length === 0 ? '' : rest.slice(0, length) + joinChunks(rest.slice(length + 2));
}
