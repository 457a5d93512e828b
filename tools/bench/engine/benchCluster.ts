/** A PostgreSQL for a measurement of the engine, with the packages that its processes need. */
import { exitWithParent } from '../../command/exitWithParent';
import { findPostgresPrograms } from '../../serve/engine/cluster';
import { installPackages, killAll, seedDatabase } from '../../serve/engine/processes';
import { newClusterFolder, startTemporaryCluster, type TemporaryCluster } from '../../serve/engine/temporaryCluster';

export type Environment = Readonly<Record<string, string>>;

export interface BenchCluster {
  readonly cluster: TemporaryCluster;
  /** Of the servers. */
  readonly environment: Environment;
  readonly folder: string;
}

/** Starts a cluster with the seed, and stops it and all processes at the end. */
export async function withBenchCluster(
  settings: readonly string[],
  work: (cluster: BenchCluster) => Promise<void>,
): Promise<void> {
  findPostgresPrograms();
  exitWithParent();
  process.once('exit', killAll);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await installPackages();
  const folder = newClusterFolder();
  const cluster = await startTemporaryCluster({ settings: ['max_connections=200', ...settings] }, folder);
  const environment = {
    DATABASE_URL: cluster.url,
    ADMIN_PASSWORD: 'for-measurements',
    DEMO_CODES: '1',
    DEMO_STEPS: '1',
    CODE_LIMIT: '1000000',
    PHONE_CODE_LIMIT: '1000000',
  };
  try {
    await seedDatabase(environment);
    await work({ cluster, environment, folder });
  } finally {
    await cluster.close();
  }
}
