/** Servers and workers of the engine on one database, for tests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../tools/command/freePort';

const folder = join(__dirname, '..');

type Environment = Readonly<Record<string, string>>;

export interface Process {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: readonly string[];
  kill(signal: NodeJS.Signals): Promise<void>;
}

function run(script: string, environment: Environment): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: folder,
    env: {
      ...process.env,
      ADMIN_PASSWORD: 'for-tests',
      DEMO_CODES: '1',
      CODE_LIMIT: '1000000',
      PHONE_CODE_LIMIT: '1000000',
      DEMO_STEPS: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Migrates and fills the database. */
export async function seed(environment: Environment = {}): Promise<void> {
  const child = run('src/seed/seed.ts', environment);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => void lines.push(part.toString()));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`The seed failed: ${lines.join('')}`);
}

export interface Server extends Process {
  readonly origin: string;
  readonly port: number;
}

/** Starts a server, on a free port by default. */
export async function startServer(port = freePort(), environment: Environment = {}): Promise<Server> {
  const server = await start('src/server.ts', { ...environment, ENGINE_PORT: String(port) });
  return { ...server, port, origin: `http://127.0.0.1:${port}` };
}

/** Starts a worker. */
export const startWorker = (environment: Environment = {}): Promise<Process> => start('src/worker.ts', environment);

/** Starts a script, and resolves when it is ready. What it writes to the error stream is shown. */
export async function start(script: string, environment: Environment = {}): Promise<Process> {
  const child = run(script, environment);
  child.stderr?.pipe(process.stderr);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => void output.push(part.toString()));
  await new Promise<void>((done, fail) => {
    child.stdout?.on('data', (part: Buffer) => part.toString().includes('READY') && done());
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}.`)));
  });
  return {
    child,
    output,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill(signal);
      await ended;
    },
  };
}
