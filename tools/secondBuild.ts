/**
 * `npm run build:second`: another build for the tests, below a path, with its API on another origin. It is not `dist`, and it
 * has the data of the demo shop.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from './commandLine';
import { projectFolder } from './run';
import { runCommand, StartError } from './startError';

/** Folder of the second build. */
export const secondFolder = join(projectFolder, '.build', 'second');

/** Variables of the second build. The name of the API is one that a test maps to a port. */
export const secondBuild = {
  BASE: '/shop/',
  API_BASE: 'http://api.shop.test',
  SNAPSHOT_API: 'demo',
} as const;

/** The page of the second build. Throws StartError when there is none. */
export function readSecondPage(): string {
  const page = join(secondFolder, 'index.html');
  if (!existsSync(page)) throw new StartError('There is no second build. "npm run build:second" makes it.');
  return readFileSync(page, 'utf8');
}

if (require.main === module)
  runCommand(async () => {
    readCommandLine({
      command: 'npm run build:second',
      about: `Builds the shop of the hosting tests into .build/second, with ${Object.entries(secondBuild)
        .map(([name, value]) => `${name}=${value}`)
        .join(' ')}.`,
    });
    Object.assign(process.env, secondBuild);
    const { buildInto } = await import('./build');
    await buildInto(secondFolder);
  });
