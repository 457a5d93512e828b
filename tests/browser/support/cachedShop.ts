/** A `test` with a server of its own and with the service worker allowed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distFolder } from '../../../tools/build/freshness';
import { startOwnServer, type OwnServer } from './ownServer';
import { test as base } from './storeTest';
import { expectLoaded } from './navigation';

/** Ms that the page waits before it registers the service worker: `IDLE_DELAY_MS` of src/startup/inline/guard.ts. */
const idleDelayMs = 3_000;

/** Registers the service worker without that delay. Runs in the page. */
function skipDelay(delayMs: number): void {
  const { setTimeout: schedule } = window;
  const scheduleAtOnce = (work: () => void, ms?: number) => schedule(work, ms === delayMs ? 0 : ms);
  Object.assign(window, { setTimeout: scheduleAtOnce });
}

const cachingTest = base.extend<{ atOnce: void }>({
  serviceWorkers: 'allow',
  atOnce: [
    async ({ context }, use) => {
      await context.addInitScript(skipDelay, idleDelayMs);
      await use();
    },
    { auto: true },
  ],
});

/** For tests that leave the files of the server as they are: the tests of a worker process share it. */
export const test = cachingTest.extend<object, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = await startOwnServer();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});

/** For tests that deploy: each has a server of its own. */
export const deployTest = cachingTest.extend<{ server: OwnServer }>({
  server: async ({ context }, use) => {
    const server = await startOwnServer();
    await use(server);
    await Promise.all(context.pages().map((page) => page.close()));
    await server.end();
  },
});

/** Opens a page and waits until the service worker has cached the shop. */
export async function openCached(page: Page, { origin }: Pick<OwnServer, 'origin'>, hash: string): Promise<void> {
  await page.goto(`${origin}/#${hash}`);
  await expectLoaded(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 30_000,
  });
  await page.waitForFunction(async () => (await (await caches.open('files')).keys()).length > 3, undefined, {
    timeout: 30_000,
  });
}

/** Paths of all cached responses. */
export const getCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Paths of the cached responses that are not the file of the build under test. */
export async function getDamagedPaths(page: Page): Promise<string[]> {
  const cached = await page.evaluate(async () => {
    const digests: [path: string, digest: string][] = [];
    for (const name of (await caches.keys()).filter((one) => one !== 'notes')) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const content = await (await cache.match(request))?.arrayBuffer();
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content ?? new ArrayBuffer(0)));
        digests.push([new URL(request.url).pathname, btoa(String.fromCharCode(...digest))]);
      }
    }
    return digests;
  });
  const digestOf = (path: string) =>
    existsSync(join(distFolder, path))
      ? createHash('sha256')
          .update(readFileSync(join(distFolder, path)))
          .digest('base64')
      : 'not in the build';
  return cached.filter(([path, digest]) => digest !== digestOf(path)).map(([path]) => path);
}

/** Replaces each cached file by other bytes of the same length, with the same headers. Returns the paths. */
export const damageCachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of (await caches.keys()).filter((one) => one !== 'notes')) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const cached = await cache.match(request);
        if (!cached) continue;
        const bytes = new Uint8Array(await cached.arrayBuffer()).fill(32);
        await cache.put(request, new Response(bytes, { headers: cached.headers }));
        paths.push(new URL(request.url).pathname);
      }
    }
    return paths;
  });
