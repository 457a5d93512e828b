/**
 * Writes `sw.js` into the built storefront. With SERVICE_WORKER=off it writes one that goes away by itself and takes all that
 * was kept with it: the way to be rid of a worker that visitors already have.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectFolder } from '../run';
import { faceFiles, shellFiles, type BuildNote } from './manifest';

/** Where the build notes the parts of its pages; beside `dist`, which is served. */
export const bootPartsNote = join(projectFolder, 'node_modules/.cache/persimmon/bootParts.json');

/** Whether visitors get a service worker. */
export const isWorkerOff = (environment: Readonly<Record<string, string | undefined>> = process.env) => environment['SERVICE_WORKER'] === 'off';

/** Writes the worker of the build in `dist`, after everything else has been written there. */
export async function writeWorker(dist: string, isOff = isWorkerOff()): Promise<void> {
  const note: BuildNote = JSON.parse(readFileSync(bootPartsNote, 'utf8'));
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, isOff ? 'noWorker.ts' : 'serviceWorker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['chrome87', 'safari15', 'firefox91'],
    legalComments: 'none',
    define: {
      SHELL: JSON.stringify(isOff ? [] : shellFiles(dist, note)),
      FACE_FILES: JSON.stringify(faceFiles(note)),
      'process.env.NODE_ENV': '"production"',
    },
  });
  writeFileSync(join(dist, 'sw.js'), outputFiles[0]?.contents ?? '');
}
