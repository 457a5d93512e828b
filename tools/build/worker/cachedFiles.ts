/** The files that the service worker caches, and whether a response is such a file. Functions without caches or network. */
import type { FileDigests, PlatformFiles } from './manifest';

/** Path of the document in the build. */
export const documentFileName = 'index.html';

/** Platform and language of a device. */
export interface ClientProfile {
  readonly platform: 'h5' | 'pc';
  readonly language: string;
}

/** Expected content type by file extension. */
const contentTypes: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/, html: /^text\/html/ };

/** Whether a response is the requested file, and not an HTML page that a server sends for a missing file. */
export function isExpectedFile(pathname: string, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const extension = /\.(\w+)$/.exec(pathname)?.[1] ?? '';
  const type = headers.get('content-type') ?? '';
  return status === 200 && (contentTypes[extension]?.test(type) ?? !type.startsWith('text/html'));
}

/** Header of a cached response: the digest of its file (RFC 9530). Workers of later builds check it. */
const digestHeader = 'Repr-Digest';

/** SHA-256 in base64. */
async function digestOf(content: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', content))));
}

/**
 * The response as it is cached, with its digest in a header; null when it is not the file of the build, for example the
 * page of a captive portal. Reads the body of `response`.
 */
export async function verifiedCopy(
  digests: FileDigests,
  pathname: string,
  response: Response,
): Promise<Response | null> {
  const expected = digests[pathname];
  if (!expected || !isExpectedFile(pathname, response)) return null;
  const content = await response.arrayBuffer();
  if ((await digestOf(content)) !== expected) return null;
  const headers = new Headers(response.headers);
  headers.set(digestHeader, expected);
  return new Response(content, { headers });
}

/**
 * Whether a cached response is the file of this build, or an unchanged file of an earlier one. The body of `cached` stays
 * unread.
 */
export async function isCachedFileIntact(digests: FileDigests, pathname: string, cached: Response): Promise<boolean> {
  const expected = digests[pathname] ?? cached.headers.get(digestHeader);
  return isExpectedFile(pathname, cached) && (await digestOf(await cached.clone().arrayBuffer())) === expected;
}

/** Whether HTML is a document of this shop, of any build. */
export const isShopDocument = (html: string): boolean => html.includes('id="prerendered"');

/** What a page gets that misses a file: the latest document, or the cached one when something else than the shop has answered. */
export async function chooseDocument(latest: Response, cached: Response): Promise<Response> {
  return latest.ok && isShopDocument(await latest.clone().text()) ? latest : cached;
}

/** Whether a response may be something else than the file of the build, and is fetched again past the HTTP cache in that case. */
export const mayBeForeignResponse = (
  digests: FileDigests,
  pathname: string,
  { ok }: Pick<Response, 'ok'>,
  { cache }: Pick<Request, 'cache'>,
): boolean => ok && pathname in digests && cache === 'default';

/** The client profile in a message of a page, which workers of earlier deploys read as well; undefined in any other message. */
export function clientProfileIn(message: unknown): ClientProfile | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { type, platform, language } = message as Partial<Record<'type' | 'platform' | 'language', unknown>>;
  if (type !== 'profile' || typeof platform !== 'string' || typeof language !== 'string') return undefined;
  return { platform: platform === 'pc' ? 'pc' : 'h5', language };
}

/** Of the caches of an origin the shells of other builds of the storefront at `basePath`, also those of its first workers. */
export const otherShellCaches = (names: readonly string[], shell: string, basePath: string): string[] =>
  names.filter(
    (name) =>
      name !== shell &&
      (name.startsWith(`${basePath}shell-`) || (basePath === '' && name.startsWith('workbox-precache'))),
  );

/** Files that a platform needs first in a language: shell, home page, notifications, messages. */
export function firstFiles(
  { platforms, messages, kitMessages }: PlatformFiles,
  { platform, language }: ClientProfile,
): string[] {
  const kit = kitMessages[`${platform}-${language}`] ?? [];
  return [...new Set([...platforms[platform], ...(messages[language] ?? []), ...kit])];
}
