/** `npm run build`: pictures, production bundle, prerendered pages, service worker, and compressed copies. */
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { createBuildFolder, moveBuild, publishBuild, restoreBundle, storeBundle, withBuildLock } from './buildFolder';
import { buildFolderVariable, reportFile } from './buildReports';
import { assertScripts, isWithoutPolyfills, scriptsIn } from './browsers/checkScripts';
import { writePolyfills } from './browsers/polyfills';
import { compressFolder } from './compress';
import { writePrerendered } from './prerender/writePrerendered';
import { readCommandLine } from '../command/commandLine';
import { bundleStamp, buildFreshness, isBundleFresh, buildStampOf } from './freshness';
import { printLanguageReport } from './languageReport';
import { assertNoticesComplete, noticesFileName, writeNotices } from './notices';
import { projectFolder, runProgram, runProgramQuietly, runTool } from '../command/run';
import { secondBuild, secondFolder } from './secondBuild';
import { removeDemoGoods } from './demoGoods';
import { hasDemoGoods, snapshotSource, sourceWarning, type SnapshotSource } from './snapshotSource';
import { readBaseUrls } from '../config/baseUrls';
import { loadShop, shopLanguages } from '../config/shopConfig';
import { getNoSnapshotReason } from './prerender/getNoSnapshotReason';
import { runCommand } from '../command/startError';
import { writeWorker } from './worker/writeWorker';

/** Builds the storefront and makes it the one in `dist`. Rejects with StartError when a step fails. */
export const build = (): Promise<void> => withBuildLock(() => buildAndPublish(snapshotSource('none')));

/** Builds the storefront into another folder, which it replaces. `dist` stays. Rejects with StartError when a step fails. */
export const buildInto = (out: string): Promise<void> =>
  withBuildLock(() => buildAndPublish(snapshotSource('none'), { out }));

/**
 * Builds for `npm start` unless another process has just built the same sources. When only the API of the prerendered data differs,
 * the bundle of the last build is used again.
 */
export const buildWhenStale = (): Promise<void> =>
  withBuildLock(async () => {
    const source = snapshotSource('demo');
    if (buildFreshness(source) !== 'fresh') await buildAndPublish(source, { mayReuseBundle: true });
  });

/** The folder of the source maps of the last build with `--maps`, by the names of its scripts. It is not served. */
const mapsFolder = join(projectFolder, '.build', 'maps');

function moveSourceMaps(folder: string): void {
  rmSync(mapsFolder, { recursive: true, force: true });
  mkdirSync(mapsFolder, { recursive: true });
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.map')))
    renameSync(join(folder, name), join(mapsFolder, name));
}

