/** The folder of the engine: its cluster, its password and the process that uses it. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectFolder } from '../run';
import { StartError } from '../startError';

/** Returns the folder of ENGINE_DATA, `.engine-data` by default. */
export const engineFolder = (): string => resolve(projectFolder, process.env['ENGINE_DATA']?.trim() || '.engine-data');

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

/** Throws StartError when another command uses the folder. */
export function assertFolderIsFree(folder: string): void {
  const file = join(folder, 'owner');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isAlive(owner))
    throw new StartError(`The engine in ${folder} is running (process ${owner}). Stop it first.`);
}

/** Marks the folder as used by this process. Returns the function that takes the mark away. */
export function claimFolder(folder: string): () => void {
  assertFolderIsFree(folder);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'owner');
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** Returns the password of the administration: ADMIN_PASSWORD, or one that is made once for this folder. */
export function adminPasswordOf(folder: string): string {
  const given = process.env['ADMIN_PASSWORD']?.trim();
  if (given) return given;
  const file = join(folder, 'admin-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(9).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
