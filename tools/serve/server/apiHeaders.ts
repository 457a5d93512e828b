/**
 * The headers that pass between clients and the API of API_TARGET. Only these do: whatever else exists, or will exist, for naming a
 * client, for rewriting an address or a method, for one hop, or for a policy of the whole origin, ends here.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** Request headers of the contract, of caches, and of the messages of Stripe; the last one is of the demo shop. */
export const requestHeaderNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'stripe-signature',
  'user-agent',
  'x-shop-fault',
] as const;

/** Response headers that say something about the response. Cookies and policies are the storefront's. */
const responseHeaderNames = [
  'allow',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'server-timing',
  'vary',
  'x-demo-shop',
] as const;

/** Headers that no setting can let through: those of one connection, and those that this server writes itself. */
const ownHeaderPattern =
  /^(?:connection|keep-alive|proxy-.+|te|trailer|transfer-encoding|upgrade|expect|host|content-length|content-encoding|forwarded|x-forwarded-.+|x-request-id)$/;

/** Whether API_HEADERS may name this header, in lower case. Underscores are dashes for many servers, so they are none here. */
export const isForwardableName = (name: string): boolean =>
  /^[a-z\d-]{1,64}$/.test(name) && !ownHeaderPattern.test(name);

/**
 * Pattern of the header `Cookie`. Its first group is the cookie with the faults of the demo shop (mock/faults.ts); no other is
 * for the API: sessions are tokens.
 */
const faultCookiePattern = /(?:^|; ?)(shopFault=[^;]*)/;

type HeaderValues = Record<string, string>;

/** A value that can be sent as it is: no control characters but tabs. */
const isSendable = (value: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

/**
 * Headers of a response that would be a policy or a cookie of the whole origin, for web servers that cannot name what passes. Those
 * of CORS stay: the API itself may serve other storefronts.
 */
export const originHeaders = [
  'Alt-Svc',
  'Clear-Site-Data',
  'Content-Security-Policy-Report-Only',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Resource-Policy',
  'Link',
  'NEL',
  'Origin-Agent-Cluster',
  'Refresh',
  'Report-To',
  'Reporting-Endpoints',
  'Server',
  'Service-Worker-Allowed',
  'Set-Cookie',
  'SourceMap',
  'Strict-Transport-Security',
  'WWW-Authenticate',
  'X-Powered-By',
] as const;

function pickHeaders(
  names: readonly string[],
  headers: Readonly<Record<string, string | string[] | undefined>>,
): HeaderValues {
  const found: HeaderValues = {};
  for (const name of names) {
    const sent = headers[name];
    // Two types, lengths or places contradict each other. The first one counts, as for other clients.
    const value = !Array.isArray(sent) ? sent : name === 'vary' || name === 'cache-control' ? sent.join(', ') : sent[0];
    if (value !== undefined && isSendable(value)) found[name] = value;
  }
  return found;
}

/** The headers of a request that the API gets. `further` are those of API_HEADERS. */
export function requestHeaders(headers: IncomingHttpHeaders, further: readonly string[] = []): HeaderValues {
  const [, cookie] = faultCookiePattern.exec(headers.cookie ?? '') ?? [];
  return {
    ...pickHeaders([...requestHeaderNames, ...further], headers),
    ...(cookie !== undefined && pickHeaders(['cookie'], { cookie })),
  };
}

/** Types that a browser shows or that the storefront reads. Anything else, such as a script, is text. */
const isJsonType = (type: string) => /^application\/(?:[\w.+-]+\+)?json\b/i.test(type);
const isTypeBrowsersShow = (type: string) => /^(?:image\/[\w.+-]+|text\/html)\b/i.test(type);

/**
 * The headers of a response of the API that the client gets. A call of the contract (`isCall`) answers with JSON and is not cached
 * unless it says so; other paths of the API may be pictures, and pages of a payment provider.
 */
export function responseHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  isCall: boolean,
): HeaderValues {
  const found = pickHeaders(responseHeaderNames, headers);
  const { 'content-type': type } = found;
  if (type !== undefined && !isJsonType(type) && (isCall || !isTypeBrowsersShow(type)))
    found['content-type'] = 'text/plain; charset=utf-8';
  if (isCall) found['cache-control'] ??= 'no-store';
  return found;
}
