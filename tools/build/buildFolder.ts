/**
 * Where builds are made. A build writes into a folder of its own below `.build`, and replaces `dist` by two renames when
 * it is complete. So `dist` is always one whole build, and a killed build changes nothing that is served.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reportsOf } from './buildReports';
import { distFolder, stampFile } from './freshness';
import { isProcessAlive } from '../command/processes';
import { projectFolder } from '../command/run';
import { errorCodeOf, StartError } from '../command/startError';

/** The folders of a project that builds read and write. */
export interface BuildPaths {
  /** The build that is served. */
  readonly dist: string;
  /** File with the start time and the inputs of the build in `dist`. */
  readonly stamp: string;
  /** Folder of unfinished builds and of the lock. */
  readonly work: string;
}

export const buildPaths: BuildPaths = { dist: distFolder, stamp: stampFile, work: join(projectFolder, '.build') };

/** Ms after which the lock of a process that does not touch it any more is taken over. */
const LOCK_TTL_MS = 60_000;
const TOUCH_INTERVAL_MS = 1_000;
const RETRY_INTERVAL_MS = 200;

const lockPathOf = ({ work }: BuildPaths) => join(work, 'lock');
const previousBuildPathOf = ({ work }: BuildPaths) => join(work, 'previous');

/** Whether the process that holds the lock has ended. */
function isAbandoned(lock: string): boolean {
  const info = statSync(lock, { throwIfNoEntry: false });
  if (!info) return false;
  const pid = Number(readFileSync(lock, 'utf8'));
  const isOld = Date.now() - info.mtimeMs > LOCK_TTL_MS;
  // Another process can have the number of the one that ended, so an old lock is abandoned too.
  return isOld || (pid > 0 && !isProcessAlive(pid));
}

