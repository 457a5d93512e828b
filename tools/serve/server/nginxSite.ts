/** The configuration of nginx for the whole storefront. */
import { createHash } from 'node:crypto';
import { addressesOfPage } from '../../config/addresses';
import type { PolicySources } from './contentPolicy';
import { quotedHeaders } from './policyText';
import { faultCookie, originHeaders } from './apiHeaders';
import {
  apiPaths,
  cache,
  hashedFile,
  hiddenPath,
  lost,
  pageFolders,
  pagePaths,
  passedNames,
  pathOf,
  slashBehind,
  type Site,
} from './site';

const regexOf = (path: string): string => path.replaceAll('.', '\\.');

/** The lines that lead to the files: at the root of the site, or below `basePath`. */
function filesText(basePath: string, { root }: Site, name: string): string {
  if (basePath === '')
    return `  location = / { try_files /index.html =404; }
  location / { try_files $uri =404; }
  location ~ ${hiddenPath} { return 404; }

  # An address that lost its hash sign.
  absolute_redirect off;
  location ~* ^/(#|%(25)*23)|^${lost.platform} { return 302 /#$${name}_address; }`;
  const base = regexOf(basePath);
  return `  location ~ ${hiddenPath} { return 404; }
  location = ${basePath}/ { rewrite ^ ${basePath}/index.html last; }

  # An address that lost its hash sign.
  absolute_redirect off;
  location ~* ^${base}(/(#|%(25)*23)|${lost.platform}) { return 302 ${basePath}/#$${name}_address; }
  location ~ ^${base}(?<shop_file>/.+)$ { alias ${root}$shop_file; }

  # Other paths of the origin are free for other sites.
  location = / { return 302 ${basePath}/; }
  location = ${basePath} { return 302 ${basePath}/; }
  location / { return 404; }`;
}

/** A server behind the site, or the name of several that are equal. */
interface Upstream {
  readonly address: string;
  readonly isSeveral?: boolean;
}

/** Begins what nginx knows by name at the `http` level, where the sites of all files meet: a digest of the address of this one. */
const nameOf = (basePath: string, { host, port }: Site): string =>
  `shop_${createHash('sha256').update(`${host}:${port}${basePath}`).digest('hex').slice(0, 8)}`;

/** The API, and the lines that name its servers when there are several. */
function apiOf(
  { api, furtherApis = [] }: Site,
  name: string,
): { readonly upstream: Upstream; readonly text: string } | undefined {
  if (!api) return undefined;
  const path = pathOf(api);
  if (furtherApis.length === 0) return { upstream: { address: api.origin + path }, text: '' };
  const servers = [api, ...furtherApis].map(({ host }) => `  server ${host.includes(':') ? host : `${host}:80`};\n`);
  return {
    upstream: { address: `http://${name}_api${path}`, isSeveral: true },
    text: `# A server that cannot be reached gets no requests for ten seconds.\nupstream ${name}_api {\n${servers.join('')}}\n`,
  };
}

const sentOnce = `    # A request is never sent twice: a write could have its effect twice.
    proxy_next_upstream off;`;
const sentToAnother = `    # A request that did not reach its server goes to another one. A write that was sent is never sent twice.
    proxy_next_upstream error timeout;
    proxy_connect_timeout 3s;`;

/** The lines that hold for everything that is forwarded. `own` are names of headers that the site sends itself. */
const forwardingText = (own: readonly string[], name: string): string => `
  # What servers behind the site get: no header that names a client, or that rewrites address or method. An empty one is none.
  proxy_http_version 1.1;
  proxy_ssl_server_name on;
  proxy_pass_request_headers off;
${passedNames.map((name) => `  proxy_set_header ${name} $http_${name.replaceAll('-', '_')};\n`).join('')}  proxy_set_header Cookie $${name}_cookie;
  proxy_set_header X-Request-Id $request_id;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-Host $http_host;
  # A payment can take long.
  proxy_read_timeout 600s;
  proxy_send_timeout 600s;
  client_max_body_size 256k;
  # Policies and cookies are those of the site.
${[...own, ...originHeaders].map((name) => `  proxy_hide_header ${name};\n`).join('')}`;

