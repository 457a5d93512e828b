/** `npm run shop:reset`: the demo shop starts over with the next `npm start`. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError, openDataFolder } from '../mock/shop/dataFolder';
import { readOptions } from './server/options';
import { runCommand, StartError } from './startError';

async function letGo(folder: string): Promise<void> {
  try {
    await openDataFolder(folder).close();
  } catch (error) {
    // A file that cannot be read is what starting over is for.
    if (!(error instanceof DataFolderError) || error.reason !== 'unreadable') throw error instanceof DataFolderError ? new StartError(error.message) : error;
  }
}

runCommand(async () => {
  const { dataFolder } = readOptions(process.env);
  const files = ['data.mdb', 'lock.mdb'].map((name) => join(dataFolder, name)).filter((file) => existsSync(file));
  if (files.length > 0) {
    await letGo(dataFolder);
    // Only the files of the database: the folder may be one that was given by mistake.
    for (const file of files) rmSync(file);
  }
  process.stdout.write(`${dataFolder} is empty. The demo shop starts over with the next "npm start".\n`);
});