/** Takes the lock. Returns false when another process holds it. */
function takeLock(lock: string): boolean {
  try {
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // ENOENT: the other process has just deleted its lock.
    if (errorCodeOf(error) === 'EEXIST' || errorCodeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Runs one build of the project at a time: waits until no other process builds, then runs `work`. */
export async function withBuildLock<Result>(work: () => Promise<Result>, paths = buildPaths): Promise<Result> {
  const lock = lockPathOf(paths);
  mkdirSync(paths.work, { recursive: true });
  for (let isAnnounced = false; !takeLock(lock); isAnnounced = true) {
    if (!isAnnounced) process.stdout.write('Waiting for another build of this folder to end.\n');
    await wait(RETRY_INTERVAL_MS);
  }
  const touch = setInterval(() => utimes(lock, new Date(), new Date(), () => undefined), TOUCH_INTERVAL_MS);
  try {
    restoreDist(paths);
    return await work();
  } finally {
    clearInterval(touch);
    rmSync(lock, { force: true });
  }
}

/** Moves the earlier build back when a build was killed between the two renames. */
function restoreDist(paths: BuildPaths): void {
  if (!existsSync(paths.dist) && existsSync(previousBuildPathOf(paths)))
    renameSync(previousBuildPathOf(paths), paths.dist);
}

/** Creates an empty folder for a build, and removes those of killed builds. The caller holds the lock. */
export function createBuildFolder({ work }: BuildPaths = buildPaths): string {
  for (const name of readdirSync(work).filter((one) => /^(?:next-|previous$)/.test(one)))
    rmSync(join(work, name), { recursive: true, force: true });
  // A program of a killed build can still write into its folder.
  return mkdtempSync(join(work, 'next-'));
}

const bundleOf = ({ work }: BuildPaths) => join(work, 'bundle');
const bundleStampOf = ({ work }: BuildPaths) => join(work, 'bundle.stamp');

/** Copies the output of the bundler in `folder`, before prerendered pages are written into it, for `restoreBundle`. */
export function storeBundle(folder: string, stamp: string, paths: BuildPaths = buildPaths): void {
  const bundle = bundleOf(paths);
  // Without the stamp the copy does not count, so a process that is killed in between leaves none.
  rmSync(bundleStampOf(paths), { force: true });
  for (const [from, to] of [
    [folder, bundle],
    [reportsOf(folder), reportsOf(bundle)],
  ] as const) {
    rmSync(to, { recursive: true, force: true });
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  }
  writeFileSync(bundleStampOf(paths), stamp);
}

/** Copies the stored bundle into `folder` when `isFresh` accepts its stamp. Returns whether it did. */
export function restoreBundle(
  folder: string,
  isFresh: (stamp: string) => boolean,
  paths: BuildPaths = buildPaths,
): boolean {
  const bundle = bundleOf(paths);
  const stampFileOfBundle = bundleStampOf(paths);
  if (!existsSync(bundle) || !existsSync(stampFileOfBundle)) return false;
  if (!isFresh(readFileSync(stampFileOfBundle, 'utf8'))) return false;
  cpSync(bundle, folder, { recursive: true });
  cpSync(reportsOf(bundle), reportsOf(folder), { recursive: true });
  return true;
}

/** Makes the complete build in `folder` the one in `dist`. Throws StartError when `dist` cannot be replaced. */
export function publishBuild(folder: string, stamp: string, paths = buildPaths): void {
  const previous = previousBuildPathOf(paths);
  // Without the stamp a build counts as stale, so a process that is killed in between causes one build more.
  rmSync(paths.stamp, { force: true });
  try {
    if (existsSync(paths.dist)) renameSync(paths.dist, previous);
    renameSync(folder, paths.dist);
  } catch (error) {
    restoreDist(paths);
    throw new StartError(
      `The new build cannot replace ${paths.dist} (${String(errorCodeOf(error))}). It is in ${folder}.`,
    );
  }
  const reports = join(paths.work, 'reports');
  rmSync(reports, { recursive: true, force: true });
  if (existsSync(reportsOf(folder))) renameSync(reportsOf(folder), reports);
  writeFileSync(paths.stamp, stamp);
  rmSync(previous, { recursive: true, force: true });
}

/** Moves the complete build in `folder` to another folder than `dist`, which it replaces. Its reports are deleted. */
export function moveBuild(folder: string, out: string): void {
  rmSync(out, { recursive: true, force: true });
  // Not a rename: the other folder can be on another disk.
  cpSync(folder, out, { recursive: true });
  for (const done of [folder, reportsOf(folder)]) rmSync(done, { recursive: true, force: true });
}

/** Copies of `dist` that a busy disk may need until one is not mixed from two builds. */
const MAX_COPIES = 5;

/**
 * Copies the build in `dist` for a server, so that later builds take no file from it. Returns the folder to serve. It is
 * deleted when this process exits, or by the next server when this process is killed. Returns `dist` itself when the disk
 * is full or cannot be written.
 */
export function copyForServer({ dist, work }: BuildPaths = buildPaths): string {
  const copy = join(work, `served-${process.pid}`);
  const identity = () => statSync(dist, { throwIfNoEntry: false })?.ino;
  try {
    mkdirSync(work, { recursive: true });
    removeCopies(work, (pid) => pid === process.pid || !isProcessAlive(pid));
    for (let count = 0; count < MAX_COPIES; count += 1) {
      const copied = identity();
      cpSync(dist, copy, { recursive: true });
      if (copied !== undefined && copied === identity()) {
        process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
        return copy;
      }
      rmSync(copy, { recursive: true });
    }
  } catch {
    // The server works without a copy as long as no build replaces `dist`. The next server removes an incomplete one.
  }
  return dist;
}

/** Deletes the copies of the servers whose process ids `isUnused` accepts. */
function removeCopies(work: string, isUnused: (pid: number) => boolean): void {
  for (const name of readdirSync(work))
    if (name.startsWith('served-') && isUnused(Number(name.slice('served-'.length))))
      rmSync(join(work, name), { recursive: true, force: true });
}
