/** The content security policy of the storefront: its own files, and the inline scripts that stand in its own page. */
import { createHash } from 'node:crypto';

/** Hashes of the inline scripts of a page, as a policy names them: the page is built once, so nothing else may run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi)];
  return scripts
    .filter(({ groups }) => !/\ssrc\s*=/i.test(groups?.['attributes'] ?? '') && groups?.['code'])
    .map(({ groups }) => `'sha256-${createHash('sha256').update(groups?.['code'] ?? '').digest('base64')}'`);
}

/** The directives for the page `html`. */
export function contentPolicy(html: string): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    // antd writes its styles as style elements and attributes while it runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    // A real catalogue keeps its pictures on another host; avatars and posters are made in the page.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The one policy stands in the page (tools/html/guard.js): scripts of the shop alone, HTML through the sanitiser alone.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['persimmon'],
  };
}
