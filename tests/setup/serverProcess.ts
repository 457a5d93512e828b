/** The server behind `npm start` as a process of its own, so that a test can kill it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const projectFolder = resolve(__dirname, '../..');

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export interface ServerProcess {
  /** Where it listens, for example `http://localhost:40123`. */
  readonly origin: string;
  readonly output: () => string;
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<Ended>;
}

type Environment = Record<string, string>;

const alive = new Map<ChildProcess, Promise<Ended>>();

/** Kills whatever is still running, also what a failed test left behind while it was starting. */
export async function killAll(): Promise<void> {
  await Promise.all([...alive].map(([child, ended]) => (child.kill('SIGKILL'), ended)));
}

function start(script: string, args: string[], environment: Environment): { child: ChildProcess; output: () => string; ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(projectFolder, 'tools', script), ...args], {
    cwd: projectFolder,
    env: { PATH: process.env['PATH'], ...environment },
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<Ended>((done) => {
    child.once('close', (code) => {
      alive.delete(child);
      done({ code, output });
    });
  });
  alive.set(child, ended);
  return { child, output: () => output, ended };
}

/** Runs a script of `tools` to its end. */
export const runScript = (script: string, args: string[], environment: Environment): Promise<Ended> => start(script, args, environment).ended;

/** Starts the server over the folder `dist`, on a free port unless told otherwise. Rejects with its output when it ends at once. */
export async function startServer(dist: string, environment: Environment): Promise<ServerProcess> {
  const { child, output, ended } = start('serve.ts', [dist], { PORT: '0', HOST: '127.0.0.1', ...environment });
  const port = await new Promise<string>((found, fail) => {
    const look = () => {
      const [, seen] = /localhost:(\d+)\/#\/pc/.exec(output()) ?? [];
      if (seen) found(seen);
    };
    child.stdout?.on('data', look);
    void ended.then(() => fail(new Error(output())));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
