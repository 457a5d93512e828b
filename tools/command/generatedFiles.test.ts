import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateFiles, isDevelopmentServerRunning, markDevelopmentServer } from './generatedFiles';
import { projectFolder } from './run';

let project: string;
const setup = jest.fn(() => Promise.resolve());

function put(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

beforeEach(() => {
  setup.mockClear();
  project = mkdtempSync(join(tmpdir(), 'persimmon-setup-'));
});
afterEach(() => rmSync(project, { recursive: true }));

test('without a development server the files are generated', async () => {
  await generateFiles(project, setup);
  expect(setup).toHaveBeenCalledTimes(1);
});

test('beside a running development server nothing is generated: its files are waited for', async () => {
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    put('.build/development-server', String(server.pid));
    expect(isDevelopmentServerRunning(project)).toBe(true);
    let isDone = false;
    const generating = generateFiles(project, setup).then(() => (isDone = true));
    await new Promise((done) => setTimeout(done, 300));
    expect(isDone).toBe(false);
    put('src/.umi/tsconfig.json', '{}');
    await generating;
    expect(setup).not.toHaveBeenCalled();
  } finally {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  // A server that was killed leaves its file.
  expect(isDevelopmentServerRunning(project)).toBe(false);
  await generateFiles(project, setup);
  expect(setup).toHaveBeenCalledTimes(1);
});

test('a server does not take itself for another one', () => {
  markDevelopmentServer(project);
  expect(existsSync(join(project, '.build/development-server'))).toBe(true);
  expect(isDevelopmentServerRunning(project)).toBe(false);
});

/** Ms that Umi may take on a busy machine. */
const SETUP_TIMEOUT_MS = 300_000;

test(
  'another command can read the files meanwhile: only those that have changed are written, and only those of removed messages deleted',
  async () => {
    const folder = join(projectFolder, 'src/.umi');
    const removed = join(folder, 'locales/removedMessages.ts');
    // `appData.json` contains durations. Nothing reads it.
    const filesOf = () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(join(folder, name)).isFile() && name !== 'appData.json')
        .map((name) => ({ name, inode: statSync(join(folder, name)).ino, time: statSync(join(folder, name)).mtimeMs }));
    const before = filesOf();
    expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(['tsconfig.json', 'core/route.tsx']));
    writeFileSync(removed, '');
    // The folder of this test has no development server, whose files would be left alone.
    await generateFiles(project);
    expect(existsSync(removed)).toBe(false);
    expect(filesOf()).toEqual(before);
  },
  SETUP_TIMEOUT_MS,
);
