/** `npm run build`: pictures, the production bundle, the first screens in the page, the service worker, and compressed copies. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress';
import { writeFirstScreens } from './firstScreen/writeFirstScreens';
import { distFolder, stampFile, stampOf } from './freshness';
import { runProgram, runTool } from './run';
import { runCommand, StartError } from './startError';
import { writeWorker } from './worker/writeWorker';

/** Where the data of the first screens comes from: the API that SNAPSHOT_API or API_TARGET names; undefined is the demo shop. */
export function snapshotApi(): URL | undefined {
  const address = process.env['SNAPSHOT_API'] || process.env['API_TARGET'];
  if (address && !URL.canParse(address)) throw new StartError(`SNAPSHOT_API is no address: ${address}`);
  return address ? new URL(address) : undefined;
}

/** Builds the storefront into `dist`. Rejects with StartError when a step fails. */
export async function build(): Promise<void> {
  const startedAt = new Date();
  const api = snapshotApi();
  await runTool('pictures.ts');
  await runProgram('@umijs/max', 'max', 'build');
  await writeFirstScreens(distFolder, api);
  await writeWorker(distFolder);
  const compressed = await compressFolder(distFolder);
  // The stamp bears the time of the start: what was changed during the build is newer.
  writeFileSync(join(distFolder, stampFile), stampOf(startedAt, api));
  process.stdout.write(`Compressed ${compressed} files.\n`);
}

if (require.main === module) runCommand(build);
