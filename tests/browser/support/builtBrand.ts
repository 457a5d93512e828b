/** The builds of the brands in tests/brand, each once for a run of the tests. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startServer, type ServerProcess } from '../../setup/serverProcess';
import { expect } from './storeTest';

const projectFolder = resolve(__dirname, '../../..');
/** Ms that the build may take on a busy machine. */
export const brandTimeoutMs = 900_000;

/** Builds into `folder`. Resolves with the output of the build when it fails. */
function build(config: string, folder: string): Promise<string> {
  const child = spawn(
    process.execPath,
    ['tools/command/cli.cjs', 'build/build.ts', '--demo', '--out', folder, '--quick'],
    {
      cwd: projectFolder,
      env: { ...process.env, SHOP_CONFIG: config },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  return new Promise((done) => child.once('close', (code) => done(code === 0 ? '' : output || `exit code ${code}`)));
}

/** Builds a configuration and resolves with the folder. Another process that builds it is waited for. */
async function builtFolder(config: string): Promise<string> {
  // The folder of the run is removed with the database.
  const folder = join(process.env['BROWSER_TEST_DATA'] ?? '', `brand-${config.replaceAll('/', '-')}`);
  const result = join(folder, 'result.txt');
  // Only one process creates the folder, and builds.
  const isFirst = mkdirSync(join(folder, 'claimed'), { recursive: true }) !== undefined;
  if (isFirst) writeFileSync(result, await build(config, join(folder, 'dist')));
  while (!existsSync(result)) await wait(200);
  const problem = readFileSync(result, 'utf8');
  if (problem) throw new Error(`The build of ${config} failed.\n${problem}`);
  return folder;
}

export interface BrandServer {
  readonly dist: string;
  /** For example `http://localhost:40123`. Browsers treat localhost as a secure context. */
  readonly origin: string;
  end(): Promise<unknown>;
}

let servers = 0;

/** Builds a configuration when no test did before, and starts a server with a database of its own for it. */
export async function startBrand(config: string): Promise<BrandServer> {
  const folder = await builtFolder(config);
  const dist = join(folder, 'dist');
  servers += 1;
  const data = join(folder, `database-${process.pid}-${servers}`);
  const server: ServerProcess = await startServer(dist, {
    SHOP_DATA: data,
    SHOP_CONFIG: config,
    CODE_LIMIT: '1000',
    PHONE_CODE_LIMIT: '1000',
  });
  return { dist, origin: server.origin.replace('127.0.0.1', 'localhost'), end: () => server.end('SIGTERM') };
}

let opened = 0;

/** Loads the document at a hash and waits until the page is drawn. */
export async function openBrand(page: Page, { origin }: BrandServer, hash: string): Promise<void> {
  opened += 1;
  await page.goto(`${origin}/?opened=${opened}#${hash}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('#prerendered:not([hidden]), main .skeleton')).toHaveCount(0);
}
