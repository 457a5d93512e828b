/** Runs the server as a child process, so that a test can kill it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';

const projectFolder = resolvePath(__dirname, '../..');

export interface ProcessResult {
  readonly code: number | null;
  readonly output: string;
}

export interface ServerProcess {
  /** For example `http://localhost:40123`. */
  readonly origin: string;
  readonly output: () => string;
  /** Id of its process group, in which all processes are that it starts. */
  readonly groupId: number;
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<ProcessResult>;
}

type Environment = Record<string, string>;

const runningChildren = new Map<ChildProcess, Promise<ProcessResult>>();

/** Kills all running processes, including those of failed tests. */
export async function killAll(): Promise<void> {
  await Promise.all([...runningChildren].map(([child, ended]) => (child.kill('SIGKILL'), ended)));
}

function start(
  args: readonly string[],
  environment: Environment,
  cwd: string,
): { child: ChildProcess; output: () => string; ended: Promise<ProcessResult> } {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env['PATH'], ...environment },
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<ProcessResult>((done) => {
    child.once('close', (code) => {
      runningChildren.delete(child);
      done({ code, output });
    });
  });
  runningChildren.set(child, ended);
  return { child, output: () => output, ended };
}

const toolArgs = (script: string, args: readonly string[]) => [
  '--import',
  'tsx',
  resolvePath(projectFolder, 'tools', script),
  ...args,
];

/** Runs a script of `tools` until it ends. */
export const runScript = (script: string, args: string[], environment: Environment): Promise<ProcessResult> =>
  start(toolArgs(script, args), environment, projectFolder).ended;

/** Starts the server for the folder `dist`, on a free port by default. Rejects with its output when it ends at once. */
export const startServer = (dist: string, environment: Environment): Promise<ServerProcess> =>
  startCommand(toolArgs('serve/serve.ts', [dist]), { PORT: '0', HOST: '127.0.0.1', ...environment });

/** Starts a server with any arguments of Node. It prints its port like `npm start`. Rejects with its output when it ends at once. */
export async function startCommand(
  args: readonly string[],
  environment: Environment,
  cwd = projectFolder,
): Promise<ServerProcess> {
  const { child, output, ended } = start(args, environment, cwd);
  const port = await new Promise<string>((resolve, reject) => {
    const findPort = () => {
      const [matchedPort] =
        /localhost:(\d+)(?:\/[\w-]+)?\/#\/pc|"port":(\d+)/.exec(output())?.slice(1).filter(Boolean) ?? [];
      if (matchedPort) resolve(matchedPort);
    };
    child.stdout?.on('data', findPort);
    void ended.then(() => reject(new Error(output())));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    output,
    groupId: child.pid ?? 0,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
