/** A shop with a copy of the build of its own, so that a test can deploy a newer one, take files away, or close it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeWorker } from '../../../tools/worker/writeWorker';
import { startServer } from '../../setup/serverProcess';

const dist = resolve(__dirname, '../../../dist');

export interface OwnShop {
  /** For example `http://localhost:40123`: browsers take it for secure. */
  readonly origin: string;
  /** Puts a newer page and a newer worker in the place of the present ones; `version` can be read in the page. */
  deploy(version: string): Promise<void>;
  /** Deploys a worker that goes away. */
  deployNoWorker(): Promise<void>;
  /** Takes a file away, as a deploy does that deletes what is old. */
  remove(address: string): void;
  end(): Promise<void>;
}

/** Opens one with empty books. The caller ends it. */
export async function openOwnShop(): Promise<OwnShop> {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-own-'));
  const copy = join(folder, 'dist');
  cpSync(dist, copy, { recursive: true });
  const server = await startServer(copy, { SHOP_DATA: join(folder, 'books'), CODE_LIMIT: '1000' });
  const remove = (address: string) => ['', '.br', '.gz'].forEach((ending) => rmSync(join(copy, address + ending), { force: true }));
  const writeAnew = async (isOff = false) => {
    await writeWorker(copy, isOff);
    for (const ending of ['.br', '.gz']) rmSync(join(copy, `sw.js${ending}`), { force: true });
  };
  return {
    origin: server.origin.replace('127.0.0.1', 'localhost'),
    async deploy(version) {
      const page = readFileSync(join(copy, 'index.html'), 'utf8');
      remove('index.html');
      writeFileSync(join(copy, 'index.html'), page.replace(/<html[^>]*?(?: data-version="[^"]*")?>/, `<html lang="en" data-version="${version}">`));
      await writeAnew();
    },
    deployNoWorker: () => writeAnew(true),
    remove,
    async end() {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
