/** Whether the built storefront matches its sources. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectFolder } from '../command/run';
import { demoConfigFile, isDemoShop } from '../config/shopConfig';
import { StartError } from '../command/startError';
import type { SnapshotSource } from './snapshotSource';

export const distFolder = join(projectFolder, 'dist');
const stampFileName = '.built';
/** File with the start time and the inputs of the build in `dist`. It is beside `dist`, which web servers serve. */
export const stampFile = join(projectFolder, stampFileName);

/**
 * Throws StartError when the shop of the configuration is not the demo shop, or `project` has no build of it with this environment. A
 * build that was copied has no stamp, and is taken for one.
 */
export function assertDemoBuild(project = projectFolder): void {
  if (!isDemoShop())
    throw new StartError(
      `These tests are for the demo shop. Set SHOP_CONFIG=${demoConfigFile} for them and for "npm run build -- --demo"; "npm run verify" does.`,
    );
  const stamp = join(project, stampFileName);
  const isDemo = !existsSync(stamp) || hasInputs(readFileSync(stamp, 'utf8'), buildInputsOf('demo'));
  if (!isDemo || !existsSync(join(project, 'dist/index.html')))
    throw new StartError('There is no build of the demo shop in dist. "npm run build -- --demo" makes it.');
}

/** All inputs of the build. The demo shop determines the copied pictures and the data of the prerendered pages. */
const sourcePaths = [
  'src',
  'public',
  'tools',
  'shop',
  'mock',
  '.umirc.ts',
  'demo.config.ts',
  'shop.config.ts',
  'brand',
  'examples/hooks',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'THIRD_PARTY_NOTICES.txt',
];
/**
 * Files below the sources that are no inputs: generated files, tests, and tools that decide nothing about a build. The head of the page has
 * elements of the readable pages.
 */
const excludedFiles =
  /^(?:serve(?!\/server\/pages\/(?:headTags|settings)\.ts$)|check|bench)(?:\/|$)|(?:^|\/)(?:\.umi[^/]*|pictures|openapi)(?:\/|$)|\.test\.tsx?$|(?:^|\/)(?:secondBuild|freePort)\.ts$/;

function newestChangeIn(path: string): number {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !excludedFiles.test(name.replaceAll('\\', '/')),
  );
  return files.reduce((newest, name) => Math.max(newest, statSync(join(path, name)).mtimeMs), 0);
}

/** The configuration that `SHOP_CONFIG` names: its folder, which has the pictures, or the file alone when it is in the root. */
function pathOfOtherShop(): readonly string[] {
  const file = process.env['SHOP_CONFIG'];
  if (!file) return [];
  return [resolve(projectFolder, dirname(file)) === projectFolder ? file : dirname(file)];
}

/** Inputs of the bundle from the environment: brand, image service, whether the service worker is on, and the addresses. */
const bundleInputs = () =>
  [
    process.env['SHOP_CONFIG'],
    process.env['PICTURE_URL'],
    process.env['SERVICE_WORKER'],
    process.env['RELEASE'] && `RELEASE=${process.env['RELEASE']}`,
    process.env['BASE'] && `BASE=${process.env['BASE']}`,
    process.env['API_BASE'] && `API_BASE=${process.env['API_BASE']}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Inputs from the environment: where the prerendered data comes from, the products of the demo shop, and those of the bundle. */
const buildInputsOf = (source: SnapshotSource) =>
  [source instanceof URL ? source.href : source, process.env['DEMO_GOODS'] === '1' && 'DEMO_GOODS', bundleInputs()]
    .filter(Boolean)
    .join(' ');

/** Content of the stamp file: start time and environment of the build. */
export const buildStampOf = (startedAt: Date, source: SnapshotSource) =>
  `${startedAt.toISOString()} ${buildInputsOf(source)}\n`;

/**
 * Whether `npm start` must build first: `missing` and `stale` need a build. Without sources the build counts as fresh.
 * `source` is where the prerendered data must have come from.
 */
export function buildFreshness(source: SnapshotSource, project = projectFolder): 'missing' | 'stale' | 'fresh' {
  const dist = join(project, 'dist');
  if (!existsSync(join(dist, 'index.html'))) return 'missing';
  if (!existsSync(join(project, 'src'))) return 'fresh';
  const stamp = join(project, stampFileName);
  if (!existsSync(stamp)) return 'stale';
  return isCurrent(readFileSync(stamp, 'utf8'), buildInputsOf(source), project) ? 'fresh' : 'stale';
}

const hasInputs = (stamp: string, inputs: string): boolean => stamp.trim().split(' ').slice(1).join(' ') === inputs;

/** Whether a stamp has these inputs and no source is newer. */
function isCurrent(stamp: string, inputs: string, project: string): boolean {
  if (!hasInputs(stamp, inputs)) return false;
  const builtAt = Date.parse(stamp.trim().split(' ')[0] ?? '');
  // The stamp of a full disk can be empty.
  return (
    !Number.isNaN(builtAt) &&
    [...sourcePaths, ...pathOfOtherShop()].every((source) => newestChangeIn(resolve(project, source)) <= builtAt)
  );
}

/** Content of the stamp of a bundle, which has no prerendered pages and so depends on no API. */
export const bundleStamp = (startedAt: Date): string => `${startedAt.toISOString()} ${bundleInputs()}`.trim();

/** Whether the bundle with this stamp was made from the current sources. */
export const isBundleFresh = (stamp: string, project = projectFolder): boolean =>
  isCurrent(stamp, bundleInputs(), project);
