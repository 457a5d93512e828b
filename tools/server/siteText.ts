/** The whole configuration of nginx or Caddy for the storefront: files, caching, headers and the API behind it. */
import { pageHeaders, type WebServer } from './policyText';

export interface Site {
  /** Folder of the built storefront, an absolute path. */
  readonly root: string;
  /** Origin of the API, for example `https://api.example.com`. Its path is the prefix of `/api`. */
  readonly api: URL;
  /** Name of the site, for example `shop.example.com`. */
  readonly host: string;
  /** Port to listen on. Another server in front, or lines of the operator, terminate TLS. */
  readonly port: number;
}

/** Files with a content hash in their name never change (`cacheControlOf` in tools/server/createServer.ts). */
const hashedFile = '\\.[0-9a-f]{6,20}\\.([a-z]+\\.)?(js|css|woff2?)$';
const cache = { forEver: 'public, max-age=31536000, immutable', never: 'no-cache', hour: 'public, max-age=3600' };

/** Path of the API without a slash at its end. */
const apiPath = ({ api }: Site): string => api.pathname.replace(/\/$/, '');

/**
 * The file of one nginx site, to be included at the `http` level (`/etc/nginx/conf.d`, `sites-enabled`). `html` is the page
 * of the build.
 */
export function nginxSite(html: string, site: Site, imageHosts?: readonly string[]): string {
  const headers = pageHeaders(html, imageHosts).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `# The value of Cache-Control. A missing file must not be kept, and responses of the API have their own value.
map "$status:$uri" $persimmon_cache {
  "~:/api(/|$)" "";
  "~^[45]" "no-store";
  "~${hashedFile}" "${cache.forEver}";
  "~:/(index\\.html|sw\\.js)?$" "${cache.never}";
  default "${cache.hour}";
}

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
  location = / { try_files /index.html =404; }
  location / { try_files $uri =404; }
  location ~ /\\. { return 404; }

  # An address that lost its hash sign.
  absolute_redirect off;
  location ~ ^/(h5|pc)/ { return 302 /#$request_uri; }

  location /api/ {
    proxy_pass ${site.api.origin}${apiPath(site)}/api/;
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
}
`;
}

/** The Caddyfile of one site. Caddy gets its certificate itself when `host` is a public name. */
export function caddySite(html: string, site: Site, imageHosts?: readonly string[]): string {
  const headers = pageHeaders(html, imageHosts).map(([name, value]) => `\t\t${name} "${value}"`);
  return `# Without ":${site.port}" and with a public name, Caddy listens on 443 and gets a certificate.
${site.host}:${site.port} {
	root * ${site.root}

	header {
${headers.join('\n')}
	}

	@hashed path_regexp ${hashedFile}
	@document path / /index.html /sw.js
	@other {
		not path_regexp ${hashedFile}
		not path / /index.html /sw.js /api /api/*
	}
	header @hashed Cache-Control "${cache.forEver}"
	header @document Cache-Control "${cache.never}"
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	header @other Cache-Control "${cache.hour}"

	# An address that lost its hash sign.
	@page path /h5/* /pc/*
	redir @page /#{uri} 302

	handle /api/* {
${apiPath(site) ? `\t\trewrite * ${apiPath(site)}{uri}\n` : ''}		request_body {
			max_size 256KB
		}
		reverse_proxy ${site.api.origin} {
			header_up Host {upstream_hostport}
			# A request is never sent twice: a write could have its effect twice.
			lb_retries 0
		}
	}

	# A missing file is 404, never the page: a tab that is older than a deploy notices it and loads the new page.
	handle {
		@hidden path */.*
		error @hidden 404
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		header Cache-Control no-store
		respond "{err.status_code}" {err.status_code}
	}
}
`;
}

/** The whole configuration for `server`. */
export const siteText = (server: WebServer, html: string, site: Site, imageHosts?: readonly string[]): string =>
  server === 'nginx' ? nginxSite(html, site, imageHosts) : caddySite(html, site, imageHosts);
