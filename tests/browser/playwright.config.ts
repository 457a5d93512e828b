/**
 * Browser tests: Chromium against the production build and the demo shop, with a new database for each run.
 * `BROWSER_TEST_URL` is a storefront that runs already, in front of any API: `npm run money -- URL`.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, testChromiumPath } from '../../tools/check/chromium';
import { freePort } from '../../tools/command/freePort';
import '../../tools/config/shopGlobal.cjs';
import * as testFiles from '../setup/testFiles.cjs';
import type { ShopOptions } from './shopTest';

const projectFolder = resolve(__dirname, '../..');

/** Each worker process loads this file again. The environment passes the value of the main process to them. */
function onceInEnvironment(name: string, create: () => string): string {
  return (process.env[name] ??= create());
}

/** The build is that of a shop of its own: only the tests that know nothing of the demo shop's brand. */
const isOwnShop = process.env['OWN_SHOP'] === '1';
/** Tests that are left out on both platforms. */
const ignored = isOwnShop ? [] : [testFiles.ownShop];
const runningOrigin = process.env['BROWSER_TEST_URL'];
const port = onceInEnvironment('BROWSER_TEST_PORT', () => String(freePort()));
const databaseFolder = onceInEnvironment('BROWSER_TEST_DATA', () => mkdtempSync(join(tmpdir(), 'persimmon-browser-')));
const origin = runningOrigin ?? `http://localhost:${port}`;

export default defineConfig<ShopOptions>({
  testDir: __dirname,
  testMatch: isOwnShop ? `**/${testFiles.ownShop}` : new RegExp(testFiles.browser),
  // What runs in nginx and Caddy, on the second build.
  testIgnore: process.env['WITHOUT_WEB_SERVERS'] ? /(?:hosting|webServers|sites\w+|secondBuild)\.spec\.ts$/ : [],
  outputDir: resolve(projectFolder, 'test-results'),
  globalTeardown: './removeDatabase.ts',
  // One more than the two cores of `npm run verify`: a test is idle a fifth of its time.
  workers: 3,
  fullyParallel: true,
  // A busy machine drops a gesture now and then. The report names such tests; more than `maxFlaky` (tools/check/testCounts.ts) fail.
  retries: 1,
  forbidOnly: true,
  // Tests that pass axe over every page take a minute on a slow machine.
  timeout: 120_000,
  // A page beside two others on a slow machine takes up to ten seconds.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `${origin}/`,
    locale: 'en-US',
    // A service worker would respond in place of the routes of a test. Deploys and offline use have their own tests.
    serviceWorkers: 'block',
    // Traces make tests a fifth slower. `npm run browser -- --trace retain-on-failure` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: testChromiumPath(),
      args: chromiumFlags,
    },
  },
  projects: [
    // A test with the tag of a platform runs on that platform only.
    {
      name: 'h5',
      testIgnore: [...testFiles.desktopOnly, ...ignored],
      grepInvert: /@pc\b/,
      use: { ...devices['Pixel 7'], platform: 'h5' },
    },
    {
      name: 'pc',
      testIgnore: [...testFiles.onePlatform, ...ignored],
      grepInvert: /@h5\b/,
      use: { ...devices['Desktop Chrome'], platform: 'pc' },
    },
  ],
  webServer: runningOrigin
    ? undefined
    : {
        command: `"${process.execPath}" --import tsx tools/serve/serve.ts`,
        cwd: projectFolder,
        url: `${origin}/api/server/info`,
        env: {
          PORT: port,
          HOST: '127.0.0.1',
          SHOP_DATA: databaseFolder,
          CODE_LIMIT: '100000',
          PHONE_CODE_LIMIT: '100000',
        },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
        stdout: 'ignore',
        stderr: 'pipe',
      },
});
