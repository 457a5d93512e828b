/** Skeletons have the geometry of what comes: nothing moves when the response arrives. */
import type { Locator, Page } from '@playwright/test';
import type { Platform } from './shopTest';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { expectLoaded } from './support/navigation';

/** The account with wallet entries of every kind. */
const richPhone = '+14155550134';

const inbox: Record<Platform, string> = { h5: '/h5/mine?view=inbox', pc: '/pc/mine?index=inbox' };

/** Holds the response to calls of this path until the returned function is called. */
async function holdCalls(page: Page, path: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Top and height of each element in px. */
const boxesOf = (elements: Locator): Promise<{ top: number; height: number }[]> =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: Math.round(top), height: Math.round(height) };
    }),
  );

/** Rows of the inbox, and of its skeleton. */
const entriesOf = (page: Page): Locator => page.locator('main li:not(nav *)');

/** Rows of the wallet's log, and of its skeleton. */
const logOf = (page: Page): Locator => page.locator('section[aria-labelledby=wallet-log] li');

test('the rows of the inbox come where their skeleton was', async ({ page, platform, t, signedIn }) => {
  const customer = await signedIn();
  const { id } = await customer.addAddress();
  for (let placed = 0; placed < 2; placed += 1)
    await customer.placeOrder([{ skuId: 'harbour-radio.ash', quantity: 1 }], id);
  const release = await holdCalls(page, /\/api\/(?!server\/info|user\/current)/);
  await page.goto(`/#${inbox[platform]}`);
  await expect(page.getByRole('status', { name: t('shell.loading') })).toBeVisible();
  await expect(entriesOf(page)).toHaveCount(6);
  const before = await boxesOf(entriesOf(page));
  release();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expectLoaded(page);
  // The orders were placed today; the news of the shop follow under a heading of their own.
  expect((await boxesOf(entriesOf(page))).slice(0, 2)).toEqual(before.slice(0, 2));
});

for (const width of [320, 390, 1440])
  test(`the rows of the wallet come where their skeleton was, ${width} px wide`, async ({
    page,
    platform,
    t,
    shop,
    setLocalStorage,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { token } = await shop.signIn(richPhone);
    await setLocalStorage({ token, pageSet: platform });
    const release = await holdCalls(page, /\/api\/user\/wallet\/log/);
    await page.goto(`/#${hashTo(platform, 'wallet')}`);
    await expect(page.getByRole('status', { name: t('shell.loading') })).toBeVisible();
    await expect(logOf(page)).toHaveCount(5);
    // The balance above the log has a call of its own.
    await expect(page.getByRole('main')).toContainText('$110.00');
    const before = await boxesOf(logOf(page));
    release();
    // antd's radio is an invisible input below its label.
    await expect(page.getByRole('radio', { name: t('wallet.kind.all') })).toBeAttached();
    await expectLoaded(page);
    // The text of a row has one or several lines.
    expect((await boxesOf(logOf(page)))[0]?.top).toBe(before[0]?.top);
  });

for (const width of [320, 390, 1440])
  for (const frozen of [0, 2_500])
    test(`the page of the wallet stays where it is when a balance with ${frozen} on hold comes, ${width} px wide`, async ({
      page,
      platform,
      t,
      shop,
      setLocalStorage,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const { token } = await shop.signIn(richPhone);
      await setLocalStorage({ token, pageSet: platform });
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/api\/user\/enableBalance/, async (route) => {
        await released;
        const response = await route.fetch();
        const { data, ...envelope } = (await response.json()) as { data: object };
        await route.fulfill({ response, json: { ...envelope, data: { ...data, frozen } } });
      });
      await page.goto(`/#${hashTo(platform, 'wallet')}`);
      await expect(logOf(page).first()).toBeVisible();
      await expect(page.getByRole('radio', { name: t('wallet.kind.all') })).toBeAttached();
      const before = await boxesOf(page.locator('main section, main li'));
      release();
      await expect(page.getByRole('main')).toContainText('$110.00');
      await expectLoaded(page);
      expect(await boxesOf(page.locator('main section, main li'))).toEqual(before);
    });
