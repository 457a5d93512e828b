/** Programs that are no dependencies of the project: each is installed when it is needed first, by a lock file of its own. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './run';
import { StartError } from './startError';

/**
 * Installs the packages of `package.json` and `package-lock.json` in the folder `source` once. Returns the folder with their
 * `node_modules`. Rejects with StartError when that fails.
 */
export async function installLocked(source: string, name: string): Promise<string> {
  const folder = join(projectFolder, 'node_modules/.cache/persimmon', name);
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'package-lock.json');
  const isComplete = existsSync(join(folder, 'node_modules/.package-lock.json'));
  if (isComplete && existsSync(installed) && readFileSync(installed, 'utf8') === lock) return folder;
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(folder, file));
  const code = await new Promise<number | null>((done) => {
    const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    spawn('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' }).once('exit', done);
  });
  if (code !== 0) throw new StartError(`The packages of ${name} could not be installed.`);
  return folder;
}
