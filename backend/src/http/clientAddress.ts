/** The network address of a client, for the limits of one-time codes. */
import type { IncomingMessage } from 'node:http';
import { clientKeyOf } from '../../../tools/serve/server/clientAddress';

/**
 * Returns the IPv4 address or IPv6 network of the client. `proxies` is the number of proxies in front: each adds the address
 * of its client to X-Forwarded-For. Without proxies it is the address of the connection.
 */
export function clientAddressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const chain = [request.socket.remoteAddress ?? '', ...forwarded.reverse()].slice(0, proxies + 1);
  const ip = chain.at(-1) ?? '';
  return clientKeyOf({ ip, ips: [ip] });
}
