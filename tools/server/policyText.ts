/** The headers of the page as other web servers want them: what `npm start` sends, for nginx and for Caddy. */
import { contentPolicy } from './contentPolicy';

export type WebServer = 'nginx' | 'caddy';

/** What only the page that this server sends may do; helmet adds what is the same for every site. */
export const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Name and value of each header, for the page `html`. */
export function pageHeaders(html: string): readonly (readonly [string, string])[] {
  const policy = Object.entries(contentPolicy(html)).map(([directive, sources]) => [directive, ...sources].join(' '));
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', permissions],
  ];
}

/** The lines for the configuration of `server`. */
export function policyText(server: WebServer, html: string): string {
  const headers = pageHeaders(html);
  if (server === 'nginx') return headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n');
  return ['header {', ...headers.map(([name, value]) => `\t${name} "${value}"`), '}'].join('\n');
}
