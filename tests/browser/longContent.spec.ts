/** The longest texts and largest numbers of the API neither widen nor stretch a page, on any screen of both platforms. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { findTooWide, withLongContent, withManyBanners } from './support/longContent';
import { builtPages, builtViews, hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { visit } from './support/navigation';

const widths = [320, 390, 1440] as const;
/** Px. A screen of 300-letter words is long; 100,000 px would come from one stretched element. */
const maxHeight = 60_000;
/** The account with orders, tickets, coupons and withdrawals in every state. */
const richPhone = '+14155550134';

/** Navigates within the app and waits until it is idle: sections of one page share its layout. */
async function open(page: Page, hash: string): Promise<void> {
  await page.evaluate(async (next) => {
    window.location.hash = next;
    for (let nth = 0; nth < 2; nth += 1) await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
  }, hash);
  await expect(page.locator('#root main:not([data-outline])')).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** Resizes the window and waits for two frames: observers of sizes render once more. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    for (let nth = 0; nth < 2; nth += 1) await new Promise(requestAnimationFrame);
  });
}

/** Replaces the texts and numbers of all responses by the longest ones. */
const serveLongContent = (context: BrowserContext) =>
  context.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const body = await response.json();
    if (pathname === '/api/home/banner') body.data.list = withManyBanners(body.data.list);
    return route.fulfill({ response, json: withLongContent(body) });
  });

test('no screen is wider than the window or stretched, whatever the API sends', async ({
  page,
  context,
  platform,
  shop,
  setLocalStorage,
  expectConsole,
}) => {
  // All screens at three widths: 45 s alone, and minutes beside other tests on a slow machine.
  test.setTimeout(300_000);
  expectConsole(/status of 404|net::ERR_/);
  const customer = await shop.signIn(richPhone);
  const orders = await customer.orders();
  /** One order of each state: each says something else. */
  const states = [...new Map(orders.map((order) => [order.status + String(order.returned !== null), order])).values()];
  // Other tests pay, cancel and receive orders of this account: only these states stay.
  expect(states.map(({ status }) => status)).toEqual(expect.arrayContaining(['done', 'cancelled']));
  const collected = { goodsId: 'cloud-nine-headphones', skuId: 'cloud-nine-headphones.blossom.case', at: 1 };
  await setLocalStorage({
    token: customer.token,
    // Keeps the platform at every width.
    pageSet: platform,
    bag: JSON.stringify([{ ...collected, quantity: 999, price: 1 }]),
    saved: JSON.stringify([{ ...collected, quantity: 999, price: 1 }]),
  });
  await serveLongContent(context);
  const screens = [
    ...new Set([...builtPages[platform].filter((hash) => hash !== '/' && hash !== '/home'), ...builtViews[platform]]),
    ...states.map(({ id }) => hashTo(platform, 'orders', { id })),
    ...orders.filter(({ can }) => can.pay).map(({ id }) => hashTo(platform, 'orderSuccess', { id })),
    platform === 'h5' ? '/h5/infodetail?id=returns' : '/pc/information?id=returns',
    '/docs',
  ];
  const findings: string[] = [];
  await visit(page, '/nowhere');
  for (const hash of screens) {
    await open(page, hash);
    for (const width of widths) {
      await resize(page, width);
      findings.push(...(await findTooWide(page, width)).map((one) => `${hash} at ${width}: ${one}`));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > maxHeight) findings.push(`${hash} at ${width}: ${height} px high`);
    }
  }
  expect(findings).toEqual([]);
});

