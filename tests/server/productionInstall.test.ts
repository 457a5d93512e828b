/** `npm ci --omit=dev` installs all that serving a build needs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../../tools/command/freePort';
import { killAll, startCommand } from '../setup/serverProcess';

// It copies the sources and starts processes, which is slow on a busy machine.
jest.setTimeout(120_000);

const project = resolve(__dirname, '../..');
let folder: string;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly optional?: true }>>;
}

/** A copy of the repository with the packages that `npm ci --omit=dev` installs at its top level. */
function copyOfInstall(): string {
  const copy = mkdtempSync(join(tmpdir(), 'persimmon-install-'));
  const tracked = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', ':!docs', ':!public/screenshots'],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );
  for (const file of tracked.split('\n').filter((name) => name && existsSync(join(project, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(project, file), join(copy, file));
  }
  const { packages }: Lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  for (const [path, { dev }] of Object.entries(packages)) {
    const isTopLevel = path.startsWith('node_modules/') && !path.includes('/node_modules/');
    if (dev || !isTopLevel || !existsSync(join(project, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    symlinkSync(join(project, path), join(copy, path));
  }
  return copy;
}

beforeAll(() => {
  folder = copyOfInstall();
});
afterAll(async () => {
  await killAll();
  rmSync(folder, { recursive: true });
});

const run = (environment: Record<string, string>, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/command/cli.cjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  });
  return { status, output: stdout + stderr };
};

test('the installation prepares nothing and does not fail', () => {
  expect(run({ npm_lifecycle_event: 'postinstall' }, 'command/setup.ts')).toEqual({ status: 0, output: '' });
});

test('a command for developers says what it needs', () => {
  expect(run({}, 'build/build.ts')).toEqual({
    status: 1,
    output: 'This command needs the packages for development. Run "npm ci" without --omit=dev first.\n',
  });
});

test('without a build the start says how to make one', () => {
  const { status, output } = run({ PORT: String(freePort()) }, 'serve/start.ts');
  expect([status, output.trim()]).toEqual([
    1,
    'There is no build in dist, and its packages are not installed. Run "npm ci" and "npm run build -- --demo".',
  ]);
});

test('a build is served with the demo shop, and its headers are printed', async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Shop</title>');
  const server = await startCommand(
    [join(folder, 'tools/command/cli.cjs'), 'serve/start.ts'],
    { SHOP_DATA: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1' },
    folder,
  );
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual({ status: 'ready' });
  expect(await (await fetch(server.origin)).text()).toBe('<!doctype html><title>Shop</title>');
  expect(await (await fetch(`${server.origin}/api/server/info`)).json()).toMatchObject({ code: 200 });
  expect((await server.end('SIGTERM')).code).toBe(0);
  expect(run({}, 'serve/policy.ts', 'nginx').output).toMatch(/^add_header Content-Security-Policy/);
});
