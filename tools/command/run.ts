/** Runs programs of this project as child processes, in the same way on every operating system. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './startError';

/** Root folder of the project. */
export const projectFolder = resolve(__dirname, '../..');

/** Path of the script behind the command `name` of an installed package. */
function programOf(packageName: string, name: string): string {
  const manifestFile = join(projectFolder, 'node_modules', packageName, 'package.json');
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[name];
  if (!script)
    throw new StartError(
      `The package ${packageName} has no command ${name}. "npm ci" installs what the project needs.`,
    );
  return join(dirname(manifestFile), script);
}

/** `shown`: the output goes to the terminal. `onFailure`: it is printed only when the program fails. */
type OutputMode = 'shown' | 'onFailure';

function runNode(
  label: string,
  args: readonly string[],
  output: OutputMode = 'shown',
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      env: { ...process.env, ...environment },
      stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
    const forwardSignal = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', forwardSignal).once('SIGINT', forwardSignal);
    child.once('error', fail);
    // `close` comes after the last output, `exit` can come before it.
    child.once('close', (code, signal) => {
      process.off('SIGTERM', forwardSignal).off('SIGINT', forwardSignal);
      if (code === 0) done();
      else {
        process.stderr.write(Buffer.concat(parts));
        fail(new StartError(`${label} failed (${signal ?? `exit code ${code}`}).`));
      }
    });
  });
}

/** Runs a command of an installed package. Rejects with StartError when it fails. */
export async function runProgram(packageName: string, name: string, ...args: string[]): Promise<void> {
  await runNode([name, ...args].join(' '), [programOf(packageName, name), ...args]);
}

/** Like `runProgram`, but prints what the program wrote only when it fails. */
export async function runProgramQuietly(
  packageName: string,
  name: string,
  args: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<void> {
  await runNode([name, ...args].join(' '), [programOf(packageName, name), ...args], 'onFailure', environment);
}

/** Runs Playwright with the configuration of the browser tests. Rejects with StartError when a test fails. */
export async function runPlaywright(...args: readonly string[]): Promise<void> {
  await runProgram('@playwright/test', 'playwright', 'test', '--config', 'tests/browser/playwright.config.ts', ...args);
}

/** Runs a script of `tools`, for example `build/pictures.ts`. Rejects with StartError when it fails. */
export async function runTool(script: string, ...args: string[]): Promise<void> {
  await runNode(`tools/${script}`, [join(__dirname, 'cli.cjs'), script, ...args]);
}
