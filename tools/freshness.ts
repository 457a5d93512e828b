/** Whether the built storefront matches its sources. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './run';

export const distFolder = join(projectFolder, 'dist');
const stampName = '.built';
/** File with the start time and the inputs of the build in `dist`. It is beside `dist`, which web servers serve. */
export const stampFile = join(projectFolder, stampName);

/** All inputs of the build. The demo shop determines the copied pictures and the data of the prerendered pages. */
const sources = [
  'src',
  'public',
  'tools',
  'mock/shop',
  '.umirc.ts',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'THIRD_PARTY_NOTICES.txt',
];
/** Files below the sources that are no inputs: generated files, tests, and tools that the build does not use. */
const excludedFiles =
  /(?:^|\/)(?:\.umi[^/]*|pictures|server|openapi|bench)(?:\/|$)|\.test\.tsx?$|(?:^|\/)(?:(?:budgets|testCounts)\.json|(?:size(?:Reasons)?|testCounts|verify)\.ts|chromium\.ts|freePort\.ts)$/;

function newestIn(path: string): number {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !excludedFiles.test(name.replaceAll('\\', '/')),
  );
  return files.reduce((newest, name) => Math.max(newest, statSync(join(path, name)).mtimeMs), 0);
}

/** Inputs from the environment: the API of the prerendered data, and the image service. */
const buildInputsOf = (snapshotApi?: URL) =>
  [snapshotApi?.href ?? 'demo', process.env['PICTURE_URL'] ?? ''].join(' ').trim();

/** Content of the stamp file: start time and environment of the build. */
export const stampOf = (startedAt: Date, snapshotApi?: URL) =>
  `${startedAt.toISOString()} ${buildInputsOf(snapshotApi)}\n`;

/**
 * Whether `npm start` must build first: `missing` and `stale` need a build. Without sources the build counts as fresh.
 * `snapshotApi` is the API that must have supplied the prerendered data; the demo shop by default.
 */
export function freshness(project = projectFolder, snapshotApi?: URL): 'missing' | 'stale' | 'fresh' {
  const dist = join(project, 'dist');
  if (!existsSync(join(dist, 'index.html'))) return 'missing';
  if (!existsSync(join(project, 'src'))) return 'fresh';
  const stamp = join(project, stampName);
  if (!existsSync(stamp)) return 'stale';
  const [startedAt = '', ...inputs] = readFileSync(stamp, 'utf8').trim().split(' ');
  if (inputs.join(' ') !== buildInputsOf(snapshotApi)) return 'stale';
  const builtAt = Date.parse(startedAt);
  // The stamp of a full disk can be empty.
  if (Number.isNaN(builtAt)) return 'stale';
  return sources.some((source) => newestIn(join(project, source)) > builtAt) ? 'stale' : 'fresh';
}
