/** The whole configuration of nginx or Caddy for the storefront: files, readable pages, caching, headers and the API behind it. */
import { caddySite } from './caddySite';
import type { PolicySources } from './contentPolicy';
import { nginxSite } from './nginxSite';
import type { WebServer } from './policyText';
import type { Site } from './site';

/** The whole configuration for `server`. `html` is the page of the build. */
export const siteText = (server: WebServer, html: string, site: Site, sources?: PolicySources): string =>
  server === 'nginx' ? nginxSite(html, site, sources) : caddySite(html, site, sources);
