/**
 * Writes `sw.js` into the built storefront. With SERVICE_WORKER=off it writes a worker that unregisters itself and
 * deletes its caches, on every device that has one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { baseUrlsOfPage } from '../../config/baseUrls';
import { readPolyfills } from '../browsers/polyfills';
import { esbuildTargets } from '../browsers/targets';
import { reportFile } from '../buildReports';
import { documentFileName } from './cachedFiles';
import { fileDigests, platformFiles, shellFiles, type BuildReport } from './manifest';

/** Reads the build report. Throws when there is none. */
export const readBuildReport = (): BuildReport => JSON.parse(readFileSync(reportFile('files'), 'utf8'));

/** Whether the build disables the service worker. */
export const isWorkerOff = (environment: Readonly<Record<string, string | undefined>> = process.env) =>
  environment['SERVICE_WORKER'] === 'off';

/** Writes the service worker for the build in `dist`. All other files of the build must exist already. */
export async function writeWorker(dist: string, isOff = isWorkerOff()): Promise<void> {
  const report = readBuildReport();
  const { basePath } = baseUrlsOfPage(readFileSync(join(dist, documentFileName), 'utf8'));
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, isOff ? 'noWorker.ts' : 'serviceWorker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: [...esbuildTargets],
    legalComments: 'none',
    define: {
      BASE_PATH: JSON.stringify(basePath),
      DIGESTS: JSON.stringify(isOff ? {} : fileDigests(dist, basePath)),
      SHELL: JSON.stringify(shellFiles(report, basePath)),
      POLYFILLS: JSON.stringify(readPolyfills()),
      PLATFORM_FILES: JSON.stringify(platformFiles(report, basePath)),
      'process.env.NODE_ENV': '"production"',
    },
  });
  writeFileSync(join(dist, 'sw.js'), outputFiles[0]?.contents ?? '');
}
