/** Opens the data folder of the demo shop (LMDB). Only one process can use a folder at a time. */
import { spawnSync } from 'node:child_process';
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';

/** The folder cannot be used. The message tells the person who starts the shop what to do. */
export class DataFolderError extends Error {
  constructor(
    readonly reason: 'unwritable' | 'unreadable' | 'inUse',
    message: string,
  ) {
    super(message);
    this.name = 'DataFolderError';
  }
}

/** The error of a folder that cannot be written, or whose disk is full. */
export const unwritableError = (folder: string, error: unknown): DataFolderError =>
  new DataFolderError(
    'unwritable',
    `The data folder ${folder} cannot be written (${messageOf(error)}). Make it writable, or choose another one with SHOP_DATA.`,
  );

/** The error of a database that is damaged, of another program, or of a later version of the shop. */
export const unreadableError = (folder: string, error: unknown): DataFolderError =>
  new DataFolderError(
    'unreadable',
    `The data folder ${folder} does not hold a readable shop (${messageOf(error)}). "npm start -- --reset" starts over.`,
  );

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The files of a database. */
export const databaseFiles = ['data.mdb', 'lock.mdb'] as const;

/** Ms that the check of a database may take. A damaged tree of pages can be a circle. */
const checkTimeoutMs = 60_000;

/** Throws when a file of the database is a folder, or cannot be read and written. A missing file is no error. */
function assertFilesAreUsable(folder: string): void {
  for (const file of databaseFiles.map((name) => join(folder, name))) {
    const info = statSync(file, { throwIfNoEntry: false });
    if (info && !info.isFile()) throw new Error(`${file} is not a file`);
    if (info) accessSync(file, constants.R_OK | constants.W_OK);
  }
}

/** Throws when the file lacks the magic number of LMDB. LMDB takes an empty file for a new database. */
function assertIsLmdbFile(file: string): void {
  const head = Buffer.alloc(28);
  const descriptor = openSync(file, 'r');
  try {
    if (readSync(descriptor, head, 0, head.length, 0) === head.length && head.readUInt32LE(24) === 0xbeefc0de) return;
  } finally {
    closeSync(descriptor);
  }
  throw new Error(`${file} is not a database of the shop`);
}

/**
 * Opens and reads the database in another process, because LMDB ends the process of its reader by a signal when a page is
 * damaged, and when the disk is full before the database is created. Throws when that process fails.
 */
function runCheck(folder: string): void {
  const { status, stderr, error } = spawnSync(process.execPath, [join(__dirname, 'checkDatabase.cjs'), folder], {
    encoding: 'utf8',
    timeout: checkTimeoutMs,
    killSignal: 'SIGKILL',
  });
  if (status === 0) return;
  const reason = status === 1 ? stderr.trim().split('\n').at(-1) : error?.message;
  throw new Error(reason || 'its pages cannot be read');
}

/** Creates the database in another process. Removes its files when that fails, for example because the disk is full. */
function createDatabase(folder: string): void {
  try {
    runCheck(folder);
  } catch (error) {
    for (const name of databaseFiles) rmSync(join(folder, name), { force: true });
    throw error;
  }
}

/** Returns the id of another process that reads the database, from the reader table of LMDB. Skips dead processes. */
function findOtherProcess(database: RootDatabase): number | undefined {
  // A read adds this process to the table, so two processes that start at the same time detect each other.
  database.getCount();
  database.readerCheck();
  const readers = database
    .readerList()
    .split('\n')
    .map((line) => Number.parseInt(line, 10));
  return readers.find((pid) => Number.isInteger(pid) && pid !== process.pid);
}

/**
 * Returns a function that throws DataFolderError when the open database file was removed, replaced or shortened. LMDB
 * would crash, or write to a file that has no name any more.
 */
export function createFileGuard(folder: string): () => void {
  const file = join(folder, 'data.mdb');
  let known = statSync(file);
  return () => {
    const info = statSync(file, { throwIfNoEntry: false });
    if (!info || info.dev !== known.dev || info.ino !== known.ino || info.size < known.size)
      throw new DataFolderError(
        'unreadable',
        `The database file ${file} was removed, replaced or shortened while the shop runs. Stop the shop, then "npm start -- --reset" starts over.`,
      );
    known = info;
  };
}

/**
 * Opens the database in `folder`; creates both when missing. Throws DataFolderError when the folder or a file of the
 * database cannot be written, the database is damaged or of another program, or another process uses it.
 */
export function openDataFolder<Value>(folder: string): RootDatabase<Value, [collection: string, id: string]> {
  const file = join(folder, 'data.mdb');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    assertFilesAreUsable(folder);
    if (!existsSync(file)) createDatabase(folder);
  } catch (error) {
    throw unwritableError(folder, error);
  }
  let database: RootDatabase<Value, [collection: string, id: string]>;
  let reader: number | undefined;
  try {
    assertIsLmdbFile(file);
    runCheck(folder);
    database = open({ path: folder, encoding: 'json', noSubdir: false });
    reader = findOtherProcess(database);
  } catch (error) {
    throw unreadableError(folder, error);
  }
  if (reader !== undefined) {
    void database.close();
    throw new DataFolderError(
      'inUse',
      `The data folder ${folder} is in use by the shop with process id ${reader}. Stop it, or choose another one with SHOP_DATA.`,
    );
  }
  return database;
}
