/** Checks every page with axe in both themes, and its width on a screen of 320 px. */
import type { Page } from '@playwright/test';
import { violationsInBothThemes, violationsOf } from './support/axe';
import { builtPages, builtViews, docsPage, hashTo } from './support/platforms';
import type { CustomerApi } from './support/shopApi';
import { buyer } from './support/buyer';
import { expect, test } from './support/storeTest';
import { navigateViaNotFound, visit } from './support/navigation';

/** Fills the customer's account with test data. Returns the id of an order that delivered a code. */
async function createTestData(customer: CustomerApi): Promise<string> {
  await customer.redeem('COUPON-10');
  const { id } = await customer.addAddress();
  await customer.placeOrder([{ skuId: 'harbour-radio.ash', quantity: 2 }], id);
  const { id: orderId } = await customer.pay(await customer.placeOrder([{ skuId: 'film-club-pass.1', quantity: 1 }]));
  return orderId;
}

interface Findings {
  violations: string[];
  /** Number of `h1` elements, by hash. */
  headings: Record<string, number>;
  titles: Record<string, string>;
  /** Scroll width in px on a screen 320 px wide, by hash. */
  widths: Record<string, number>;
}

/** Scroll width in px once nothing is wider than the window, at the latest after 5 s. Lists compute their columns in a later frame. */
async function settledWidth(page: Page): Promise<number> {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, undefined, { timeout: 5_000 })
    .catch(() => undefined);
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Checks each page in both themes at the initial size, then its width at 320 px. */
async function checkPages(page: Page, hashes: readonly string[], findings: Findings): Promise<void> {
  const initialSize = page.viewportSize();
  await visit(page, '/nowhere');
  for (const hash of hashes) {
    await navigateViaNotFound(page, hash);
    const violations = await violationsInBothThemes(page, { onlyNewParts: true });
    findings.violations.push(...violations.map((violation) => `${hash} in ${violation}`));
    findings.headings[hash] = await page.locator('h1').count();
    findings.titles[hash] = await page.title();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.waitForTimeout(100);
    findings.widths[hash] = await settledWidth(page);
    if (initialSize) await page.setViewportSize(initialSize);
  }
}

const sameForEach = <Value>(hashes: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(hashes.map((hash) => [hash, value]));

test('every page passes axe, has its own title and one h1, and fits 320 px', async ({ page, platform, signedIn }) => {
  test.setTimeout(300_000);
  const findings: Findings = { violations: [], headings: {}, titles: {}, widths: {} };
  // A signed-in user is redirected from the sign-in page, so it is checked first.
  const signInPages = builtPages[platform].filter((hash) => /login/i.test(hash));
  await checkPages(page, signInPages, findings);
  const orderId = await createTestData(await signedIn());
  const orderPages = [
    hashTo(platform, 'orders', { id: orderId }),
    hashTo(platform, 'orders', { id: orderId, view: 'receipt' }),
    hashTo(platform, 'orderSuccess', { id: orderId }),
  ];
  const pages = [
    ...builtPages[platform].filter((hash) => !signInPages.includes(hash)),
    ...builtViews[platform],
    ...orderPages,
    docsPage,
    '/nowhere',
  ];
  await checkPages(page, pages, findings);

  const homeHashes = ['/', '/home', `/${platform}/home`];
  const otherTitles = Object.entries(findings.titles).filter(([hash]) => !homeHashes.includes(hash));
  expect.soft(findings.violations).toEqual([]);
  expect.soft(findings.headings).toEqual(sameForEach([...signInPages, ...pages], 1));
  expect.soft(findings.widths).toEqual(sameForEach([...signInPages, ...pages], 320));
  expect.soft(homeHashes.map((hash) => findings.titles[hash])).toEqual(['Persimmon', 'Persimmon', 'Persimmon']);
  expect.soft(otherTitles.filter(([, title]) => !/^\S.* · Persimmon$/.test(title))).toEqual([]);
});

/** Variants with and without options. */
const bag = [
  { goodsId: 'cloud-nine-headphones', skuId: 'cloud-nine-headphones.blossom.case', quantity: 2, price: 12_900, at: 2 },
  { goodsId: 'harbour-radio', skuId: 'harbour-radio.ash', quantity: 1, price: 1, at: 1 },
];

test.describe('passes axe in both themes:', () => {
  test('the step in which an order is paid', async ({ page, platform, t, signedIn }) => {
    const customer = await signedIn();
    const { id: addressId } = await customer.addAddress();
    const order = await customer.placeOrder([{ skuId: 'harbour-radio.ash', quantity: 1 }], addressId);
    await visit(page, hashTo(platform, 'orderSuccess', { id: order.id }));
    const steps = buyer({ page, platform, t });
    await steps.payButton(order.total).click();
    await expect(steps.payStep.getByRole('radio')).not.toHaveCount(0);
    await expect(steps.confirmButton(order.total)).toBeEnabled();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test('the whole list of reviews', async ({ page, platform, t }) => {
    await visit(page, hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }));
    const heading = page.getByRole('heading', { name: t('review.title') });
    await heading.scrollIntoViewIfNeeded();
    const reviews = page.locator('section').filter({ has: heading });
    await reviews.getByRole('button', { name: t('list.more') }).click();
    await expect(reviews.getByRole('article')).not.toHaveCount(3);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test('the open lines of the bag in the header @pc', async ({ page, platform, t, setLocalStorage }) => {
    await setLocalStorage({ bag: JSON.stringify(bag) });
    await visit(page, hashTo(platform, 'hall'));
    await page.getByRole('link', { name: t('shell.bag', { count: 3 }) }).focus();
    const lines = page.getByRole('region', { name: t('collect.title') });
    await expect(lines.getByRole('listitem')).toHaveCount(2);
    await expect(lines.getByRole('link', { name: t.pattern('collect.checkOutFor', 3) })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test('the open inbox in the header @pc', async ({ page, platform, t, signedIn }) => {
    await createTestData(await signedIn());
    await visit(page, hashTo(platform, 'hall'));
    await page.getByRole('button', { name: t('shell.inbox') }).click();
    await expect(page.getByRole('banner').getByRole('listitem')).not.toHaveCount(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

test('an order on its way has no link or button that is too small to press', async ({
  page,
  platform,
  shop,
  setLocalStorage,
  t,
}) => {
  const rich = await shop.signIn('+14155550134');
  const sent = (await rich.orders()).find(({ status }) => status === 'toReceive');
  await setLocalStorage({ token: rich.token });
  await visit(page, hashTo(platform, 'orders', { id: sent?.id ?? '' }));
  await expect(page.getByRole('link', { name: t('order.track') })).toBeVisible();
  // axe runs this rule of WCAG 2.2 only on request.
  expect(await violationsOf(page, { rules: ['target-size'] })).toEqual([]);
});
