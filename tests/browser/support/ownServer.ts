/**
 * A server with its own copy of the build, so that a test can deploy a new version, delete files, or stop the server.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeWorker } from '../../../tools/build/worker/writeWorker';
import { startServer } from '../../setup/serverProcess';

const dist = resolve(__dirname, '../../../dist');

export interface OwnServer {
  /** For example `http://localhost:40123`. Browsers treat localhost as a secure context. */
  readonly origin: string;
  /** Deploys a new document and a new worker. `version` is in `data-version` of the document. */
  deploy(version: string): Promise<void>;
  /** Deploys the worker that unregisters itself. */
  deployNoWorker(): Promise<void>;
  /** Deletes a file with its compressed copies, as a deploy can do. */
  remove(address: string): void;
  end(): Promise<void>;
}

/** Starts a server with an empty database. The caller stops it. */
export async function startOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-own-'));
  const distCopy = join(folder, 'dist');
  cpSync(dist, distCopy, { recursive: true });
  const server = await startServer(distCopy, {
    SHOP_DATA: join(folder, 'database'),
    CODE_LIMIT: '1000',
    PHONE_CODE_LIMIT: '1000',
  });
  const remove = (address: string) =>
    ['', '.br', '.gz'].forEach((ending) => rmSync(join(distCopy, address + ending), { force: true }));
  const rewrite = async (isRemoved = false) => {
    await writeWorker(distCopy, isRemoved);
    for (const ending of ['.br', '.gz']) rmSync(join(distCopy, `sw.js${ending}`), { force: true });
  };
  return {
    origin: server.origin.replace('127.0.0.1', 'localhost'),
    async deploy(version) {
      const page = readFileSync(join(distCopy, 'index.html'), 'utf8');
      remove('index.html');
      writeFileSync(
        join(distCopy, 'index.html'),
        page.replace(/<html[^>]*?(?: data-version="[^"]*")?>/, `<html lang="en" data-version="${version}">`),
      );
      await rewrite();
    },
    deployNoWorker: () => rewrite(true),
    remove,
    async end() {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
