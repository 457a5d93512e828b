/** A PostgreSQL cluster in a folder of its own, for a first try of the engine without a database server. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../command/freePort';
import { StartError } from '../../command/startError';

const DATABASE_USER = 'persimmon';
const START_TIMEOUT_MS = 30_000;

export interface PostgresCluster {
  readonly url: string;
  readonly processId: number;
  /** Stops it in order. Nothing that was committed is lost. */
  stop(): Promise<void>;
  /** Tells it to end at once, without waiting for that. For a process that is about to end. */
  kill(): void;
}

export interface ClusterOptions {
  /** A free port by default. */
  readonly port?: number;
  /** Settings of PostgreSQL beside the default ones, for example `fsync=off`. */
  readonly settings?: readonly string[];
}

interface ProcessOwner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the folder with the newest PostgreSQL. Debian keeps each version in a folder that is not on the PATH. Throws StartError
 * with the command that installs it.
 */
export function findPostgresPrograms(): string {
  const root = '/usr/lib/postgresql';
  const folders = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  const debian = folders
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  const onPath = (process.env['PATH'] ?? '').split(':').find((folder) => folder && existsSync(join(folder, 'initdb')));
  const found = debian ?? onPath;
  if (found) return found;
  throw new StartError(
    'PostgreSQL is missing. Install it (Debian: apt-get install postgresql), or set DATABASE_URL to a database.',
  );
}

/** PostgreSQL does not run as root. Debian's package brings the user postgres. */
function findProcessOwner(): ProcessOwner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    throw new StartError('PostgreSQL does not run as root, and there is no user postgres. Start this as another user.');
  }
}

const runAsOwner = (owner: ProcessOwner | undefined, program: string, args: readonly string[]) =>
  execFileSync(program, args, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });

function createCluster(programs: string, folder: string, owner: ProcessOwner | undefined): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    runAsOwner(owner, join(programs, 'initdb'), [
      '--pgdata',
      join(folder, 'data'),
      '--username',
      DATABASE_USER,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
  } catch (error) {
    rmSync(join(folder, 'data'), { recursive: true, force: true });
    throw new StartError(
      `PostgreSQL could not create its files in ${folder}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Starts the cluster in `folder`. Creates it first when the folder has none. */
export async function startCluster(folder: string, options: ClusterOptions = {}): Promise<PostgresCluster> {
  const programs = findPostgresPrograms();
  const owner = findProcessOwner();
  mkdirSync(folder, { recursive: true });
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  if (!existsSync(data)) createCluster(programs, folder, owner);
  // A process that was killed leaves its server behind. The caller has checked that no other command uses the folder.
  if (existsSync(join(data, 'postmaster.pid')))
    try {
      runAsOwner(owner, join(programs, 'pg_ctl'), ['--pgdata', data, '--mode=fast', 'stop']);
    } catch {
      // The server is gone and left the file only.
    }
  const port = options.port ?? freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...(options.settings ?? [])];
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // In a group of its own: Ctrl+C must not stop the database before the servers that use it.
    { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const lines: string[] = [];
  server.stderr.on('data', (part: Buffer) => {
    lines.push(part.toString());
    lines.splice(0, lines.length - 20);
  });
  await waitForCluster(programs, port, server, lines);
  return {
    url: `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`,
    processId: server.pid ?? 0,
    stop: () => stopCluster(server),
    kill: () => void server.kill('SIGQUIT'),
  };
}

async function waitForCluster(programs: string, port: number, server: ChildProcess, lines: string[]): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) break;
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  await stopCluster(server);
  throw new StartError(`PostgreSQL did not start:\n${lines.join('')}`);
}

/** SIGINT is the fast shutdown: sessions are ended, and nothing that was committed is lost. */
async function stopCluster(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGINT');
  await ended;
}
