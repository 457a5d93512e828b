/** `npm run engine:reset`: deletes the PostgreSQL that `npm run start:engine` made. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../command/commandLine';
import { claimFolder, engineFolder } from './engine/folder';
import { runCommand } from '../command/startError';

runCommand(() => {
  readCommandLine({
    command: 'npm run engine:reset',
    about: `Deletes the PostgreSQL of the engine with all its data. The next "npm run start:engine" creates a new one. A database of
DATABASE_URL stays as it is.`,
    environment: { ENGINE_DATA: 'folder of the own PostgreSQL, .engine-data by default' },
  });
  const folder = engineFolder();
  if (existsSync(folder)) {
    // No engine starts in it meanwhile.
    const release = claimFolder(folder);
    // Only what the engine made, because ENGINE_DATA can be a wrong folder.
    for (const name of ['data', 'password', 'admin-password'])
      rmSync(join(folder, name), { recursive: true, force: true });
    release();
  }
  process.stdout.write(`${folder} is empty. The engine starts over with the next "npm run start:engine".\n`);
});
