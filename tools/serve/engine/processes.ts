/** The processes of the engine. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../command/run';
import { StartError } from '../../command/startError';

export const backendFolder = join(projectFolder, 'backend');

type Environment = Readonly<Record<string, string>>;

export interface RunningProcess {
  readonly processId: number;
  /** Resolves with a text when the process has ended by itself. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Installs the packages of `backend` when they are missing, incomplete or those of another lock file. */
export async function installPackages(): Promise<void> {
  const lock = readFileSync(join(backendFolder, 'package-lock.json'), 'utf8');
  const installed = join(backendFolder, 'node_modules/.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  process.stdout.write('Installing the packages of the engine; this takes a minute.\n');
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: backendFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  await waitForSuccess('npm ci', trackProcess(child));
  writeFileSync(installed, lock);
}

const livingProcesses = new Set<ChildProcess>();
let isEnding = false;

/** Remembers a process that leads a group, for `killAll`. */
function trackProcess<Child extends ChildProcess>(child: Child): Child {
  livingProcesses.add(child);
  child.once('exit', () => livingProcesses.delete(child));
  if (isEnding) killGroup(child);
  return child;
}

/** Kills a process, which leads a group, and those that it has started. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

/** Kills all processes that were started here, with those that they have started, and those that are started from now on. */
export function killAll(): void {
  isEnding = true;
  for (const child of livingProcesses) killGroup(child);
}

const startScript = (script: string, environment: Environment, folder = backendFolder) =>
  trackProcess(
    spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a group of its own: this command stops its processes in order.
      detached: true,
    }),
  );

/** Runs Node in `backend` or a copy of it. What it writes goes to the terminal. Returns whether it succeeded. */
export async function runInBackend(
  args: readonly string[],
  environment: Environment = {},
  folder = backendFolder,
): Promise<boolean> {
  const child = trackProcess(
    spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    }),
  );
  await waitForEnd('Node', child);
  // A test that crashed leaves its servers behind.
  killGroup(child);
  return child.exitCode === 0;
}

/** Migrates and fills the database. */
export async function seedDatabase(environment: Environment): Promise<void> {
  const child = startScript('src/seed/seed.ts', environment);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => lines.push(part.toString()));
  await waitForSuccess('The seed', child, () => lines.join(''));
}

/** Starts a part of the engine, and resolves when it is ready. Warnings and errors go to the terminal. */
export async function startEnginePart(
  label: string,
  script: string,
  environment: Environment,
): Promise<RunningProcess> {
  const child = startScript(script, environment);
  child.stderr.pipe(process.stderr);
  const ended = waitForEnd(label, child);
  await Promise.race([
    new Promise<void>((done) => {
      child.stdout.on('data', (part: Buffer) => {
        if (part.toString().split('\n').includes('READY')) done();
        else process.stderr.write(part);
      });
    }),
    ended.then((text) => {
      throw new StartError(text);
    }),
  ]);
  return { processId: child.pid ?? 0, ended, stop: () => stopProcess(child) };
}

/** Starts the storefront in front of the engine. It prints its addresses itself. */
export function startStorefront(target: string): RunningProcess {
  const child = trackProcess(
    spawn(process.execPath, [join(projectFolder, 'tools/command/cli.cjs'), 'serve/start.ts'], {
      cwd: projectFolder,
      env: { ...process.env, API_TARGET: target, DEMO_GOODS: '1', npm_lifecycle_event: '' },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    }),
  );
  return { processId: child.pid ?? 0, ended: waitForEnd('The storefront', child), stop: () => stopProcess(child) };
}

const waitForEnd = (label: string, child: ChildProcess): Promise<string> =>
  new Promise((done) => {
    child.once('error', (error) => done(`${label} could not start: ${error.message}`));
    child.once('exit', (code, signal) => done(`${label} has ended (${signal ?? `exit code ${code}`}).`));
  });

async function waitForSuccess(label: string, child: ChildProcess, output = () => ''): Promise<void> {
  const text = await waitForEnd(label, child);
  if (child.exitCode !== 0) throw new StartError(`${text}\n${output()}`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}
