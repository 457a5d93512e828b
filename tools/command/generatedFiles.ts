/**
 * The files that Umi generates in `src/.umi`: routes, types and exports. Editors, TypeScript and Jest read them. A running
 * development server keeps them up to date. Otherwise each command that needs them generates them, and writes only those that
 * have changed: another command may be reading them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from './processes';
import { projectFolder, runProgramQuietly } from './run';
import { StartError } from './startError';
import { generateCommand } from '../build/umiPluginGenerate';

/** File with the process id of the development server of a project. */
const serverFileOf = (project: string) => join(project, '.build', 'development-server');
/** The last file that Umi generates. */
const generatedFileOf = (project: string) => join(project, 'src/.umi/tsconfig.json');
/** Ms that a development server may take to generate the files. */
const GENERATE_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 200;

/** Whether `npm run dev` of this project runs. */
export function isDevelopmentServerRunning(project = projectFolder): boolean {
  const serverFile = serverFileOf(project);
  const pid = existsSync(serverFile) ? Number(readFileSync(serverFile, 'utf8')) : 0;
  return pid > 0 && pid !== process.pid && isProcessAlive(pid);
}

/** Marks this process as the development server of this folder until it exits. */
export function markDevelopmentServer(project = projectFolder): void {
  const serverFile = serverFileOf(project);
  mkdirSync(dirname(serverFile), { recursive: true });
  writeFileSync(serverFile, String(process.pid));
  process.once('exit', () => rmSync(serverFile, { force: true }));
}

const runSetup = () =>
  // Umi has a folder of generated files for each value of this variable. `src/.umi` is the one of development.
  runProgramQuietly('@umijs/max', 'max', [generateCommand], { NODE_ENV: 'development' });

/** Generates the files, or waits for those of a running development server. Rejects with StartError when that fails. */
export async function generateFiles(project = projectFolder, setup = runSetup): Promise<void> {
  if (!isDevelopmentServerRunning(project)) return setup();
  for (const startedAt = Date.now(); !existsSync(generatedFileOf(project)); await wait(POLL_INTERVAL_MS))
    if (Date.now() - startedAt > GENERATE_TIMEOUT_MS)
      throw new StartError('The development server of this folder generates no files in src/.umi. Start it again.');
}
