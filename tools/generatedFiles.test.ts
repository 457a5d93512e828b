import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateFiles, isDevelopmentServerRunning, markDevelopmentServer } from './generatedFiles';

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
