/** The Caddyfile for the whole storefront. */
import { addressesOfPage } from '../../config/addresses';
import type { PolicySources } from './contentPolicy';
import { quotedHeaders } from './policyText';
import { faultCookie, originHeaders } from './apiHeaders';
import { apiPaths, cache, hashedFile, lost, pageFolders, pagePaths, pathOf, slashBehind, type Site } from './site';

/** The paths of a matcher: `/api/` is `/api/*`. */
const matched = (paths: readonly string[]): string =>
  paths.map((path) => (path.endsWith('/') ? `${path}*` : path)).join(' ');

const sentOnce = `			# A request is never sent twice: a write could have its effect twice.
			lb_retries 0
`;
const sentToAnother = `			# A server that is stopping gets no more requests. One that did not reach its server goes to another one.
			health_uri /readyz
			health_interval 1s
			lb_try_duration 3s
`;

/** Caddy can only name what does not pass. An underscore is a dash for many servers. */
const clientHeaders = [
  '*_*',
  'CF-*',
  'Client-*',
  'Fastly-*',
  'Forwarded*',
  'Proxy-*',
  'Remote-*',
  'TE',
  'True-Client-*',
  'Via',
  'X-Amzn-*',
  'X-Appengine-*',
  'X-Arr-*',
  'X-Azure-*',
  'X-Client-*',
  'X-Cluster-*',
  'X-Envoy-*',
  'X-Forwarded-*',
  'X-HTTP-*',
  'X-Method-*',
  'X-Original-*',
  'X-Proxy*',
  'X-Real-*',
  'X-Rewrite-*',
];

/** The lines that forward the paths of the matcher `name` to `server`. `own` as in tools/serve/server/nginxSite.ts. */
const proxyText = (
  name: string,
  paths: readonly string[],
  [server, ...further]: readonly [URL, ...URL[]],
  own: readonly string[],
): string => `
	@${name} path ${matched(paths)}
	handle @${name} {
		@${name}_method not method GET HEAD POST OPTIONS
		error @${name}_method 405
${pathOf(server) ? `\t\trewrite * ${pathOf(server)}{uri}\n` : ''}		request_body {
			max_size 256KB
		}
		reverse_proxy ${[server, ...further].map(({ origin }) => origin).join(' ')} {
			header_up Host {upstream_hostport}
			header_up X-Request-Id {http.request.uuid}
${further.length > 0 ? sentToAnother : sentOnce}			# Policies and cookies are those of the site.
${[...own, ...originHeaders].map((header) => `\t\t\theader_down -${header}\n`).join('')}		}
	}
`;

const pageFilesText = (basePath: string): string => `
	# The files of "npm run pages".
	@slash vars_regexp slash {http.request.uri} ${slashBehind()}
	redir @slash ${basePath}{re.slash.1}{re.slash.2} 302
	@pages path ${matched(pageFolders)}
	handle @pages {
		rewrite * {path}.html
		file_server
	}
`;

/** The lines within the site or, below a path, within its `handle_path`. */
function bodyText(html: string, site: Site, sources?: PolicySources): string {
  const { basePath } = addressesOfPage(html);
  const [[policyName, policy] = ['', ''], ...others] = quotedHeaders(html, sources);
  const { api, furtherApis = [], pages } = site;
  const readable = 'server' in pages ? pagePaths(site) : pageFolders;
  const notFiles = [
    ...apiPaths(site).map((path) => path.replace(/\/$/, '')),
    matched([...apiPaths(site), ...readable]),
  ];
  return `	root * ${site.root}

	header {
${others.map(([name, value]) => `\t\t${name} ${value}`).join('\n')}
	}
	# The pages that are read without scripts have a policy of their own.
	@app not path ${matched(readable)}
	header @app ${policyName} ${policy}
${'server' in pages ? '' : `	@readable path ${matched(pageFolders)}\n	header @readable {\n		${policyName} "${pages.policy}"\n		Cache-Control "${cache.minutes}"\n	}\n`}
	@hashed path_regexp ${hashedFile}
	@document path / /index.html /sw.js
	@other {
		not path_regexp ${hashedFile}
		not path ${['/', '/index.html', '/sw.js', '/healthz', ...notFiles].join(' ')}
	}
	header @hashed Cache-Control "${cache.forEver}"
	header @document Cache-Control "${cache.never}"
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	header @other Cache-Control "${cache.hour}"

	# An address that lost its hash sign.
	@platform vars_regexp {http.request.uri} (?i)^${lost.platform}
	redir @platform ${basePath}/#{uri} 302
	@sign vars_regexp sign {http.request.uri} ^${lost.sign}(.*)$
	redir @sign ${basePath}/#{re.sign.1} 302

	handle /healthz {
		header Content-Type application/json
		header Cache-Control no-store
		respond "{\\"status\\":\\"up\\"}"
	}
${
  api || 'server' in pages
    ? `
	# No header that names a client, or that rewrites address or method, reaches a server. Caddy adds its own X-Forwarded.
${clientHeaders.map((header) => `	request_header -${header}\n`).join('')}	# The one cookie that servers behind the site get: the faults of a demo shop.
	@faults header_regexp faults Cookie "${faultCookie.source}"
	@withoutFaults not header_regexp Cookie "${faultCookie.source}"
	request_header @faults Cookie {re.faults.1}
	request_header @withoutFaults -Cookie
`
    : ''
}${api ? proxyText('api', apiPaths(site), [api, ...furtherApis], [policyName, ...others.map(([name]) => name)]) : ''}${
    'server' in pages
      ? proxyText(
          'pages',
          readable,
          [pages.server],
          others.map(([name]) => name),
        )
      : pageFilesText(basePath)
  }
	# A missing file is 404, never the page: a tab that is older than a deploy notices it and loads the new page.
	handle {
		@hidden {
			path */.*
			not path /.well-known/*
		}
		@hiddenThere path_regexp ^/\\.well-known(/.*)?/\\.
		error @hidden 404
		error @hiddenThere 404
		file_server {
			precompressed br gzip
		}
	}
`;
}

/** The Caddyfile of one site. Caddy gets its certificate itself when `host` is a public name. */
export function caddySite(html: string, site: Site, sources?: PolicySources): string {
  const { basePath } = addressesOfPage(html);
  const body = bodyText(html, site, sources);
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
