/** `npm run shop:reset`: deletes the database of the demo shop. The next `npm start` creates a new one. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFiles, DataFolderError, openDataFolder } from '../../mock/dataFolder';
import { readCommandLine } from '../command/commandLine';
import { readOptions } from './server/options';
import { runCommand, StartError } from '../command/startError';

async function assertNotInUse(folder: string): Promise<void> {
  try {
    await openDataFolder(folder).close();
  } catch (error) {
    // An unreadable database file is deleted too.
    if (!(error instanceof DataFolderError) || error.reason !== 'unreadable')
      throw error instanceof DataFolderError ? new StartError(error.message) : error;
  }
}

runCommand(async () => {
  readCommandLine({
    command: 'npm run shop:reset',
    about: 'Deletes all data of the demo shop: customers, orders, wallets. The next "npm start" creates a new one.',
    environment: { SHOP_DATA: 'folder of the data, .shop-data by default' },
  });
  const { dataFolder } = readOptions(process.env);
  const files = databaseFiles.map((name) => join(dataFolder, name)).filter((file) => existsSync(file));
  if (files.length > 0) {
    await assertNotInUse(dataFolder);
    // Deletes only the database files, because SHOP_DATA can be a wrong folder.
    for (const file of files) rmSync(file);
  }
  process.stdout.write(`${dataFolder} is empty. The demo shop starts over with the next "npm start".\n`);
});
