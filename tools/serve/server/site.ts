/** What the configurations of nginx and Caddy have in common: the site, its paths and how long files may be kept. */

import { requestNames } from './apiHeaders';

export interface Site {
  /** Folder of the built storefront, an absolute path. */
  readonly root: string;
  /**
   * Origin of the API, for example `https://api.example.com`. Its path is the prefix of `/api`. Undefined when the page calls an
   * API on another origin.
   */
  readonly api: URL | undefined;
  /** Further servers of the same API. They have the path of `api`. */
  readonly furtherApis?: readonly URL[];
  /** Paths that are forwarded beside `/api/`, for example `/psp/`. */
  readonly forwarded?: readonly string[];
  /**
   * Where the readable pages, `sitemap.xml` and `robots.txt` come from: a server of this project that answers them, or files of
   * `npm run pages` in `root`, which get this content policy.
   */
  readonly pages: { readonly server: URL } | { readonly policy: string };
  /** Name of the site, for example `shop.example.com`. */
  readonly host: string;
  /** Port to listen on. Another server in front, or lines of the operator, terminate TLS. */
  readonly port: number;
}

/** Files with a content hash in their name never change (`cacheControlOf` in tools/serve/server/createServer.ts). */
export const hashedFile = '\\.[0-9a-f]{6,20}\\.([a-z]+\\.)?(js|css|woff2?)$';
export const cache = {
  forEver: 'public, max-age=31536000, immutable',
  never: 'no-cache',
  hour: 'public, max-age=3600',
  minutes: 'public, max-age=300',
};

/**
 * Patterns of URLs that lead to the page: those of the shop that lost their number sign, or whose sign was encoded, once or more
 * often. What is behind the sign is turned into a route by the page (src/startup/address.ts).
 */
export const lost = { platform: '/+(h5|pc)([/?]|$)', sign: '/+%(?:25)*23' };
/** Pattern of the URL of a readable page with slashes behind it: the URL without them, and its query. */
export const slashBehind = (basePattern = ''): string => `^(${basePattern}/[pa]/[^?]*[^/?])/+([?].*)?$`;

/** Headers of a request that servers behind the site get: those of the API and of CORS. Of the cookies only that of `faultCookie` is for them. */
export const passedNames = [
  ...requestNames,
  'access-control-request-headers',
  'access-control-request-method',
  'origin',
] as const;

/** A path with a file or folder that begins with a dot, except the one that every origin has for proofs and policies. */
export const hiddenPath = '/\\.(?!well-known/)';

/** The folders of the readable pages. */
export const pageFolders = ['/p/', '/a/'];

/** Path of a server without a slash at its end. */
export const pathOf = (server: URL): string => server.pathname.replace(/\/$/, '');
/** The paths that the site forwards to the API. */
export const apiPaths = ({ api, forwarded = [] }: Site): string[] => (api ? ['/api/', ...forwarded] : []);
/** The paths that the site forwards to the server of the readable pages. Those that end with a slash are folders. */
export const pagePaths = ({ pages }: Site): string[] =>
  'server' in pages ? [...pageFolders, '/sitemap.xml', '/robots.txt'] : [];
