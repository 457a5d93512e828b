/** The example sites of nginx and Caddy with the values of an operator and the policy of a build inserted. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { template } from 'es-toolkit/compat';
import { projectFolder } from '../../command/run';
import { baseUrlsOfPage } from '../../config/baseUrls';
import { originHeaders, requestHeaderNames } from './apiHeaders';
import type { PolicySources } from './contentPolicy';
import { quotedHeaders, type WebServer } from './policyText';

export interface SiteOptions {
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
  /** The languages on offer: each has a readable home page. */
  readonly languages: readonly string[];
  /** Name of the site, for example `shop.example.com`. */
  readonly host: string;
  /** Port to listen on. Another server in front, or lines of the operator, terminate TLS. */
  readonly port: number;
}

const configFileNames: Readonly<Record<WebServer, string>> = { nginx: 'nginx.conf', caddy: 'Caddyfile' };

/** Headers of a request that servers behind the site get: those of the API and of CORS. */
const passedHeaders = [
  ...requestHeaderNames,
  'access-control-request-headers',
  'access-control-request-method',
  'origin',
];

const readablePageFolders = ['/c/', '/p/', '/a/'];
const pathWithoutSlash = ({ pathname }: URL): string => pathname.replace(/\/$/, '');
const escapeDots = (path: string): string => path.replaceAll('.', '\\.');
const caddyMatcherOf = (paths: readonly string[]) =>
  paths.map((path) => (path.endsWith('/') ? `${path}*` : path)).join(' ');

/** The whole configuration for `server`. `html` is the page of the build. */
export function siteText(server: WebServer, html: string, site: SiteOptions, sources?: PolicySources): string {
  const { api, furtherApis = [], forwarded = [], pages, languages, root, host, port } = site;
  const { basePath } = baseUrlsOfPage(html);
  const headers = Object.fromEntries(quotedHeaders(html, sources));
  const pagesServer = 'server' in pages ? pages.server : undefined;
  const readable = [...readablePageFolders, ...languages.map((one) => `/${one}/`)];
  const sitemaps = ['/sitemap.xml', ...languages.map((one) => `/sitemap-${one}.xml`)];
  const served = pagesServer ? [...readable, ...sitemaps, '/robots.txt'] : [];
  const address = createHash('sha256').update(`${host}:${port}${basePath}`).digest('hex').slice(0, 8);
  // A line with a tag alone prints nothing, also no line.
  const example = readFileSync(join(projectFolder, 'examples', configFileNames[server]), 'utf8').replaceAll(
    /^(<% .*%>)\n/gm,
    '$1',
  );
  return template(example)({
    root,
    host,
    port,
    basePath,
    basePattern: escapeDots(basePath),
    // What nginx knows by name at the `http` level, where the sites of all files meet, begins with a digest of the address.
    name: `shop_${address}`,
    headers,
    apis: api ? [api, ...furtherApis] : [],
    apiPath: api ? pathWithoutSlash(api) : '',
    forwarded: api ? ['/api/', ...forwarded] : [],
    pagePolicy: 'policy' in pages ? pages.policy : undefined,
    pagesOrigin: pagesServer?.origin,
    pagesPath: pagesServer && pathWithoutSlash(pagesServer),
    servedPages: served.map((path) => ({ path, pattern: escapeDots(path) + (path.endsWith('/') ? '' : '$') })),
    readable: caddyMatcherOf(pagesServer ? served : readable),
    readablePattern: `(${readable.join('|')})`,
    languages,
    passedHeaders,
    hiddenHeaders: [...Object.keys(headers), ...originHeaders],
  });
}
