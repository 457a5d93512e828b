/**
 * Another build for the tests, below a path, with its API on another origin and nothing of the demo shop's products
 * (`npm run build -- --second`). It leaves `dist` as it is.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../command/run';
import { StartError } from '../command/startError';

/** Folder of the second build. */
export const secondFolder = join(projectFolder, '.build', 'second');

/** Variables of the second build. The name of the API is one that a test maps to a port. */
export const secondBuild = {
  BASE: '/shop/',
  API_BASE: 'http://api.shop.test',
  SNAPSHOT_API: 'none',
} as const;

/** The page of the second build. Throws StartError when there is none. */
export function readSecondPage(): string {
  const page = join(secondFolder, 'index.html');
  if (!existsSync(page)) throw new StartError('There is no second build. "npm run build -- --second" makes it.');
  return readFileSync(page, 'utf8');
}
