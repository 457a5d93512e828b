/** The response headers of the page as configuration of nginx and Caddy. */
import { contentPolicy } from './contentPolicy';

export type WebServer = 'nginx' | 'caddy';

/** Value of the `Permissions-Policy` header, which helmet does not set. */
export const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Name and value of each header for the page `html`. */
export function pageHeaders(html: string, imageHosts?: readonly string[]): readonly (readonly [string, string])[] {
  const policy = Object.entries(contentPolicy(html, imageHosts)).map(([directive, sources]) =>
    [directive, ...sources].join(' '),
  );
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', permissions],
  ];
}

/** The configuration lines for `server`. */
export function policyText(server: WebServer, html: string, imageHosts?: readonly string[]): string {
  const headers = pageHeaders(html, imageHosts);
  if (server === 'nginx') return headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n');
  return ['header {', ...headers.map(([name, value]) => `\t${name} "${value}"`), '}'].join('\n');
}
