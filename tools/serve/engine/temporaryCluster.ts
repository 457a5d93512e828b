/** A PostgreSQL cluster of a test or a measurement, which is deleted at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../command/freePort';
import { startCluster, type ClusterOptions } from './cluster';

export interface TemporaryCluster {
  readonly url: string;
  readonly processId: number;
  /** Stops PostgreSQL; `crash` as a failure of it would. */
  stop(how: 'inOrder' | 'crash'): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Stops PostgreSQL and deletes its folder. */
  close(): Promise<void>;
}

/** A new folder for a cluster. */
export const newClusterFolder = (): string => mkdtempSync(join(tmpdir(), 'persimmon-engine-'));

/**
 * Starts a cluster in a new folder. A process that ends without `close` stops it and deletes the folder as well, unless it is
 * killed with SIGKILL.
 */
export async function startTemporaryCluster(
  options: ClusterOptions = {},
  folder = newClusterFolder(),
): Promise<TemporaryCluster> {
  const port = options.port ?? freePort();
  const deleteFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  process.once('exit', deleteFolder);
  const startHere = () => startCluster(folder, { ...options, port });
  let cluster = await startHere();
  const onExit = () => cluster.kill();
  // Before the folder is deleted.
  process.prependOnceListener('exit', onExit);
  return {
    url: cluster.url,
    processId: cluster.processId,
    async stop(how) {
      if (how === 'crash') cluster.kill();
      await cluster.stop();
    },
    async start() {
      cluster = await startHere();
    },
    async close() {
      await cluster.stop();
      process.off('exit', onExit).off('exit', deleteFolder);
      deleteFolder();
    },
  };
}
