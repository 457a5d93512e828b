/** Rules for hosts of static files that read `_headers` and `_redirects`, such as Netlify and Cloudflare Pages. */
import { pageHeaders } from '../policyText';
import type { PolicySources } from '../contentPolicy';
import type { PageSettings } from './settings';

export interface HostFilesInput {
  /** The page of the build. */
  readonly html: string;
  readonly settings: PageSettings;
  /** The content policy of the readable pages. */
  readonly policy: string;
  readonly sources: PolicySources;
  /** The names of the files in the folder of the build. */
  readonly files: readonly string[];
}

/** The endings of the names of files whose content never changes: a rule for each file would be too many for a host. */
const hashedEndings = ['.async.js', '.chunk.css'];
const hashedFilePattern = /\.[0-9a-f]{6,20}\.(?:[a-z]+\.)?(?:js|css)$/;

/**
 * The rules by the name of their file. Each header is in one rule for a path: hosts join the values of several rules, and a browser
 * would apply both content policies.
 */
export function hostFiles({ html, settings, policy, sources, files }: HostFilesInput): ReadonlyMap<string, string> {
  const { basePath, languages } = settings;
  const [appPolicy, ...headers] = pageHeaders(html, sources);
  const block = (path: string, entries: readonly (readonly [string, string])[]) =>
    [basePath + path, ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const app = [...(appPolicy ? [appPolicy] : []), ['Cache-Control', 'no-cache'] as const];
  const readable = [
    ['Content-Security-Policy', policy],
    ['Cache-Control', 'public, max-age=300'],
  ] as const;
  const kept = [['Cache-Control', 'public, max-age=31536000, immutable']] as const;
  const otherHashed = files.filter(
    (name) => hashedFilePattern.test(name) && !hashedEndings.some((ending) => name.endsWith(ending)),
  );
  const rules = [
    block('/*', headers),
    ...['/', '/index.html', '/sw.js'].map((path) => block(path, app)),
    ...['/c/*', '/p/*', '/a/*', ...languages.map((one) => `/${one}/*`)].map((path) => block(path, readable)),
    ...[...hashedEndings.map((ending) => `/*${ending}`), '/fonts/*', ...otherHashed.map((name) => `/${name}`)].map(
      (path) => block(path, kept),
    ),
  ];
  // A link that lost its hash sign. Forwarding to an API is no common rule: Cloudflare Pages refuses the one of Netlify.
  const redirects = ['h5', 'pc'].map((platform) => `${basePath}/${platform}/* ${basePath}/#/${platform}/:splat 302`);
  return new Map([
    ['_headers', `${rules.join('\n\n')}\n`],
    ['_redirects', `${redirects.join('\n')}\n`],
  ]);
}
