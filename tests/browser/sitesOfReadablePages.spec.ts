/** The readable pages in real nginx and Caddy, as files of `npm run pages` and in front of the server of this project. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseUrlsOfPage } from '../../tools/config/baseUrls';
import { distFolder } from '../../tools/build/freshness';
import { readSecondPage, secondFolder } from '../../tools/build/secondBuild';
import { pagePolicy } from '../../tools/serve/server/pages/document';
import { pageSettings } from '../../tools/serve/server/pages/settings';
import { pageHeaders } from '../../tools/serve/server/policyText';
import { loadShop } from '../../tools/config/shopConfig';
import { runScript, startServer, type ServerProcess } from '../setup/serverProcess';
import { expect, test } from './shopTest';
import { createWebServers, type WebServers } from './support/webServer';

const builds = [
  { at: 'the root', folder: distFolder, html: readFileSync(join(distFolder, 'index.html'), 'utf8') },
  { at: 'a path', folder: secondFolder, html: readSecondPage() },
];
const crawler = 'Mozilla/5.0 (compatible; Examplebot/1.0)';

for (const { at, folder, html } of builds)
  for (const source of ['files', 'server'] as const)
    for (const kind of ['nginx', 'caddy'] as const)
      test.describe(`the readable pages of ${kind} at ${at}, from ${source === 'files' ? 'files' : 'a server'}`, () => {
        test.describe.configure({ mode: 'serial' });
        const { basePath, apiRoot } = baseUrlsOfPage(html);
        const policy = pagePolicy(pageSettings(loadShop(), { basePath, pictureRoot: apiRoot }));
        let sites: WebServers;
        let scratch: string;
        let server: ServerProcess | undefined;
        /** The site, for example `http://localhost:40123`. */
        let origin: string;
        let id: string;
        /** The category of the product. */
        let category: string;
        const get = (path: string) => fetch(`${origin}${basePath}${path}`, { redirect: 'manual' });

        test.beforeAll(async ({ baseURL }) => {
          test.setTimeout(180_000);
          const api = new URL(new URL(baseURL ?? '').origin);
          const list = await (await fetch(new URL('/api/home/goodsList?pageSize=1&sort=newest', api))).json();
          ({ id, categoryId: category } = list.data.list[0]);
          sites = createWebServers();
          scratch = mkdtempSync(join(tmpdir(), 'persimmon-pages-'));
          if (source === 'files') {
            const root = join(scratch, 'dist');
            cpSync(folder, root, { recursive: true });
            origin = await sites.start(kind, html, { root, api, pages: { policy } });
            const args = [api.origin, '--out', root, '--url', origin + basePath, '--limit', '2'];
            const { code, output } = await runScript('build/pages.ts', args, {});
            expect([code, output]).toEqual([0, expect.stringContaining(`Their Content-Security-Policy: ${policy}\n`)]);
          } else {
            server = await startServer(folder, { SHOP_DATA: join(scratch, 'data'), TRUST_PROXY: 'loopback' });
            origin = await sites.start(kind, html, { root: folder, api, pages: { server: new URL(server.origin) } });
          }
        });
        test.afterAll(async () => {
          await sites.end();
          await server?.end('SIGTERM');
          rmSync(scratch, { recursive: true });
        });

        test('have their types, caching and policy', async () => {
          const [, ...others] = pageHeaders(html);
          for (const path of [`/p/${id}`, `/p/zh/${id}`, `/c/${category}`, '/en/', '/zh/']) {
            const { status, headers } = await get(path);
            expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
              200,
              'text/html; charset=utf-8',
              'public, max-age=300',
            ]);
            // A header that is sent twice has a comma.
            expect(headers.get('content-security-policy')).toBe(policy);
            for (const [name, value] of others) expect([name, headers.get(name)]).toEqual([name, value]);
          }
          const page = await (await get(`/p/${id}`)).text();
          expect(page).toContain(`<link rel="canonical" href="${origin}${basePath}/p/${id}">`);
          expect(page).toContain(`data-app="${basePath}/"`);
          expect(page).toContain(`<a href="${origin}${basePath}/c/${category}">`);
          expect(await (await get('/zh/')).text()).toContain(`<a href="${origin}${basePath}/c/zh/${category}">`);
          expect(await (await get(`/c/${category}`)).text()).toContain(`<a href="${origin}${basePath}/p/${id}">`);
          const folder = await get('/zh');
          expect([folder.status, folder.headers.get('location')]).toEqual([302, `${basePath}/zh/`]);
        });

        test('come with sitemap and robots.txt; a missing one is 404', async () => {
          const sitemap = await get('/sitemap.xml');
          expect([sitemap.status, sitemap.headers.get('content-type')]).toEqual([
            200,
            expect.stringMatching(/^(?:text|application)\/xml; charset=utf-8$/),
          ]);
          const sitemapText = await sitemap.text();
          for (const path of ['/', '/zh/', `/c/${category}`, `/p/${id}`, `/p/zh/${id}`])
            expect(sitemapText).toContain(`<loc>${origin}${basePath}${path}</loc>`);
          const robots = await get('/robots.txt');
          expect([robots.headers.get('content-type'), robots.headers.get('cache-control')]).toEqual([
            'text/plain; charset=utf-8',
            'public, max-age=3600',
          ]);
          expect(await robots.text()).toContain(`Sitemap: ${origin}${basePath}/sitemap.xml\n`);
          const missing = await get('/p/none');
          expect([missing.status, missing.headers.get('cache-control')]).toEqual([
            404,
            source === 'files' ? 'no-store' : 'public, max-age=60',
          ]);
          expect((await get('/c/none')).status).toBe(404);
          const slashes = await get(`/p/zh/${id}/?code=ABCD`);
          expect([slashes.status, slashes.headers.get('location')]).toEqual([302, `${basePath}/p/zh/${id}?code=ABCD`]);
          // The app keeps its own policy.
          const app = await get('/');
          expect([app.status, app.headers.get('content-security-policy')]).toEqual([200, pageHeaders(html)[0]?.[1]]);
        });

        test('lead people to the app, and are read without scripts', async ({ page, browser }) => {
          // The app of the second build calls an API that this test does not have.
          if (basePath === '') {
            await page.goto(`${origin}/p/${id}?code=ABCD`);
            await expect(page).toHaveURL(new RegExp(`^${origin}/#/h5/components/goodsDetail\\?code=ABCD&id=${id}$`));
            await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
          }
          const visit = await browser.newContext({ userAgent: crawler });
          const read = await visit.newPage();
          await read.goto(`${origin}${basePath}/p/${id}`);
          await expect(read.locator('h1')).toBeVisible();
          expect(read.url()).toBe(`${origin}${basePath}/p/${id}`);
          await expect(read.locator('img').first()).toBeVisible();
          await visit.close();
        });
      });
