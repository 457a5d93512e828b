/** `npm run build`: pictures, production bundle, prerendered pages, service worker, and compressed copies. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuildFolder, publishBuild, withBuildLock } from './buildFolder';
import { buildFolderVariable, reportFile } from './buildReports';
import { compressFolder } from './compress';
import { writePrerendered } from './prerender/writePrerendered';
import { freshness, stampOf } from './freshness';
import { assertNoticesName, noticesName } from './notices';
import { projectFolder, runProgram, runTool } from './run';
import { runCommand, StartError } from './startError';
import { writeWorker } from './worker/writeWorker';

/**
 * The API that supplies the data of the prerendered pages, from SNAPSHOT_API or API_TARGET. Undefined is the demo
 * shop.
 */
export function snapshotApi(): URL | undefined {
  const address = process.env['SNAPSHOT_API'] || process.env['API_TARGET'];
  if (address && !URL.canParse(address)) throw new StartError(`SNAPSHOT_API is no address: ${address}`);
  return address ? new URL(address) : undefined;
}

/** Builds the storefront and makes it the one in `dist`. Rejects with StartError when a step fails. */
export const build = (): Promise<void> => withBuildLock(buildAndPublish);

/** Builds unless another process has just built the same sources. */
export const buildWhenStale = (): Promise<void> =>
  withBuildLock(async () => {
    if (freshness(projectFolder, snapshotApi()) !== 'fresh') await buildAndPublish();
  });

async function buildAndPublish(): Promise<void> {
  // The stamp contains the start time, so sources that change during the build are newer.
  const startedAt = new Date();
  const api = snapshotApi();
  const folder = createBuildFolder();
  process.env[buildFolderVariable] = folder;
  await runTool('pictures.ts');
  await runProgram('@umijs/max', 'max', 'build');
  await writePrerendered(folder, api);
  await writeWorker(folder);
  copyNotices(folder);
  const compressed = await compressFolder(folder);
  delete process.env[buildFolderVariable];
  publishBuild(folder, stampOf(startedAt, api));
  process.stdout.write(`Compressed ${compressed} files.\n`);
}

/** Copies the licences into the build. Throws StartError when they do not name a package of the build. */
function copyNotices(folder: string): void {
  const notices = readFileSync(join(projectFolder, noticesName), 'utf8');
  assertNoticesName(JSON.parse(readFileSync(reportFile('packages'), 'utf8')), notices);
  writeFileSync(join(folder, noticesName), notices);
  copyFileSync(join(projectFolder, 'LICENSE'), join(folder, 'LICENSE.txt'));
}

if (require.main === module) runCommand(build);
