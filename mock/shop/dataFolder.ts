/** The folder of the demo shop's books: opened once, by one process, or refused with a reason that a person can act on. */
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';

/** Why the folder cannot be used; the message is for the one who started the shop. */
export class DataFolderError extends Error {
  constructor(
    readonly reason: 'unwritable' | 'unreadable' | 'inUse',
    message: string,
  ) {
    super(message);
    this.name = 'DataFolderError';
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** LMDB's own mark in its first page. Opening a file without it does not fail, it crashes the process. */
function assertIsDatabase(file: string): void {
  if (!existsSync(file)) return;
  const head = Buffer.alloc(28);
  const descriptor = openSync(file, 'r');
  try {
    if (readSync(descriptor, head, 0, head.length, 0) === head.length && head.readUInt32LE(24) === 0xbeefc0de) return;
  } finally {
    closeSync(descriptor);
  }
  throw new Error(`${file} is not a database of the shop`);
}

/** LMDB keeps a table of the processes that read the file, and drops those that died. */
function otherReader(database: RootDatabase): number | undefined {
  // Reading makes an entry for this process, so that of two that start at once both see the other.
  database.getCount();
  database.readerCheck();
  const readers = database
    .readerList()
    .split('\n')
    .map((line) => Number.parseInt(line, 10));
  return readers.find((pid) => Number.isInteger(pid) && pid !== process.pid);
}

/** Opens the database in `folder` and makes both when missing. Throws DataFolderError when that cannot be, or another process holds it. */
export function openDataFolder<Value>(folder: string): RootDatabase<Value, [collection: string, id: string]> {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderError('unwritable', `The data folder ${folder} cannot be written (${reasonOf(error)}). Choose another one with SHOP_DATA.`);
  }
  let database: RootDatabase<Value, [collection: string, id: string]>;
  let reader: number | undefined;
  try {
    assertIsDatabase(join(folder, 'data.mdb'));
    database = open({ path: folder, encoding: 'json', noSubdir: false });
    reader = otherReader(database);
  } catch (error) {
    throw new DataFolderError('unreadable', `The data folder ${folder} does not hold a readable shop (${reasonOf(error)}). "npm run shop:reset" starts over.`);
  }
  if (reader !== undefined) {
    void database.close();
    throw new DataFolderError('inUse', `The data folder ${folder} is in use by the shop with process id ${reader}. Stop it, or choose another one with SHOP_DATA.`);
  }
  return database;
}
