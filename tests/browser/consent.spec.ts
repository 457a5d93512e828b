/** A shop whose hooks need consent asks for it in a banner that is in the way of no customer. The second brand (tests/brand) is such a shop. */
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './support/axe';
import { brandTimeoutMs, openBrand, startBrand, type BrandServer } from './support/builtBrand';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';

const product = { id: 'cloud-nine-headphones' };
const lines = { lines: 'cloud-nine-headphones.blossom.case*1' };
/** A tag of others: it loads its second script, and tries one of an origin that the shop does not allow. */
const tag = `
  const load = (src) => { const element = document.createElement('script'); element.src = src; document.head.append(element); };
  window.refused = [];
  try { load('https://elsewhere.example/more.js') } catch (error) { window.refused.push(error.message) }
  load('https://cdn.stats.example/core.js');
`;
const bannerOf = (page: Page) => page.getByRole('region', { name: 'May we learn from your visit?' });

/** The names of the events that the hooks send from now on. */
async function sentBy(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.context().route('**/collected', async (route) => {
    const { items } = JSON.parse(route.request().postData() ?? '{}') as { items: { type: string; name?: string }[] };
    sent.push(...items.map(({ type, name }) => name ?? type));
    await route.fulfill({ status: 204 });
  });
  return sent;
}

/** The boxes of both overlap by more than the rounding of a pixel. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('An element is not visible.');
  return a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
}

/** The text of the focused element when the banner lies over its middle. Runs in the page. */
function coveredFocus(): string {
  const focused = document.activeElement;
  const box = focused?.getBoundingClientRect();
  if (!focused || !box || focused === document.body || box.width === 0) return '';
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top?.closest('section[aria-label="May we learn from your visit?"]') ? focused.outerHTML.slice(0, 200) : '';
}

