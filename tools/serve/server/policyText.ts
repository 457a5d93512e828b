/** The response headers of the page as configuration of nginx and Caddy. */
import {
  contentPolicy,
  openerPolicies,
  permissionsPolicy,
  referrerPolicies,
  type PolicySources,
} from './contentPolicy';

export type WebServer = 'nginx' | 'caddy';

/** Name and value of each header for the page `html`. */
export function pageHeaders(html: string, sources?: PolicySources): readonly (readonly [string, string])[] {
  const policy = Object.entries(contentPolicy(html, sources)).map(([directive, values]) =>
    [directive, ...values].join(' '),
  );
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', sources?.referrer ?? referrerPolicies[0]],
    ['Cross-Origin-Opener-Policy', sources?.opener ?? openerPolicies[0]],
    ['Permissions-Policy', permissionsPolicy(sources)],
  ];
}

/** The configuration lines for `server`. */
export function policyText(server: WebServer, html: string, sources?: PolicySources): string {
  const headers = quotedHeaders(html, sources);
  if (server === 'nginx') return headers.map(([name, value]) => `add_header ${name} ${value} always;`).join('\n');
  return ['header {', ...headers.map(([name, value]) => `\t${name} ${value}`), '}'].join('\n');
}

/** The headers with their values as both servers quote them. */
export const quotedHeaders = (html: string, sources?: PolicySources): readonly (readonly [string, string])[] =>
  pageHeaders(html, sources).map(([name, value]) => [name, `"${value.replaceAll('"', '\\"')}"`]);