test('delivered codes, a presale and receipts on screen, on paper and as a file are as wide as the window', async ({
  page,
  context,
  platform,
  signedIn,
  setLocalStorage,
  t,
}) => {
  const customer = await signedIn();
  const { id: addressId } = await customer.addAddress();
  const codes = await customer.pay(await customer.placeOrder([{ skuId: 'gift-card.25', quantity: 2 }]));
  const parcel = await customer.pay(await customer.placeOrder([{ skuId: 'day-pack-18.ink', quantity: 1 }], addressId));
  await setLocalStorage({ token: customer.token, pageSet: platform });
  await serveLongContent(context);
  const screens = [
    hashTo(platform, 'goods', { id: 'day-pack-18' }),
    hashTo(platform, 'checkout', { lines: 'day-pack-18.ink*1' }),
    ...[codes, parcel].flatMap(({ id }) => [
      hashTo(platform, 'orderSuccess', { id }),
      hashTo(platform, 'orders', { id }),
    ]),
    platform === 'h5' ? '/h5/ticket' : '/pc/mine?index=tickets',
  ];
  const receipt = hashTo(platform, 'orders', { id: parcel.id, view: 'receipt' });
  const findings: string[] = [];
  const look = async (what: string, looked: Page) => {
    for (const width of widths) {
      await resize(looked, width);
      findings.push(...(await findTooWide(looked, width)).map((one) => `${what} at ${width}: ${one}`));
    }
  };
  await visit(page, '/nowhere');
  for (const hash of [...screens, receipt]) {
    await open(page, hash);
    await look(hash, page);
  }
  await page.emulateMedia({ media: 'print' });
  await look('the receipt on paper', page);
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('order.receipt.save') }).click();
  const file = await context.newPage();
  await file.setContent(await readFile(await (await download).path(), 'utf8'));
  await look('the receipt as a file', file);
  expect(findings).toEqual([]);
});

/** Nested markup of an article; its words come first and last. */
const nested = ['b', 'blockquote', 'ul><li', 'table><tr><td', 'p'].map(
  (tags) => `<p>First words</p>${`<${tags}>`.repeat(20_000 / tags.split('><').length)}Last words`,
);

test('20,000 nested tags and 5,000 values of an option leave a page usable', async ({
  page,
  context,
  platform,
  setLocalStorage,
  t,
}) => {
  const [width] = widths;
  await page.setViewportSize({ width, height: 900 });
  await setLocalStorage({ pageSet: platform });
  await context.route('**/api/info/detail*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id') ?? '';
    const data = { id, kind: 'help', title: id, summary: '', publishedAt: '2026-11-01T10:00:00+00:00' };
    return route.fulfill({ json: { success: true, data: { ...data, body: nested[Number(id.split('-')[1])] } } });
  });
  await context.route('**/api/home/goodsDetail*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const values = Array.from({ length: 5_000 }, (_none, at) => ({ id: `v${at}`, name: `Value ${at}` }));
    const [sku] = data.skus;
    const skus = values.map(({ id }) => ({ ...sku, id, values: { one: id } }));
    const json = { success: true, data: { ...data, skus, dimensions: [{ id: 'one', name: 'One', values }] } };
    return route.fulfill({ json });
  });
  await visit(page, '/nowhere');
  for (const [at] of nested.entries()) {
    await open(page, `${platform === 'h5' ? '/h5/infodetail' : '/pc/information'}?id=text-${at}`);
    await expect(page.getByRole('heading', { name: `text-${at}` }).last()).toBeVisible();
    await expect(page.getByText('First words')).toBeVisible();
    expect(await findTooWide(page, width)).toEqual([]);
    const notes = page.getByText(t('article.leftOut.layout')).or(page.getByText(t('article.leftOut.end')));
    await expect(notes).toHaveCount(1);
  }
  await open(page, hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }));
  const buy = page.getByRole('button', { name: t.pattern('goods.buy') });
  if (platform === 'h5') await buy.click();
  // The sheet covers the options of the page.
  const container = platform === 'h5' ? page.getByRole('dialog') : page;
  const options = container.getByRole('radiogroup', { name: /^One/ });
  await expect(options.getByRole('radio')).toHaveCount(200);
  await expect(container.getByText(t('goods.valuesNotShown', { count: 4_800 }))).toBeVisible();
  // The last shown value can be chosen.
  await options.getByRole('radio', { name: 'Value 199', exact: true }).check();
});
