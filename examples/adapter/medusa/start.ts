/**
 * A whole Medusa with the adapter in front: `DATABASE_URL=postgres://… node --import tsx examples/adapter/medusa/start.ts`. It installs Medusa
 * by its lock file, migrates the database, builds the administration, fills an empty shop and starts both.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installLocked } from '../../../tools/command/lockedPackages';
import { runCommand, StartError } from '../../../tools/command/startError';
import { readSettings } from '../settings';
import { startAdapter } from '../startAdapter';
import { createMedusaApi } from './medusaApi';
import { createMedusaEngine } from './medusaEngine';
import { seedMedusa } from './seed';

const EMAIL = 'admin@shop.example';
const START_TIMEOUT_MS = 120_000;
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** What is made once: the password of the administrator, the secret of Medusa's sessions, the keys of the adapter. */
interface State {
  readonly password: string;
  readonly secret: string;
  readonly keys?: { readonly publishableKey: string; readonly secretKey: string };
}

function readState(file: string): State | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : undefined;
}

const writeState = (file: string, state: State) => writeFileSync(file, JSON.stringify(state, null, 2), { mode: 0o600 });

type Environment = Readonly<Record<string, string | undefined>>;

function startMedusa(folder: string, environment: Environment, args: readonly string[]): ChildProcess {
  const program = join(folder, 'node_modules/@medusajs/cli/cli.js');
  const log = join(folder, 'medusa.log');
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: { ...process.env, ...environment } });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => writeFileSync(log, part, { flag: 'a' }));
  return child;
}

/** Runs a command of Medusa. Rejects with StartError when it fails. */
async function runMedusa(folder: string, environment: Environment, args: readonly string[]): Promise<void> {
  const child = startMedusa(folder, environment, args);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new StartError(`"medusa ${args[0]}" failed. ${join(folder, 'medusa.log')} says why.`);
}

/** Installs Medusa, and builds its administration once. Returns its folder. */
async function installMedusa(dataFolder: string, environment: Environment): Promise<string> {
  const source = join(__dirname, 'server');
  const folder = await installLocked(source, 'medusa');
  for (const name of ['medusa-config.js', 'tsconfig.json']) cpSync(join(source, name), join(folder, name));
  // Medusa serves the files of this folder, and keeps uploads there.
  rmSync(join(folder, 'static'), { force: true });
  mkdirSync(join(dataFolder, 'static'), { recursive: true });
  symlinkSync(join(dataFolder, 'static'), join(folder, 'static'));
  if (!existsSync(join(folder, 'public/admin/index.html'))) {
    print('Building the administration …');
    await runMedusa(folder, environment, ['build']);
    cpSync(join(folder, '.medusa/server/public'), join(folder, 'public'), { recursive: true });
  }
  return folder;
}

async function waitForMedusa(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await wait(300)) {
    if (child.exitCode !== null) break;
    const response = await fetch(`${url}/health`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new StartError('Medusa did not start.');
}

async function signIn(url: string, password: string): Promise<string> {
  const response = await fetch(`${url}/auth/user/emailpass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined)
    throw new StartError(
      'The database has another administrator than the folder of MEDUSA_DATA. Use an empty database.',
    );
  return token;
}

async function start(environment: Environment): Promise<void> {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl === undefined) throw new StartError('Set DATABASE_URL to an empty database of PostgreSQL.');
  const port = read('MEDUSA_PORT') ?? '9000';
  const dataFolder = resolve(read('MEDUSA_DATA') ?? '.medusa-data');
  const url = `http://127.0.0.1:${port}`;
  const file = join(dataFolder, 'state.json');
  const known = readState(file);
  const state = known ?? { password: randomBytes(9).toString('base64url'), secret: randomBytes(32).toString('hex') };
  const ofMedusa = {
    ...{ DATABASE_URL: databaseUrl, MEDUSA_BACKEND_URL: url, MEDUSA_SECRET: state.secret },
    ...{ NODE_ENV: 'production', MEDUSA_DISABLE_TELEMETRY: '1' },
  };
  const settings = readSettings(environment);
  const folder = await installMedusa(dataFolder, ofMedusa);
  print('Migrating the database …');
  await runMedusa(folder, ofMedusa, ['db:migrate']);
  if (!known) {
    await runMedusa(folder, ofMedusa, ['user', '-e', EMAIL, '-p', state.password]);
    writeState(file, state);
  }
  const child = startMedusa(folder, ofMedusa, ['start', '-p', port, '-H', '127.0.0.1']);
  process.once('exit', () => child.kill());
  await waitForMedusa(url, child);
  let { keys } = state;
  if (!keys) {
    const admin = { token: await signIn(url, state.password) };
    keys = await seedMedusa(createMedusaApi({ url, publishableKey: '', admin }));
    writeState(file, { ...state, keys });
  }
  const { publishableKey, secretKey } = keys;
  const api = createMedusaApi({ url, publishableKey, admin: { secretKey } });
  print(`Medusa's administration is ${url}/app, user ${EMAIL}, password ${state.password}`);
  await startAdapter(await createMedusaEngine(api), settings, () => void child.kill());
}

runCommand(() => start(process.env));
