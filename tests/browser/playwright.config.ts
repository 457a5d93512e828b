/** The browser tests: real Chromium against the production build and the demo shop, each run with books of its own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { quietFlags, testChromiumPath } from '../../tools/chromium';
import { freePort } from '../../tools/freePort';
import type { ShopOptions } from './shopTest';

const projectFolder = resolve(__dirname, '../..');

/** Worker processes read this file again: what was drawn once is handed on in the environment. */
function drawnOnce(name: string, draw: () => string): string {
  return (process.env[name] ??= draw());
}

const port = drawnOnce('BROWSER_TEST_PORT', () => String(freePort()));
const data = drawnOnce('BROWSER_TEST_DATA', () => mkdtempSync(join(tmpdir(), 'persimmon-browser-')));
const origin = `http://localhost:${port}`;

export default defineConfig<ShopOptions>({
  testDir: __dirname,
  outputDir: resolve(projectFolder, 'test-results'),
  globalTeardown: './removeBooks.ts',
  // One more than the gate has cores: a test waits a fifth of its time.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `${origin}/`,
    locale: 'en-US',
    // Requests that a service worker answers cannot be broken by a test; deploys and being offline have tests of their own.
    serviceWorkers: 'block',
    // A trace costs every test a fifth of its time: `npm run browser -- --trace retain-on-failure` to see what happened.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: testChromiumPath(),
      args: quietFlags,
    },
  },
  projects: [
    // What only a desk has.
    { name: 'h5', testIgnore: ['desk.spec.ts', 'print.spec.ts'], use: { ...devices['Pixel 7'], face: 'h5' } },
    // What these try is the same for both faces: once is enough.
    { name: 'pc', testIgnore: ['development.spec.ts', 'faultsJudge.spec.ts', 'brokenFiles.spec.ts', 'workerDeploys.spec.ts'], use: { ...devices['Desktop Chrome'], face: 'pc' } },
  ],
  webServer: {
    command: `"${process.execPath}" --import tsx tools/serve.ts`,
    cwd: projectFolder,
    url: `${origin}/api/server/info`,
    env: { PORT: port, HOST: '127.0.0.1', SHOP_DATA: data, CODE_LIMIT: '100000' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