/** Prints one step of the build with its duration. */
async function runBuildStep<Result>(title: string, work: () => Promise<Result>, detail?: (result: Result) => string) {
  const startedAt = Date.now();
  const result = await work();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${title.padEnd(24)}${`${seconds} s`.padStart(8)}  ${detail?.(result) ?? ''}`.trimEnd() + '\n');
  return result;
}

/** Bytes of the files in a folder whose name ends with `ending`, and their number. */
function filesSummary(folder: string, ending: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  return `${files.length} ${ending.slice(1)} files, ${(bytes / 1000).toFixed(0)} kB`;
}

/**
 * Bundles the sources into `folder`. Returns whether the bundle of the last build could be used again. `isStored` keeps this one
 * for the next build.
 */
async function bundleSources(
  folder: string,
  startedAt: Date,
  { mayReuse, isStored }: { mayReuse: boolean; isStored: boolean },
): Promise<boolean> {
  if (mayReuse && restoreBundle(folder, isBundleFresh)) return true;
  await runTool('build/pictures.ts');
  await runProgramQuietly('@umijs/max', 'max', ['build']);
  if (process.env['SOURCE_MAPS']) moveSourceMaps(folder);
  await writePolyfills(folder, assertScripts(scriptsIn(folder)).polyfilled);
  if (isStored) storeBundle(folder, bundleStamp(startedAt));
  return false;
}

/**
 * Writes the prerendered pages. Without an API that answers they show the shapes of what is loading, never other data. Returns what
 * they have.
 */
async function prerenderPages(folder: string, source: SnapshotSource): Promise<string> {
  const api = source instanceof URL ? source : undefined;
  const reason = api && (await getNoSnapshotReason(api));
  await writePrerendered(folder, api, source === 'none' || reason !== undefined ? 'skeleton' : 'data');
  if (source === 'none') return 'without data';
  return reason === undefined
    ? `with the data of ${api?.href ?? 'the demo shop'}`
    : `without data: ${reason} Build again when it answers.`;
}

/** Builds into `dist`, or into `out`, which leaves `dist` and what belongs to it as they are. */
async function buildAndPublish(
  source: SnapshotSource,
  { out, mayReuseBundle = false }: { out?: string; mayReuseBundle?: boolean } = {},
): Promise<void> {
  // A mistake in the configuration is one line here, and a stack trace in Umi.
  shopLanguages();
  // The stamp contains the start time, so sources that change during the build are newer.
  const startedAt = new Date();
  const folder = createBuildFolder();
  process.env[buildFolderVariable] = folder;
  printLanguageReport();
  await runBuildStep(
    'Bundle',
    () => bundleSources(folder, startedAt, { mayReuse: mayReuseBundle, isStored: out === undefined }),
    (isReused) =>
      `${filesSummary(folder, '.js')}, ${filesSummary(folder, '.css')}${isReused ? ', from the last build' : ''}`,
  );
  if (!hasDemoGoods(source)) removeDemoGoods(folder, loadShop(), readBaseUrls().basePath);
  await runBuildStep(
    'Prerendered pages',
    () => prerenderPages(folder, source),
    (content) => content,
  );
  await runBuildStep('Service worker', () => writeWorker(folder));
  // The scripts that were written after the bundle.
  assertScripts(scriptsIn(folder).filter(isWithoutPolyfills));
  copyNotices(folder);
  if (!process.env['QUICK_BUILD'])
    await runBuildStep(
      'Compressed copies',
      () => compressFolder(folder),
      (count) => `${count} files, each as .br and .gz`,
    );
  delete process.env[buildFolderVariable];
  if (out === undefined) {
    publishBuild(folder, buildStampOf(startedAt, source));
    process.stdout.write('The build is in dist. "npm run size" compares its first load with the budgets.\n');
  } else {
    moveBuild(folder, out);
    process.stdout.write(`The build is in ${out}.\n`);
  }
  const warning = sourceWarning(source);
  if (warning !== undefined) process.stdout.write(`${warning}\n`);
}

/** Copies the licences into the build. Throws StartError when they do not name a package of the build. */
function copyNotices(folder: string): void {
  const notices = readFileSync(join(projectFolder, noticesFileName), 'utf8');
  assertNoticesComplete(JSON.parse(readFileSync(reportFile('packages'), 'utf8')), notices);
  writeFileSync(join(folder, noticesFileName), notices);
  copyFileSync(join(projectFolder, 'LICENSE'), join(folder, 'LICENSE.txt'));
}

const secondVariables = Object.entries(secondBuild)
  .map(([name, value]) => `${name}=${value}`)
  .join(', ');

if (require.main === module)
  runCommand(() => {
    const { values, flags } = readCommandLine({
      command: 'npm run build',
      about: 'Makes the production build in dist: bundle, prerendered pages, service worker, compressed copies.',
      options: {
        out: { value: 'FOLDER', about: 'another folder than dist, which stays as it is' },
        demo: { about: 'the build of the demo shop, with its products in the first screens; as SNAPSHOT_API=demo' },
        second: {
          about: `the build of the hosting tests in .build/second, with ${secondVariables}`,
        },
        quick: { about: 'larger files and no compressed copies, in less time; for tests, with --out' },
        maps: { about: 'write the source maps of the scripts into .build/maps, for error reporting' },
        analyze: { about: 'write analysis/report.html alone, which shows the modules of each file' },
        notices: {
          about: `write the licences of the bundled packages and pictures into ${noticesFileName}, and build nothing`,
        },
      },
      environment: {
        SHOP_CONFIG: 'the configuration of the shop; shop.config.ts by default',
        BASE: 'path of the storefront on its origin, for example /shop/',
        API_BASE: 'the API on another origin, for example https://api.example.com',
        API_TARGET: 'the API whose data the prerendered pages have; without it and API_BASE they have none',
        SNAPSHOT_API: 'another API for the prerendered pages alone; demo for the demo shop, none for no data',
        DEMO_GOODS: '1: the API has the products of the demo shop, so their pictures are part of the build',
        PICTURE_URL: 'address of an image service, with {src} and {width}',
        RELEASE: 'the version that the hooks of the shop report',
        SERVICE_WORKER: 'off: a worker that removes itself on every device',
      },
    });
    if (flags.has('quick')) process.env['QUICK_BUILD'] = '1';
    if (flags.has('maps')) process.env['SOURCE_MAPS'] = '1';
    if (flags.has('notices')) return writeNotices();
    if (flags.has('analyze')) {
      process.env['ANALYZE'] = '1';
      return runProgram('@umijs/max', 'max', 'build');
    }
    if (flags.has('demo')) process.env['SNAPSHOT_API'] = 'demo';
    if (flags.has('second')) {
      Object.assign(process.env, secondBuild);
      return buildInto(secondFolder);
    }
    return values['out'] === undefined ? build() : buildInto(resolve(values['out']));
  });
