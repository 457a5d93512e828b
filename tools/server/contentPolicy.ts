/** The content security policy of the storefront: its own files, and the inline scripts of its page by hash. */
import { createHash } from 'node:crypto';

/** CSP hashes of the inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi)];
  return scripts
    .filter(({ groups }) => !/\ssrc\s*=/i.test(groups?.['attributes'] ?? '') && groups?.['code'])
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.['code'] ?? '')
          .digest('base64')}'`,
    );
}

/** Every https host. A real catalogue can have its pictures anywhere. */
const anyHost = ['https:'];

/** The CSP directives for the page `html`. `imageHosts` are the other hosts of pictures, every https host by default. */
export function contentPolicy(html: string, imageHosts: readonly string[] = anyHost): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    // antd writes style elements and style attributes at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Avatars and posters are data and blob URLs.
    'img-src': ["'self'", 'data:', 'blob:', ...imageHosts],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The page defines the only Trusted Types policy (src/startup/inline/guard.ts): scripts of this origin, and
    // sanitized HTML.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['persimmon'],
  };
}
