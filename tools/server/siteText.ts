/** The whole configuration of nginx or Caddy for the storefront: files, caching, headers and the API behind it. */
import { addressesOfPage } from '../addresses';
import type { PolicySources } from './contentPolicy';
import { quotedHeaders, type WebServer } from './policyText';

export interface Site {
  /** Folder of the built storefront, an absolute path. */
  readonly root: string;
  /**
   * Origin of the API, for example `https://api.example.com`. Its path is the prefix of `/api`. Undefined when the page calls an
   * API on another origin.
   */
  readonly api: URL | undefined;
  /** Paths that are forwarded beside `/api/`, for example `/psp/`. */
  readonly forwarded?: readonly string[];
  /** Name of the site, for example `shop.example.com`. */
  readonly host: string;
  /** Port to listen on. Another server in front, or lines of the operator, terminate TLS. */
  readonly port: number;
}

/** Files with a content hash in their name never change (`cacheControlOf` in tools/server/createServer.ts). */
const hashedFile = '\\.[0-9a-f]{6,20}\\.([a-z]+\\.)?(js|css|woff2?)$';
const cache = { forEver: 'public, max-age=31536000, immutable', never: 'no-cache', hour: 'public, max-age=3600' };

/** Path of the API without a slash at its end. */
const apiPath = (api: URL): string => api.pathname.replace(/\/$/, '');
/** The paths that the site forwards to the API. */
const forwardedPaths = ({ api, forwarded = [] }: Site): string[] => (api ? ['/api/', ...forwarded] : []);

/** The lines of nginx that lead to the files: at the root of the site, or below `basePath`. */
function nginxFiles(basePath: string, { root }: Site): string {
  if (basePath === '')
    return `  location = / { try_files /index.html =404; }
  location / { try_files $uri =404; }
  location ~ /\\. { return 404; }

  # An address that lost its hash sign.
  absolute_redirect off;
  location ~ ^/(h5|pc)/ { return 302 /#$request_uri; }`;
  const base = basePath.replaceAll('.', '\\.');
  return `  location ~ /\\. { return 404; }
  location = ${basePath}/ { rewrite ^ ${basePath}/index.html last; }

  # An address that lost its hash sign.
  absolute_redirect off;
  location ~ ^${base}/(h5|pc)/ { return 302 ${basePath}/#$persimmon_address; }
  location ~ ^${base}(?<persimmon_file>/.+)$ { alias ${root}$persimmon_file; }

  # Other paths of the origin are free for other sites.
  location = / { return 302 ${basePath}/; }
  location = ${basePath} { return 302 ${basePath}/; }
  location / { return 404; }`;
}

/** The lines of nginx that forward one path to the API. */
const nginxProxy = (basePath: string, path: string, api: URL): string => `
  location ^~ ${basePath}${path} {
    proxy_pass ${api.origin}${apiPath(api)}${path};
    proxy_http_version 1.1;
    proxy_ssl_server_name on;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $host;
    # A request is never sent twice: a write could have its effect twice.
    proxy_next_upstream off;
    # A payment can take long.
    proxy_read_timeout 600s;
    proxy_send_timeout 600s;
    client_max_body_size 256k;
  }
`;

/**
 * The file of one nginx site, to be included at the `http` level (`/etc/nginx/conf.d`, `sites-enabled`). `html` is the page
 * of the build.
 */
