/** Programs of others that read the OpenAPI document. They are no dependencies of the project. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installLocked } from '../../../tools/command/lockedPackages';

interface Result {
  readonly code: number | null;
  readonly output: string;
}

const programs = {
  'openapi-typescript': 'openapi-typescript/bin/cli.js',
  tsc: 'typescript/bin/tsc',
  prism: '@stoplight/prism-cli/dist/index.js',
} as const;
type Program = keyof typeof programs;

/** The programs, installed once. Rejects with StartError when that fails. */
export async function installPrograms() {
  const folder = await installLocked(__dirname, 'openapi-tools');
  const start = (program: Program, args: readonly string[]) =>
    spawn(process.execPath, [join(folder, 'node_modules', programs[program]), ...args], { cwd: folder });
  return {
    /** Runs one of them until it ends. */
    run: (program: Program, ...args: readonly string[]) =>
      new Promise<Result>((done) => {
        const child = start(program, args);
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (part: Buffer) => (output += part.toString()));
        child.once('close', (code) => done({ code, output }));
      }),
    /** Starts Prism as a mock server of the document `file`. It refuses requests that the document does not allow. */
    async startMockServer(file: string, port: number) {
      const child = start('prism', ['mock', '-h', '127.0.0.1', '-p', String(port), file]);
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      let output = '';
      await new Promise<void>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (part: Buffer) => {
            output += part.toString();
            if (output.includes('Prism is listening')) resolve();
          });
        void ended.then(() => reject(new Error(`Prism did not start.\n${output}`)));
      });
      return {
        origin: `http://127.0.0.1:${port}`,
        async close(): Promise<void> {
          child.kill('SIGKILL');
          await ended;
        },
      };
    },
  };
}
