/** The content security policy of the storefront: its own files, and the inline scripts of its page by hash. */
import { createHash } from 'node:crypto';
import { baseUrlsOfPage } from '../../config/baseUrls';

/** CSP hashes of the inline scripts of a page, or of several in a row, each once. */
function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi)];
  const hashes = scripts
    // JSON-LD is data, which no browser runs.
    .filter(
      ({ groups }) =>
        !/\ssrc\s*=|\stype="application\/ld\+json"/i.test(groups?.['attributes'] ?? '') && groups?.['code'],
    )
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.['code'] ?? '')
          .digest('base64')}'`,
    );
  return [...new Set(hashes)];
}

/** Sources of other origins that the policy allows (`contentPolicy` of the shop's configuration). */
export interface PolicySources {
  /** Pages that may be shown in frames, such as those of a payment provider. They may also ask for payments. */
  readonly frame: readonly string[];
  readonly script: readonly string[];
  /** Addresses that scripts may call. */
  readonly connect: readonly string[];
  readonly image: readonly string[];
  /** Scripts of others (`scripts`) load further ones: the page has a second Trusted Types policy for them. */
  readonly hasScripts?: boolean;
  /** Values of two headers beside the content policy (`referrerPolicy`, `openerPolicy`); without them the strict ones. */
  readonly referrer?: ReferrerPolicyName;
  readonly opener?: OpenerPolicyName;
}

/** What other sites learn about the page that leads to them. The first is the default. */
export const referrerPolicies = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
] as const;
/** Whether a window that the page opens keeps its connection to the page. The first is the default: none does. */
export const openerPolicies = ['same-origin', 'same-origin-allow-popups'] as const;
type ReferrerPolicyName = (typeof referrerPolicies)[number];
type OpenerPolicyName = (typeof openerPolicies)[number];

/** Pictures of every https host, because a real catalogue can have them anywhere, and nothing else of another origin. */
export const defaultSources: PolicySources = { frame: [], script: [], connect: [], image: ['https:'] };

/** The CSP directives for the page `html`: its own files, its API, and `sources`. */
export function contentPolicy(html: string, sources: PolicySources = defaultSources): Record<string, string[]> {
  const { apiOrigin } = baseUrlsOfPage(html);
  const api = apiOrigin ? [apiOrigin] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...sources.script],
    // antd writes style elements and style attributes at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Avatars and posters are data and blob URLs.
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...sources.image],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...api, ...sources.connect],
    'object-src': ["'none'"],
    'frame-src': sources.frame.length > 0 ? [...sources.frame] : ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The page defines the Trusted Types policy (src/startup/inline/guard.ts): files of the build, scripts of
    // `sources.script`, and sanitized HTML. For scripts of others it allows the same scripts without its own call
    // (src/features/reporting/loadScripts.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['shop', ...(sources.hasScripts ? ['default'] : [])],
  };
}

/** Value of the `Permissions-Policy` header, which helmet does not set. A frame of a payment provider may ask for payments. */
export function permissionsPolicy({ frame }: PolicySources = defaultSources): string {
  const payment = frame.length > 0 ? `(self ${frame.map((source) => `"${new URL(source).origin}"`).join(' ')})` : '()';
  return `camera=(), geolocation=(), microphone=(), payment=${payment}, usb=()`;
}

/** A regular expression for the origins of `script`, for the Trusted Types policy of the page; empty when there are none. */
export function scriptOriginPattern({ script }: Pick<PolicySources, 'script'>): string {
  const patterns = script.map((source) =>
    source.replaceAll(/[.*]/g, (character) => (character === '*' ? String.raw`[\w.-]+` : String.raw`\.`)),
  );
  return patterns.length > 0 ? `^(?:${patterns.join('|')})$` : '';
}
