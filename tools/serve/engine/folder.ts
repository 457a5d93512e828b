/** The folder of the engine: its cluster, its password and the process that uses it. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isProcessAlive } from '../../command/processes';
import { projectFolder } from '../../command/run';
import { errorCodeOf, StartError } from '../../command/startError';

/** Returns the folder of ENGINE_DATA, `.engine-data` by default. */
export const engineFolder = (): string => resolve(projectFolder, process.env['ENGINE_DATA']?.trim() || '.engine-data');

const claimFileOf = (folder: string) => join(folder, 'owner');

/** The running process that a file names, or undefined. */
function runningProcessIn(file: string): number | undefined {
  try {
    const id = Number(readFileSync(file, 'utf8'));
    return id > 0 && isProcessAlive(id) ? id : undefined;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Gives a complete file another name. Returns false when a file has that name: of several processes one gets it. */
function linkUnlessExists(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

const takeOverLockOf = (claim: string) => `${claim}.taken`;

/** Puts `mine` in the place of the claim of a process that has ended. Returns whether this process did. */
function takeOverClaim(claim: string, mine: string): boolean {
  // One process at a time: the second one would take the claim of the first.
  const turn = takeOverLockOf(claim);
  if (!linkUnlessExists(mine, turn)) return false;
  try {
    if (runningProcessIn(claim) !== undefined) return false;
    rmSync(claim, { force: true });
    return linkUnlessExists(mine, claim);
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Why this process cannot have the claim. */
function claimRefusalOf(folder: string, claim: string): string {
  const turn = takeOverLockOf(claim);
  const owner = runningProcessIn(claim) ?? runningProcessIn(turn);
  if (owner !== undefined)
    return `The engine in ${folder} is running (process ${owner}). Stop it first. If that process is another program, delete ${claim}.`;
  return existsSync(turn)
    ? `A start of the engine in ${folder} was killed in its first moment. Delete ${turn} and start again.`
    : `Another command uses the engine in ${folder} at this moment. Start again.`;
}

/**
 * Marks the folder as used by this process. Returns the function that takes the mark away. Throws StartError when another process
 * uses it; the mark of a process that has ended is taken over.
 */
export function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const claim = claimFileOf(folder);
  const mine = `${claim}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    if (!linkUnlessExists(mine, claim) && !takeOverClaim(claim, mine))
      throw new StartError(claimRefusalOf(folder, claim));
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(claim, { force: true });
}

/** Returns the password of the administration: ADMIN_PASSWORD, or one that is made once for this folder. */
export function readAdminPassword(folder: string): string {
  const configured = process.env['ADMIN_PASSWORD']?.trim();
  if (configured) return configured;
  const file = join(folder, 'admin-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(9).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