/** The lines that forward one path. `passed` is a header of the server that the site does not send itself there. */
const proxyText = (basePath: string, path: string, { address, isSeveral = false }: Upstream, passed = ''): string => `
  location ${path.endsWith('/') ? '^~' : '='} ${basePath}${path} {
    limit_except GET POST OPTIONS { deny all; }
    proxy_pass ${address}${path};
${passed && `    proxy_pass_header ${passed};\n`}${isSeveral ? sentToAnother : sentOnce}
  }
`;

/**
 * The file of one nginx site, to be included at the `http` level (`/etc/nginx/conf.d`, `sites-enabled`). `html` is the page
 * of the build.
 */
export function nginxSite(html: string, site: Site, sources?: PolicySources): string {
  const { basePath } = addressesOfPage(html);
  const [[policyName, policy] = ['', ''], ...others] = quotedHeaders(html, sources);
  const { pages } = site;
  const name = nameOf(basePath, site);
  const api = apiOf(site, name);
  const proxies = [
    ...(api ? apiPaths(site).map((path) => proxyText(basePath, path, api.upstream)) : []),
    ...('server' in pages
      ? pagePaths(site).map((path) =>
          proxyText(basePath, path, { address: pages.server.origin + pathOf(pages.server) }, policyName),
        )
      : []),
  ];
  const forwarding = forwardingText([policyName, ...others.map(([header]) => header)], name);
  const base = regexOf(basePath);
  const line = (pattern: string, value: string) => `  "~${pattern}" "${value}";\n`;
  const notKept = apiPaths(site).map((path) => line(`:${base}${path.replace(/\/$/, '')}(/|$)`, ''));
  const ofPages = pagePaths(site).map((path) => line(`:${base}${regexOf(path)}${path.endsWith('/') ? '' : '$'}`, ''));
  // The file of a page is looked for at an address without the path of the storefront.
  const folders = `${base && `(${base})?`}(${pageFolders.join('|')})`;
  return `# The value of Cache-Control. A missing file must not be kept, and responses of a server have their own value.
map "$status:$uri" $${name}_cache {
${[...notKept, ...ofPages].join('')}  "~^[45]|:${base}/healthz$" "no-store";
  "~${hashedFile}" "${cache.forEver}";
  "~:${base}/(index\\.html|sw\\.js)?$" "${cache.never}";
  "~:${folders}" "${cache.minutes}";
  default "${cache.hour}";
}
# The pages that are read without scripts have a policy of their own.
map ":$uri" $${name}_policy {
${'server' in pages ? ofPages.join('') : line(`^:${folders}`, pages.policy)}  default ${policy};
}
# The one cookie that servers behind the site get: the faults of a demo shop.
map $http_cookie $${name}_cookie {
  "~${faultCookie.source}" $1;
}
# The address below the path of the storefront, behind its number sign.
map $request_uri $${name}_address {
  "~^${base}(?:${lost.sign})?(?<shop_rest>.*)$" $shop_rest;
}
${api?.text ?? ''}server {
  listen ${site.port};
  listen [::]:${site.port};
  server_name ${site.host};
  root ${site.root};

  # For HTTPS: listen on 443 with ssl, name ssl_certificate and ssl_certificate_key, and add
  # add_header Strict-Transport-Security "max-age=31536000" always;
  add_header ${policyName} $${name}_policy always;
${others.map(([name, value]) => `  add_header ${name} ${value} always;`).join('\n')}
  add_header Cache-Control $${name}_cache always;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/plain text/javascript text/xml application/json;

  # All types of a build; the list of the distribution lacks the manifest.
  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    text/xml xml;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg jpeg;
    image/webp webp;
    image/x-icon ico;
    font/woff2 woff2;
  }

  # The build has a compressed copy of each text file. For Brotli install the module and add: brotli_static on;
  gzip_static on;
  gzip_vary on;
${
  'server' in pages
    ? ''
    : `
  # The files of "npm run pages".
  location ~ ^${base}(${pageFolders.join('|')}) {
    if ($request_uri ~ "${slashBehind(base)}") { return 302 $1$2; }
    rewrite ^${base}(/.+)$ $1.html break;
  }
`
}
  location = ${basePath}/healthz {
    default_type application/json;
    return 200 '{"status":"up"}';
  }

  # A missing file is 404, never the page: a tab that is older than a deploy notices it and loads the new page.
${filesText(basePath, site, name)}
${proxies.length > 0 ? forwarding : ''}${proxies.join('')}}
`;
}
