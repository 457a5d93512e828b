/** Two servers and a worker of the engine on one database, for tests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const folder = join(__dirname, '..');

export interface Process {
  readonly child: ChildProcess;
  kill(signal: NodeJS.Signals): Promise<void>;
}

function run(script: string, environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: folder,
    env: { ...process.env, ADMIN_PASSWORD: 'for-tests', DEMO_CODES: '1', CODE_LIMIT: '1000000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Migrates and fills the database. */
export async function seed(): Promise<void> {
  const child = run('src/seed/seed.ts', {});
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error('The seed failed.');
}

/** Starts a script, and resolves when it is ready. What it writes to the error stream is shown. */
export async function start(script: string, environment: Readonly<Record<string, string>> = {}): Promise<Process> {
  const child = run(script, environment);
  child.stderr?.pipe(process.stderr);
  await new Promise<void>((done, fail) => {
    child.stdout?.on('data', (part: Buffer) => part.toString().includes('READY') && done());
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}.`)));
  });
  return {
    child,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill(signal);
      await ended;
    },
  };
}
