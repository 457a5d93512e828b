/** Installs and runs programs of others that read the OpenAPI document. They are no dependencies of the project. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../command/run';
import { StartError } from '../../command/startError';

const source = join(__dirname, 'thirdParty');
const folder = join(projectFolder, 'node_modules/.cache/persimmon/openapi-tools');

interface Result {
  readonly code: number | null;
  readonly output: string;
}

function run(command: string, args: readonly string[]): Promise<Result> {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: folder, shell: process.platform === 'win32' && command === 'npm' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    child.once('close', (code) => done({ code, output }));
  });
}

/** Installs the programs once. Throws StartError when that fails. */
export async function installThirdPartyTools(): Promise<void> {
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'package-lock.json');
  const isComplete = existsSync(join(folder, 'node_modules/.package-lock.json'));
  if (isComplete && existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(source, name), join(folder, name));
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']);
  if (code !== 0)
    throw new StartError(`The programs that read the OpenAPI document could not be installed.\n${output}`);
}

const programs = {
  'openapi-typescript': 'openapi-typescript/bin/cli.js',
  tsc: 'typescript/bin/tsc',
  prism: '@stoplight/prism-cli/dist/index.js',
} as const;

const pathOf = (program: keyof typeof programs) => join(folder, 'node_modules', programs[program]);

/** Runs one of the programs until it ends. */
export const runThirdParty = (program: keyof typeof programs, ...args: readonly string[]): Promise<Result> =>
  run(process.execPath, [pathOf(program), ...args]);

export interface MockServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts Prism as a mock server of the document `file`. It refuses requests that the document does not allow. */
export async function startMockServer(file: string, port: number): Promise<MockServer> {
  const child = spawn(process.execPath, [pathOf('prism'), 'mock', '-h', '127.0.0.1', '-p', String(port), file], {
    cwd: folder,
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString();
        if (output.includes('Prism is listening')) resolve();
      });
    void ended.then(() => reject(new StartError(`Prism did not start.\n${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
