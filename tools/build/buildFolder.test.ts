import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  copyForServer,
  createBuildFolder,
  publishBuild,
  restoreBundle,
  storeBundle,
  withBuildLock,
  type BuildPaths,
} from './buildFolder';

let paths: BuildPaths;
const lock = () => join(paths.work, 'lock');
const page = (folder = paths.dist) => readFileSync(join(folder, 'index.html'), 'utf8');

/** Makes a build whose page contains `text`, without publishing it. */
function makeBuild(text: string): string {
  const folder = createBuildFolder(paths);
  writeFileSync(join(folder, 'index.html'), text);
  writeFileSync(join(folder, `${text}.js`), text);
  return folder;
}

beforeEach(() => {
  const project = mkdtempSync(join(tmpdir(), 'persimmon-builds-'));
  paths = { dist: join(project, 'dist'), stamp: join(project, '.built'), work: join(project, '.build') };
  mkdirSync(paths.work);
});
afterEach(() => rmSync(join(paths.work, '..'), { recursive: true }));

describe('a build', () => {
  test('replaces the earlier one as a whole, with its stamp beside it', () => {
    publishBuild(makeBuild('one'), 'first', paths);
    const next = makeBuild('two');
    mkdirSync(`${next}.reports`);
    writeFileSync(join(`${next}.reports`, 'files.json'), 'two');
    expect([page(), readFileSync(paths.stamp, 'utf8')]).toEqual(['one', 'first']);
    publishBuild(next, 'second', paths);
    expect(readdirSync(paths.dist).toSorted()).toEqual(['index.html', 'two.js']);
    expect(readFileSync(paths.stamp, 'utf8')).toBe('second');
    expect(readdirSync(paths.work)).toEqual(['reports']);
    expect(readFileSync(join(paths.work, 'reports', 'files.json'), 'utf8')).toBe('two');
  });

  test('that was killed leaves the earlier one, and its files are deleted by the next', () => {
    publishBuild(makeBuild('one'), 'first', paths);
    const killed = makeBuild('half');
    mkdirSync(`${killed}.reports`);
    expect([page(), readFileSync(paths.stamp, 'utf8')]).toEqual(['one', 'first']);
    const next = makeBuild('two');
    expect(next).not.toBe(killed);
    expect(readdirSync(paths.work).map((name) => join(paths.work, name))).toEqual([next]);
  });

  test('that was killed between the two renames is undone', async () => {
    mkdirSync(join(paths.work, 'previous'));
    writeFileSync(join(paths.work, 'previous', 'index.html'), 'one');
    await withBuildLock(() => Promise.resolve(), paths);
    expect(page()).toBe('one');
  });

  test('that cannot replace dist says so and leaves it', () => {
    publishBuild(makeBuild('one'), 'first', paths);
    const gone = join(paths.work, 'next-gone');
    expect(() => publishBuild(gone, 'second', paths)).toThrow(
      /^The new build cannot replace \S+dist \(ENOENT\)\. It is in \S+next-gone\.$/,
    );
    expect(page()).toBe('one');
  });
});

describe('the lock', () => {
  test('runs builds one after the other', async () => {
    const events: string[] = [];
    const build = (name: string) =>
      withBuildLock(async () => {
        events.push(`${name} starts`);
        await Promise.resolve();
        events.push(`${name} ends`);
      }, paths);
    await Promise.all([build('one'), build('two')]);
    expect(events).toEqual(['one starts', 'one ends', 'two starts', 'two ends']);
    expect(existsSync(lock())).toBe(false);
  });

  test('is released by a build that fails', async () => {
    await expect(withBuildLock(() => Promise.reject(new Error('no')), paths)).rejects.toThrow('no');
    expect(await withBuildLock(() => Promise.resolve('built'), paths)).toBe('built');
  });

  test('of a process that was killed is taken over', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    writeFileSync(lock(), String(child.pid));
    const build = withBuildLock(() => Promise.resolve(child.killed), paths);
    child.kill('SIGKILL');
    expect(await build).toBe(true);
  });

  test('that was not touched for a minute is taken over, also when its process id is in use again', async () => {
    writeFileSync(lock(), String(process.ppid));
    const old = Date.now() / 1000 - 61;
    utimesSync(lock(), old, old);
    expect(await withBuildLock(() => Promise.resolve('built'), paths)).toBe('built');
  });
});

describe('the copy of a server', () => {
  test('keeps every file when builds follow', () => {
    publishBuild(makeBuild('one'), 'first', paths);
    const served = copyForServer(paths);
    for (const name of ['two', 'three']) publishBuild(makeBuild(name), name, paths);
    expect(page()).toBe('three');
    expect(page(served)).toBe('one');
    expect(readdirSync(served).toSorted()).toEqual(['index.html', 'one.js']);
  });

  test('of a process that was killed is deleted by the next server', () => {
    publishBuild(makeBuild('one'), 'first', paths);
    // No process has a number this high.
    mkdirSync(join(paths.work, 'served-2147483646'));
    const served = copyForServer(paths);
    expect(readdirSync(paths.work).map((name) => join(paths.work, name))).toEqual([served]);
  });

  test('is dist itself when no copy can be made', () => {
    publishBuild(makeBuild('one'), 'first', paths);
    rmSync(paths.work, { recursive: true });
    writeFileSync(paths.work, 'a file in place of the folder');
    expect(copyForServer(paths)).toBe(paths.dist);
    rmSync(paths.work);
  });
});

describe('the bundle of a build', () => {
  test('is used again only with a stamp that is fresh', () => {
    const first = makeBuild('one');
    mkdirSync(`${first}.reports`);
    writeFileSync(join(`${first}.reports`, 'files.json'), 'files of one');
    storeBundle(first, 'made today', paths);
    // Prerendered pages are written after it was stored.
    writeFileSync(join(first, 'index.html'), 'one, prerendered');

    const next = createBuildFolder(paths);
    const asked: string[] = [];
    expect(restoreBundle(next, (stamp) => (asked.push(stamp), false), paths)).toBe(false);
    expect([asked, readdirSync(next)]).toEqual([['made today'], []]);
    expect(restoreBundle(next, () => true, paths)).toBe(true);
    expect([page(next), readFileSync(join(`${next}.reports`, 'files.json'), 'utf8')]).toEqual(['one', 'files of one']);
  });

  test('does not exist before the first build', () => {
    expect(restoreBundle(createBuildFolder(paths), () => true, paths)).toBe(false);
  });
});