export function nginxSite(html: string, site: Site, sources?: PolicySources): string {
  const { basePath } = addressesOfPage(html);
  const headers = quotedHeaders(html, sources).map(([name, value]) => `  add_header ${name} ${value} always;`);
  const { api } = site;
  const paths = forwardedPaths(site);
  const notKept = paths.map((path) => `  "~:${basePath}${path.replace(/\/$/, '')}(/|$)" "";\n`).join('');
  const base = basePath.replaceAll('.', '\\.');
  return `# The value of Cache-Control. A missing file must not be kept, and responses of the API have their own value.
map "$status:$uri" $persimmon_cache {
${notKept}  "~^[45]" "no-store";
  "~${hashedFile}" "${cache.forEver}";
  "~:${base}/(index\\.html|sw\\.js)?$" "${cache.never}";
  default "${cache.hour}";
}
${basePath ? `# The address below the path of the storefront.\nmap $request_uri $persimmon_address {\n  "~^${base}(?<persimmon_rest>/.*)$" $persimmon_rest;\n}\n` : ''}
server {
  listen ${site.port};
  listen [::]:${site.port};
  server_name ${site.host};
  root ${site.root};

  # For HTTPS: listen on 443 with ssl, name ssl_certificate and ssl_certificate_key, and add
  # add_header Strict-Transport-Security "max-age=31536000" always;
${headers.join('\n')}
  add_header Cache-Control $persimmon_cache always;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/plain text/javascript application/json;

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

  # A missing file is 404, never the page: a tab that is older than a deploy notices it and loads the new page.
${nginxFiles(basePath, site)}
${api ? paths.map((path) => nginxProxy(basePath, path, api)).join('') : ''}}
`;
}

/** The lines of Caddy within the site or, below a path, within its `handle_path`. */
function caddyBody(html: string, site: Site, sources?: PolicySources): string {
  const { basePath } = addressesOfPage(html);
  const headers = quotedHeaders(html, sources).map(([name, value]) => `\t\t${name} ${value}`);
  const { api } = site;
  const paths = forwardedPaths(site);
  const notFiles = paths.flatMap((path) => [path.replace(/\/$/, ''), `${path}*`]);
  const proxy = api
    ? `
	@api path ${paths.map((path) => `${path}*`).join(' ')}
	handle @api {
${apiPath(api) ? `\t\trewrite * ${apiPath(api)}{uri}\n` : ''}		request_body {
			max_size 256KB
		}
		reverse_proxy ${api.origin} {
			header_up Host {upstream_hostport}
			# A request is never sent twice: a write could have its effect twice.
			lb_retries 0
		}
	}
`
    : '';
  return `	root * ${site.root}

	header {
${headers.join('\n')}
	}

	@hashed path_regexp ${hashedFile}
	@document path / /index.html /sw.js
	@other {
		not path_regexp ${hashedFile}
		not path ${['/', '/index.html', '/sw.js', ...notFiles].join(' ')}
	}
	header @hashed Cache-Control "${cache.forEver}"
	header @document Cache-Control "${cache.never}"
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	header @other Cache-Control "${cache.hour}"

	# An address that lost its hash sign.
	@page path /h5/* /pc/*
	redir @page ${basePath}/#{uri} 302
${proxy}
	# A missing file is 404, never the page: a tab that is older than a deploy notices it and loads the new page.
	handle {
		@hidden path */.*
		error @hidden 404
		file_server {
			precompressed br gzip
		}
	}
`;
}

/** The Caddyfile of one site. Caddy gets its certificate itself when `host` is a public name. */
export function caddySite(html: string, site: Site, sources?: PolicySources): string {
  const { basePath } = addressesOfPage(html);
  const body = caddyBody(html, site, sources);
  const below = `	# Other paths of the origin are free for other sites.
	redir / ${basePath}/ 302
	redir ${basePath} ${basePath}/ 302
	handle_path ${basePath}/* {
${body.replaceAll(/^(?=.)/gm, '\t')}	}
	handle {
		error 404
	}
`;
  return `# Without ":${site.port}" and with a public name, Caddy listens on 443 and gets a certificate.
${site.host}:${site.port} {
${basePath ? below : body}	handle_errors {
		header Cache-Control no-store
		respond "{err.status_code}" {err.status_code}
	}
}
`;
}

/** The whole configuration for `server`. */
export const siteText = (server: WebServer, html: string, site: Site, sources?: PolicySources): string =>
  server === 'nginx' ? nginxSite(html, site, sources) : caddySite(html, site, sources);
