/** Deletes the data of the demo shop and of the engine: `npm start -- --reset`, `npm run start:engine -- --reset`. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFiles, DataFolderError, openDataFolder } from '../../mock/dataFolder';
import { claimFolder } from './engine/folder';
import { StartError } from '../command/startError';

async function assertNotInUse(folder: string): Promise<void> {
  try {
    await openDataFolder(folder).close();
  } catch (error) {
    // An unreadable database file is deleted too.
    if (!(error instanceof DataFolderError) || error.reason !== 'unreadable')
      throw error instanceof DataFolderError ? new StartError(error.message) : error;
  }
}

const reportEmptied = (folder: string, owner: string, command: string) =>
  void process.stdout.write(`${folder} is empty. ${owner} starts over with the next "${command}".\n`);

/** Deletes the database of the demo shop. Rejects with StartError while a shop uses it. */
export async function resetShop(folder: string): Promise<void> {
  const files = databaseFiles.map((name) => join(folder, name)).filter((file) => existsSync(file));
  if (files.length > 0) {
    await assertNotInUse(folder);
    // Deletes only the database files, because SHOP_DATA can be a wrong folder.
    for (const file of files) rmSync(file);
  }
  reportEmptied(folder, 'The demo shop', 'npm start');
}

/** Deletes the PostgreSQL that `npm run start:engine` made. Throws StartError while an engine uses it. */
export function resetEngine(folder: string): void {
  if (existsSync(folder)) {
    // No engine starts in it meanwhile.
    const release = claimFolder(folder);
    // Only what the engine made, because ENGINE_DATA can be a wrong folder.
    for (const name of ['data', 'password', 'admin-password'])
      rmSync(join(folder, name), { recursive: true, force: true });
    release();
  }
  reportEmptied(folder, 'The engine', 'npm run start:engine');
}
