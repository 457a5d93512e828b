/** Whether the built storefront is still the one that the sources would give. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './run';

export const distFolder = join(projectFolder, 'dist');
/** Holds the moment at which the build began; hidden, so that the server does not serve it. */
export const stampFile = '.built';

/** Everything that changes what the build gives: the demo shop names the pictures that are copied, and fills the first screens. */
const sources = ['src', 'public', 'tools', 'mock/shop', '.umirc.ts', 'package.json', 'package-lock.json'];
/** What is below them but does not: generated files, tests, and the tools that run beside the build. */
const beside = /(?:^|\/)(?:\.umi[^/]*|pictures|server|openapi|bench)(?:\/|$)|\.test\.tsx?$|(?:^|\/)(?:budgets\.json|size(?:Reasons)?\.ts|chromium\.ts|freePort\.ts)$/;

function newestIn(path: string): number {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => !beside.test(name.replaceAll('\\', '/')));
  return files.reduce((newest, name) => Math.max(newest, statSync(join(path, name)).mtimeMs), 0);
}

/** What a build is made for: whose data its first screens show, and the image service that its pictures come from. */
const purposeOf = (snapshotApi?: URL) => [snapshotApi?.href ?? 'demo', process.env['PICTURE_URL'] ?? ''].join(' ').trim();

/** What a stamp says: when the build began, and what for. */
export const stampOf = (startedAt: Date, snapshotApi?: URL) => `${startedAt.toISOString()} ${purposeOf(snapshotApi)}\n`;

/**
 * Whether `npm start` has to build first: `missing`, `stale`, or `fresh`. A folder without sources is served as it is.
 * `snapshotApi` is the API whose data the first screens must show; the demo shop unless told.
 */
export function freshness(project = projectFolder, snapshotApi?: URL): 'missing' | 'stale' | 'fresh' {
  const dist = join(project, 'dist');
  if (!existsSync(join(dist, 'index.html'))) return 'missing';
  if (!existsSync(join(project, 'src'))) return 'fresh';
  const stamp = join(dist, stampFile);
  if (!existsSync(stamp)) return 'stale';
  const [startedAt = '', ...purpose] = readFileSync(stamp, 'utf8').trim().split(' ');
  if (purpose.join(' ') !== purposeOf(snapshotApi)) return 'stale';
  const builtAt = Date.parse(startedAt);
  return sources.some((source) => newestIn(join(project, source)) > builtAt) ? 'stale' : 'fresh';
}
