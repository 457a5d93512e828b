/** The network address of a client, for limits and for the backend. */
import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An IP address without port, brackets and zone; undefined when the text is none. Some proxies add the port. */
function parseAddress(text: string): string | undefined {
  const [, bracketed, dotted] = /^\[([^\]]+)\](?::\d+)?$|^(\d[\d.]*):\d+$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? dotted ?? text.trim()).replace(/%[^]*/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address.toLowerCase() : undefined;
}

/**
 * The addresses of a request, from the client to the nearest proxy. Without TRUST_PROXY it is the address of the
 * connection. An address that a client wrote into X-Forwarded-For itself is not among them.
 */
export function addressChainOf(request: Pick<FastifyRequest, 'ip' | 'ips'>): string[] {
  // A connection that is closed already has no address, whatever the type says.
  const texts: readonly (string | undefined)[] = request.ips ?? [request.ip];
  const addresses = texts.flatMap((text) => parseAddress(text ?? '') ?? []);
  return addresses.reverse();
}

/** The first 64 bits of an IPv6 address. One customer of a provider has all addresses below them. */
function ipNetworkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The client of a request as limits count it: its IPv4 address or IPv6 network. */
export function clientKeyOf(request: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const [client = ''] = addressChainOf(request);
  return isIPv6(client) ? ipNetworkOf(client) : client;
}

/** Addresses of proxies: an IP address, a network such as 10.0.0.0/8, or a name that Fastify knows. */
export function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (bits === undefined) return isIP(address) !== 0 || /^(?:loopback|linklocal|uniquelocal)$/.test(address);
  return (
    isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128)
  );
}

/** What this server knows of the client. A backend can trust it when it trusts this server. */
export const forwardedHeaders = (request: Pick<FastifyRequest, 'ip' | 'ips' | 'protocol' | 'host'>) => ({
  'x-forwarded-for': addressChainOf(request).join(', '),
  'x-forwarded-proto': request.protocol === 'https' ? 'https' : 'http',
  'x-forwarded-host': request.host,
});
