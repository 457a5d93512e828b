/** Where the storefront and its API are: BASE and API_BASE of the build. */
import { parseWebUrl } from './apiUrl';
import { StartError } from '../command/startError';

export interface BaseUrls {
  /** Path of the storefront without a slash at its end: `/shop`, or an empty text for the root of its origin. */
  readonly basePath: string;
  /** What comes before `/api` in the address of a call: `basePath`, or the API on another origin. */
  readonly apiRoot: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readBasePath(text: string): string {
  const path = text.replace(/\/$/, '');
  if (/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/.test(path)) return path;
  throw new StartError(`BASE must be a path such as /shop/, not "${text}".`);
}

/** The API on another origin; undefined without API_BASE. */
export function readApiBase(environment: Environment = process.env): URL | undefined {
  const text = environment['API_BASE']?.trim();
  return text ? parseWebUrl(text, 'API_BASE') : undefined;
}

/** Reads BASE and API_BASE. Throws StartError for an invalid value. */
export function readBaseUrls(environment: Environment = process.env): BaseUrls {
  const basePath = readBasePath(environment['BASE']?.trim() ?? '');
  const api = readApiBase(environment);
  return { basePath, apiRoot: api ? api.origin + api.pathname.replace(/\/+$/, '') : basePath };
}

/** The constants of the app (typings.d.ts). */
export const baseUrlDefines = ({ basePath, apiRoot }: BaseUrls): Record<string, string> => ({
  BASE_PATH: basePath,
  API_ROOT: apiRoot,
});

/** Addresses of the build that a page belongs to. The server reads them from the page, so they cannot differ from the build. */
export interface PageBaseUrls {
  readonly basePath: string;
  /** What comes before `/api`, when the API is on another origin; and that origin. */
  readonly apiRoot: string | undefined;
  readonly apiOrigin: string | undefined;
}

/** Reads the addresses from a built page (tools/build/umiPluginHtml.ts). */
export function baseUrlsOfPage(html: string): PageBaseUrls {
  const [, basePath = ''] = /<link rel="manifest" href="([^"]*)\/manifest\.webmanifest"/.exec(html) ?? [];
  const [, apiRoot] = /<link rel="preconnect"[^>]* data-api="([^"]+)"/.exec(html) ?? [];
  return { basePath, apiRoot, apiOrigin: apiRoot && new URL(apiRoot).origin };
}
