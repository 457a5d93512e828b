/** A build with another shop.config.ts (tests/brand) has the name and the look of that shop, and nothing of the default one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brandTimeoutMs, openBrand, startBrand, type BrandServer } from './support/builtBrand';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';

const name = 'Quince & Co';
const defaultName = /persimmon|柿/i;

/** The text files of a build. The licence names the authors of the software and not the shop. */
const textFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:html|js|css|json|webmanifest|svg)$/.test(path),
  );

const colorOf = (page: Page, token: string) =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), token);

test.describe('the build of a second brand', () => {
  test.describe.configure({ mode: 'serial', timeout: brandTimeoutMs });
  let server: BrandServer;
  let dist = '';
  const open = (page: Page, hash: string) => openBrand(page, server, hash);

  test.beforeAll(async () => {
    test.setTimeout(brandTimeoutMs);
    server = await startBrand('tests/brand/shop.config.ts');
    ({ dist } = server);
  });

  test.afterAll(async () => server?.end());

  test('has no file with the name of the default shop', () => {
    const files = textFiles(dist);
    expect(files.filter((path) => defaultName.test(readFileSync(join(dist, path), 'utf8')))).toEqual([]);
    expect(files.filter((path) => defaultName.test(path))).toEqual([]);
    expect(files.length).toBeGreaterThan(200);
  });

  test('has its own head and web manifest', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    for (const element of [
      '<title>Quince &amp; Co</title>',
      '<meta name="description" content="The shop of a second brand.">',
      '<meta name="robots" content="noindex">',
      '<meta name="theme-color" content="#f4faf7">',
      '<meta property="og:title" content="Quince &amp; Co">',
      '<meta property="og:url" content="https://quince.example/">',
    ])
      expect(html).toContain(element);
    expect(JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'))).toMatchObject({
      name,
      short_name: name,
      theme_color: '#f4faf7',
      background_color: '#f4faf7',
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
      shortcuts: [{ name: 'Commandes' }],
      screenshots: [],
    });
    expect(readFileSync(join(dist, 'icon.svg'), 'utf8')).toContain('fill="#0b6b49"');
  });

  for (const platform of ['h5', 'pc'] as const)
    test(`renders home, login, a product and the developer page as its own, on ${platform}`, async ({ page }) => {
      if (platform === 'pc') await page.setViewportSize({ width: 1440, height: 900 });
      const titles: string[] = [];
      for (const hash of [
        hashTo(platform, 'home'),
        hashTo(platform, 'login'),
        hashTo(platform, 'goods', { id: 'harbour-radio' }),
        '/docs',
      ]) {
        await open(page, hash);
        titles.push(await page.title());
        expect(await page.content()).not.toMatch(defaultName);
      }
      expect(titles).toEqual([name, 'Quince & Co | Sign in', 'Quince & Co | Harbor radio', expect.any(String)]);
      expect(titles.at(-1)).not.toMatch(defaultName);
    });

  for (const platform of ['h5', 'pc'] as const)
    test(`is French in a French browser, and fits 320 px, on ${platform}`, async ({ browser, expectConsole }) => {
      expectConsole(/preloaded using link preload/);
      const viewport = platform === 'h5' ? { width: 320, height: 640 } : { width: 1440, height: 900 };
      const page = await browser.newPage({ locale: 'fr-FR', viewport });
      const titles: string[] = [];
      for (const hash of [
        hashTo(platform, 'home'),
        hashTo(platform, 'login'),
        hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }),
        hashTo(platform, 'checkout', { lines: 'cloud-nine-headphones.blossom.case*1' }),
        hashTo(platform, 'mine'),
      ]) {
        await open(page, hash);
        titles.push(await page.title());
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      }
      expect(titles.filter((title) => !title.includes('Cloud'))).toEqual([
        name,
        'Quince & Co | Se connecter',
        'Quince & Co | Finaliser la commande',
        `${name} | ${platform === 'h5' ? 'Compte' : 'Commandes'}`,
      ]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await page.close();
    });

  test('is German with the amounts of Switzerland and its own words in a Swiss browser', async ({
    browser,
    expectConsole,
  }) => {
    expectConsole(/preloaded using link preload/);
    const page = await browser.newPage({ locale: 'de-CH' });
    await open(page, hashTo('pc', 'login'));
    expect(await page.title()).toBe('Quince & Co | Einloggen');
    await open(page, hashTo('pc', 'goods', { id: 'cloud-nine-headphones' }));
    await expect(page.getByRole('main').getByText('$ 129.00').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
    await page.close();
  });

  test('draws its logo, its colours and its corners in both themes', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, hashTo('pc', 'login'));
    const logo = page.getByRole('banner').getByRole('img', { name });
    await expect(logo).toHaveAttribute('src', 'logo-light.svg');
    expect(await colorOf(page, '--action')).toBe('#0b6b49');
    expect(await colorOf(page, '--r-card')).toBe('6px');
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS(
      'background-color',
      'rgb(11, 107, 73)',
    );
    await expect(page.getByRole('link', { name: 'Legal notice' })).toHaveAttribute(
      'href',
      'https://quince.example/imprint',
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(logo).toHaveAttribute('src', 'logo-dark.svg');
    expect(await colorOf(page, '--action')).toBe('#5fe0ab');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0f1512');
  });

  for (const [platform, width, height] of [
    ['h5', 390, 844],
    ['pc', 1440, 900],
  ] as const) {
    const account = hashTo(platform, 'mine');

    test(`has the sections of its home in their order, on ${platform}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await open(page, hashTo(platform, 'home'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'New in audio',
        'Delivery times and costs',
        'Picked for you',
      ]);
      const tops = await Promise.all(
        [
          main.getByRole('heading', { name: 'New in audio' }),
          main.getByRole('region', { name: 'Campaigns' }),
          main.getByRole('heading', { name: 'Delivery times and costs' }),
        ].map(async (part) => (await part.boundingBox())?.y ?? NaN),
      );
      expect(tops).toEqual([...tops].sort((one, other) => one - other));
      expect(calls.filter((path) => /categoryList|virtualGoodsList/.test(path) && platform === 'h5')).toEqual([]);
      await main.getByRole('link', { name: 'All “New in audio”' }).click();
      await expect(page).toHaveURL(/categoryId=audio&sort=newest/);
    });

    test(`shows the same first screen before its app has started, on ${platform}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            (window as unknown as { shifts: number }).shifts += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const [, prerendered = ''] =
        new RegExp(`<template id="prerendered-${platform}-en">(.*?)</template>`, 's').exec(
          readFileSync(join(dist, 'index.html'), 'utf8'),
        ) ?? [];
      const [, main = ''] = prerendered.split('role="main"');
      expect([...main.matchAll(/<h2[^>]*>([^<]*)/g)].slice(0, 3).map(([, text]) => text)).toEqual([
        'New in audio',
        'Delivery times and costs',
        'Picked for you',
      ]);
      await open(page, hashTo(platform, 'home'));
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.02);
    });

    test(`leads to the pages that its links name, on ${platform}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, account);
      const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
      expect(await hrefOf('On sale')).toBe(`#${hashTo(platform, 'hall', { facets: 'deal:yes' })}`);
      await expect(page.getByRole('heading', { name: 'Our shop' })).toBeVisible();
      expect(await hrefOf('Delivery')).toBe(`#${hashTo(platform, 'article', { id: 'help-delivery' })}`);
      expect(await hrefOf('Blog')).toBe('https://quince.example/blog');
      expect(await hrefOf('Legal notice')).toBe('https://quince.example/imprint');
      expect(await hrefOf('Right of withdrawal')).toBe('https://quince.example/withdrawal');
    });

    test(`says what its prices contain, and has square buttons, on ${platform}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, hashTo(platform, 'goods', { id: 'harbour-radio' }));
      const note = page.getByRole('link', { name: 'incl. 8.1 % VAT, plus delivery' });
      await expect(note).toHaveAttribute('href', `#${hashTo(platform, 'article', { id: 'help-delivery' })}`);
      await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCSS('border-radius', '4px');
    });
  }

  test('has legal pages, links and notes in each language', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'fr'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, hashTo('pc', 'home'));
    await expect(page.getByRole('heading', { name: 'Nouveautés audio' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Promotions', exact: true })).toBeVisible();
    await expect(page.locator('a[href="https://quince.example/fr/imprint"]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'TTC (8,1 %), hors livraison' }).first()).toBeVisible();
  });
});
