/** `npm run start:engine`: Vendure on PostgreSQL with the storefront in front. */
import { readCommandLine } from '../command/commandLine';
import { startCluster, type PostgresCluster } from './engine/cluster';
import { readAdminPassword, claimFolder, engineFolder } from './engine/folder';
import {
  installPackages,
  seedDatabase,
  startEnginePart,
  startStorefront,
  type RunningProcess,
} from './engine/processes';
import { exitWithParent } from '../command/exitWithParent';
import { freePort } from '../command/freePort';
import { accountLines } from './greeting';
import { resetEngine } from './resetFolders';
import { readOptions } from './server/options';
import { assertPortIsFree } from './server/serve';
import { runCommand, StartError } from '../command/startError';

const printLines = (...lines: string[]) => void process.stdout.write(`${lines.join('\n')}\n`);

runCommand(async () => {
  const { flags } = readCommandLine({
    command: 'npm run start:engine',
    about: `Starts Vendure on PostgreSQL with the storefront in front.

It installs the packages of backend when they are missing, starts a PostgreSQL of its own unless DATABASE_URL names a
database, and fills an empty database with the demo catalogue and the demo accounts. Ctrl+C stops everything.`,
    options: {
      reset: { about: 'delete the own PostgreSQL with all its data, and end; the one of DATABASE_URL stays' },
    },
    environment: {
      PORT: 'port of the storefront, 8000 by default',
      ENGINE_PORT: 'port of the engine; a free one by default',
      DATABASE_URL: 'an empty or earlier filled database: postgres://user:password@host/name',
      ENGINE_DATA: 'folder of the own PostgreSQL, .engine-data by default',
      ADMIN_PASSWORD: 'password of the administrator; made at the first start by default',
      DEMO_STEPS: '0: orders do not ship, and withdrawals are not paid, by themselves; 1 by default',
    },
  });
  if (flags.has('reset')) return resetEngine(engineFolder());
  exitWithParent();
  const options = readOptions(process.env);
  await assertPortIsFree(options);
  const folder = engineFolder();
  const releaseFolder = claimFolder(folder);
  const running: RunningProcess[] = [];
  let cluster: PostgresCluster | undefined;
  const stopped = new Promise<string>((done) => {
    process.on('SIGINT', () => done('')).on('SIGTERM', () => done(''));
  });
  try {
    const begin = async () => {
      await installPackages();
      const databaseUrl = process.env['DATABASE_URL']?.trim() || (cluster = await startCluster(folder)).url;
      const port = process.env['ENGINE_PORT']?.trim() || String(freePort());
      const password = readAdminPassword(folder);
      const environment = {
        DATABASE_URL: databaseUrl,
        ENGINE_PORT: port,
        // The storefront is the only proxy.
        ENGINE_PROXIES: process.env['ENGINE_PROXIES'] ?? '1',
        ADMIN_PASSWORD: password,
        DEMO_CODES: process.env['DEMO_CODES'] ?? '1',
        DEMO_STEPS: process.env['DEMO_STEPS'] ?? '1',
      };
      printLines('Preparing the database; the first time takes half a minute.');
      await seedDatabase(environment);
      running.push(await startEnginePart('The server', 'src/server.ts', environment));
      running.push(await startEnginePart('The worker', 'src/worker.ts', environment));
      running.push(startStorefront(`http://127.0.0.1:${port}`));
      printLines(
        '',
        `  Administration  http://127.0.0.1:${port}/admin (superadmin, ${password})`,
        `  Database        ${cluster ? `PostgreSQL in ${folder}` : 'as DATABASE_URL says'}`,
        '',
        ...accountLines(),
        '',
      );
    };
    const started = begin();
    const early = await Promise.race([started.then(() => undefined), stopped]);
    if (early === undefined) {
      const reason = await Promise.race([stopped, ...running.map(({ ended }) => ended)]);
      if (reason !== '') throw new StartError(reason);
    } else await started.catch(() => undefined);
  } finally {
    // Requests end before the database does.
    for (const part of running.reverse()) await part.stop();
    await cluster?.stop();
    releaseFolder();
  }
});