test.describe('the question for consent', () => {
  test.describe.configure({ timeout: brandTimeoutMs });
  let server: BrandServer;
  const open = (page: Page, hash: string) => openBrand(page, server, hash);

  test.beforeAll(async () => {
    test.setTimeout(brandTimeoutMs);
    server = await startBrand('tests/brand/shop.config.ts');
  });
  test.afterAll(async () => server?.end());

  let loaded: string[] = [];
  test.beforeEach(async ({ context }) => {
    loaded = [];
    await context.route(/^https:\/\/[\w.]*stats\.example\//, (route) => {
      const { pathname, hostname } = new URL(route.request().url());
      loaded.push(hostname + pathname);
      return route.fulfill({
        contentType: 'text/javascript',
        body: pathname === '/tag.js' ? tag : 'window.isCounting = true',
      });
    });
  });

  test('a tag is loaded with its second script after "Allow", and no script of another origin with it', async ({
    page,
    platform,
  }) => {
    await open(page, hashTo(platform, 'home'));
    await expect(bannerOf(page)).toContainText('Other companies’ services help us to count visits');
    expect(loaded).toEqual([]);
    await bannerOf(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => loaded).toEqual(['stats.example/tag.js', 'cdn.stats.example/core.js']);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isCounting'))).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([
      'Not a script of the shop: https://elsewhere.example/more.js',
    ]);
    expect(await page.locator('script[src*="stats.example/tag.js"]').getAttribute('data-site')).toBe('quince');
    await open(page, hashTo(platform, 'hall'));
    await expect.poll(() => loaded).toHaveLength(4);
  });

  test('consent that is withdrawn loads the page again, without the tag', async ({ page, platform }) => {
    await open(page, hashTo(platform, 'home'));
    await bannerOf(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => loaded).toHaveLength(2);
    await page.evaluate(() => Object.assign(window, { isBefore: true }));
    await page.evaluate(() => {
      localStorage.setItem('consent', JSON.stringify({ isGiven: false, at: new Date().toISOString() }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isBefore')).catch(() => true)).toBeUndefined();
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([loaded.length, await page.locator('script[src*="stats.example"]').count()]).toEqual([2, 0]);
  });

  test('nothing is sent before the answer; "Allow" sends it, and a reload does not ask again', async ({
    page,
    platform,
  }) => {
    const sent = await sentBy(page);
    await open(page, hashTo(platform, 'home'));
    await open(page, hashTo(platform, 'goods', product));
    await expect(bannerOf(page)).toBeVisible();
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => [localStorage.getItem('consent'), localStorage.getItem('sentEvents')])).toEqual([
      null,
      null,
    ]);
    await bannerOf(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(bannerOf(page)).toHaveCount(0);
    await expect.poll(() => sent).toContain('product');
    sent.length = 0;
    await open(page, hashTo(platform, 'home'));
    await expect.poll(() => sent).toContain('page');
    await expect(bannerOf(page)).toHaveCount(0);
  });

  test('"Don’t allow" is remembered, in every tab and after a reload', async ({ page, platform }) => {
    const sent = await sentBy(page);
    await open(page, hashTo(platform, 'home'));
    const other = await page.context().newPage();
    await open(other, hashTo(platform, 'hall'));
    await expect(bannerOf(other)).toBeVisible();
    await bannerOf(page).getByRole('button', { name: 'Don’t allow' }).click();
    for (const tab of [page, other]) await expect(bannerOf(tab)).toHaveCount(0);
    for (const tab of [page, other]) {
      await open(tab, hashTo(platform, 'goods', product));
      await expect(tab.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(bannerOf(tab)).toHaveCount(0);
    }
    expect(sent).toEqual([]);
  });

  for (const width of [320, 0])
    test(`the banner covers no bar and no button of the page, ${width || 'usual'} px wide`, async ({
      page,
      platform,
    }) => {
      if (width) await page.setViewportSize({ width, height: 640 });
      const pinned: [string, Locator][] =
        platform === 'h5'
          ? [
              [hashTo(platform, 'home'), page.getByRole('navigation', { name: 'Main pages' })],
              [hashTo(platform, 'goods', product), page.getByRole('button', { name: /^Buy for/ })],
              [hashTo(platform, 'checkout', lines), page.getByRole('button', { name: /^Sign in to order/ })],
            ]
          : [
              [hashTo(platform, 'checkout', lines), page.getByRole('button', { name: /^Sign in to order/ })],
              [hashTo(platform, 'goods', product), page.getByRole('button', { name: /^Buy for/ })],
            ];
      for (const [hash, bar] of pinned) {
        await open(page, hash);
        await expect(bannerOf(page)).toBeVisible();
        await expect(bar.last()).toBeVisible();
        if (platform === 'pc') await bar.last().scrollIntoViewIfNeeded();
        await expect.poll(() => overlap(bannerOf(page), bar.last())).toBe(false);
        const box = await bannerOf(page).boundingBox();
        const { innerWidth, innerHeight, scrollWidth } = await page.evaluate(() => ({
          innerWidth: window.innerWidth,
          innerHeight: window.innerHeight,
          scrollWidth: document.documentElement.scrollWidth,
        }));
        expect([box && box.x >= 0, box && box.y >= 0, scrollWidth]).toEqual([true, true, innerWidth]);
        expect(box && box.x + box.width).toBeLessThanOrEqual(innerWidth);
        expect(box && box.y + box.height).toBeLessThanOrEqual(innerHeight);
      }
    });

  test('the end of a page can be scrolled out from under the banner', async ({ page, platform }) => {
    for (const screen of ['home', 'mine'] as const) {
      await open(page, hashTo(platform, screen));
      await expect(bannerOf(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = page.locator(':is(main, footer) :is(a, button):visible').last();
      await expect.poll(() => overlap(bannerOf(page), last)).toBe(false);
    }
  });

  test('the keyboard reaches both answers, and the focus is never under the banner or lost', async ({
    page,
    platform,
  }) => {
    await open(page, hashTo(platform, 'home'));
    const banner = bannerOf(page);
    await expect(banner).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: 'Privacy policy' })).toBeFocused();
    const inBanner = () => banner.evaluate((element) => element.contains(document.activeElement));
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      if (await inBanner()) continue;
      await expect.poll(() => page.evaluate(coveredFocus), { message: `element ${press}` }).toBe('');
    }
    await banner.getByRole('button', { name: 'Don’t allow' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the offer to install the shop waits for the answer', async ({ page, platform }) => {
    await page.addInitScript(() => {
      localStorage.setItem('install', JSON.stringify({ visits: 5, at: 0 }));
      window.addEventListener('load', () =>
        setTimeout(() => {
          const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
            prompt: () => Promise.resolve({ outcome: 'dismissed' }),
            userChoice: Promise.resolve({ outcome: 'dismissed' }),
          });
          window.dispatchEvent(offer);
        }, 500),
      );
    });
    await open(page, hashTo(platform, 'home'));
    const install = page.getByRole('region', { name: /Quince/ });
    await expect(bannerOf(page)).toBeVisible();
    await expect(install).toBeHidden();
    await bannerOf(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(install).toBeVisible();
  });
});
