/** What stands of a page before its code has come, and what has come before it is opened. */
import type { Page } from '@playwright/test';
import type { Face } from './shopTest';
import { filesOfPage } from './support/builtParts';
import { hashTo } from './support/faces';
import { expect, test } from './support/storeTest';
import { expectSettled, hashOf, visit } from './support/visits';

const goods = { id: 'cloud-nine-headphones', name: 'Cloud Nine headphones' };

const cardOf = (page: Page) => page.locator(`main a[href*="id=${goods.id}"]`).first();
const codeOf = (face: Face) => filesOfPage(hashTo(face, 'goods'), hashTo(face, 'home'));

/** Keeps the code of the goods' page back until the returned function is called. */
async function holdCode(page: Page, face: Face): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const files = new Set(codeOf(face));
  await page.route(
    ({ pathname }) => files.has(pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}

function listenForGoods(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => (asked += new URL(request.url()).pathname === '/api/home/goodsDetail' ? 1 : 0));
  return () => asked;
}

test('goods stand in their shape at once, with what their card showed, and are asked for while the code is on its way', async ({ page, face }) => {
  await visit(page, hashTo(face, 'home'));
  const askedForGoods = listenForGoods(page);
  const release = await holdCode(page, face);
  const picture = (await cardOf(page).locator('img').getAttribute('src')) ?? 'none';
  await cardOf(page).click();

  const main = page.locator('main');
  await expect(main.locator('.bone').first()).toBeVisible();
  await expect(main.getByText(goods.name)).toBeVisible();
  await expect(main.locator('img').first()).toHaveAttribute('src', picture);
  await expect.poll(askedForGoods).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: goods.name })).toHaveCount(0);

  release();
  await expect(page.getByRole('heading', { level: 1, name: goods.name })).toHaveCount(1);
  await expectSettled(page);
  expect(askedForGoods()).toBe(1);
});

test('who does not want to wait for the code of goods goes back, and stays there when it comes', async ({ page, face, t }) => {
  await visit(page, hashTo(face, 'home'));
  const release = await holdCode(page, face);
  await cardOf(page).click();
  await expect(page.locator('main .bone').first()).toBeVisible();
  // The phone's own way back stands already; a desktop has that of the browser.
  if (face === 'h5') await page.getByRole('button', { name: t('shell.back') }).click();
  else await page.goBack();
  await expect.poll(() => hashOf(page)).toBe(hashTo(face, 'home'));
  const hasCome = page.waitForResponse((response) => codeOf(face).includes(new URL(response.url()).pathname));
  release();
  await hasCome;
  await expectSettled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persimmon');
});

test('a page that is pointed at has come before it is opened', async ({ page, face, t }) => {
  await visit(page, hashTo(face, 'home'));
  const coming = Promise.all(codeOf(face).map((file) => page.waitForResponse((response) => new URL(response.url()).pathname === file)));
  await cardOf(page).hover();
  await coming;
  // What it needs beyond the answer of the shop is here, and nothing of it is asked for again.
  await page.route(/\.(?:js|css)$/, (route) => route.abort());
  await page.evaluate(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    const former = document.querySelector('main');
    const note = () => {
      const main = document.querySelector('main');
      if (!main || main === former) return requestAnimationFrame(note);
      return drawn.push(main.querySelector('h1')?.textContent ?? 'no heading');
    };
    requestAnimationFrame(note);
  });
  await cardOf(page).click();
  await expect(page.getByRole('heading', { level: 1, name: goods.name })).toHaveCount(1);
  await expectSettled(page);
  // The first that was drawn was the page itself.
  const [first] = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  expect([t('goods.title'), goods.name]).toContain(first);
});
