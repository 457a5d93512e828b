/** Sessions: synchronisation of tabs, sign-out, expired sessions, and links between platforms. */
import type { Page, Request } from '@playwright/test';
import type { Platform } from './shopTest';
import { hashTo } from './support/platforms';
import { newPhone } from './support/shopApi';
import { signInByHand, signInForm } from './support/signIn';
import { expect, test } from './support/storeTest';
import { expectLoaded, hashOf, storedToken, visit } from './support/navigation';
import type { Translate } from './support/texts';

/** Signs out through the page. */
async function signOut(page: Page, t: Translate, platform: Platform): Promise<void> {
  if (platform === 'h5') {
    await page.goto(`/#${hashTo(platform, 'mine')}`);
    await page.getByRole('button', { name: t('mine.signOut') }).click();
  } else {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Guest \d{4}/ })
      .click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('mine.signOut') })
      .click();
  }
}

test('a sign-in and a sign-out in one tab apply to the other tab', async ({ context, platform, t }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await visit(page, hashTo(platform, 'orders'));
    await expect(page.getByText(t('problem.signedOut.title'))).toBeVisible();
  }

  await one
    .getByRole('main')
    .getByRole('button', { name: t('problem.signIn') })
    .click();
  await signInByHand(one, t, newPhone());
  await expect(one.getByText(t('order.empty.all.title'))).toBeVisible();
  await expect(other.getByText(t('order.empty.all.title'))).toBeVisible();

  await signOut(other, t, platform);
  await expect.poll(() => hashOf(one)).toBe(hashTo(platform, 'home'));
});

for (const isSignedIn of [false, true])
  test(`${isSignedIn ? 'with the token of a customer' : 'without a token'}, every call crosses the wire with ${isSignedIn ? 'it' : 'an empty header'} as Authorization`, async ({
    page,
    platform,
    signedIn,
  }) => {
    const token = isSignedIn ? (await signedIn()).token : '';
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
    });
    await visit(page, hashTo(platform, 'home'));
    await visit(page, hashTo(platform, 'goods', { id: 'harbour-radio' }));
    // As the network stack sent them.
    const headers = await Promise.all(calls.map((request) => request.headersArray()));
    const values = headers.map((one) => one.find(({ name }) => /^authorization$/i.test(name))?.value ?? 'no header');
    expect([...new Set(values)]).toEqual([token]);
    expect(values.length).toBeGreaterThan(6);
  });

test('a sign-out opens the home page and removes token and user data', async ({ page, platform, t, signedIn }) => {
  const customer = await signedIn();
  const { id } = await customer.addAddress();
  await customer.placeOrder([{ skuId: 'harbour-radio.ash', quantity: 1 }], id);
  await visit(page, hashTo(platform, 'orders'));
  await expect(page.getByRole('article')).toHaveCount(1);

  await signOut(page, t, platform);
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'home'));
  expect(await storedToken(page)).toBeNull();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(draft|operation|pending):/.test(key))),
  ).toEqual([]);

  await page.goto(`/#${hashTo(platform, 'orders')}`);
  await expect(page.getByText(t('problem.signedOut.title'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  // The session ends at the shop as well.
  const headers = { Authorization: customer.token };
  expect((await page.request.get('/api/user/order/list', { headers })).status()).toBe(401);
});

test('an unknown token is removed, and the page continues after the sign-in', async ({
  page,
  platform,
  t,
  setLocalStorage,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await setLocalStorage({ token: 'of-a-shop-that-was-reset' });
  await visit(page, hashTo(platform, 'orders', { status: 'toPay' }));
  await expect(page.getByText(t('problem.signedOut.title'))).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await page
    .getByRole('main')
    .getByRole('button', { name: t('problem.signIn') })
    .click();
  await signInByHand(page, t, newPhone());
  await expect(page.getByText(t('order.empty.some.title'))).toBeVisible();
  expect(hashOf(page)).toBe(hashTo(platform, 'orders', { status: 'toPay' }));
});

test('a 401 response opens the sign-in, and the page continues after it', async ({
  page,
  context,
  baseURL,
  platform,
  t,
  signedIn,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await signedIn();
  await context.addCookies([{ name: 'shopFault', value: '401@/order/list', url: baseURL }]);
  await page.goto(`/#${hashTo(platform, 'orders')}`);
  await expect(signInForm(page, t)).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await context.clearCookies();
  await signInByHand(page, t, newPhone());
  await expect(page.getByText(t('order.empty.all.title'))).toBeVisible();
  expect(hashOf(page)).toBe(hashTo(platform, 'orders'));
  expect(await storedToken(page)).not.toBeNull();
});

test('a link of the other platform opens the same page of the chosen one with its query', async ({
  page,
  platform,
  setLocalStorage,
}) => {
  const other: Platform = platform === 'h5' ? 'pc' : 'h5';
  await setLocalStorage({ pageSet: platform });
  const links = [
    ['goods', { id: 'cloud-nine-headphones', sku: 'cloud-nine-headphones.blossom.case', quantity: '2' }],
    ['hall', { categoryId: 'plants', sort: 'priceUp' }],
    ['orders', { status: 'toPay' }],
    ['home', {}],
  ] as const;
  for (const [screen, query] of links) {
    await page.goto(`/?link=${screen}#${hashTo(other, screen, query)}`);
    await expect.poll(() => hashOf(page)).toBe(hashTo(platform, screen, query));
  }
});

test('a link of the other platform opens its page while no platform is chosen', async ({ page, platform, t }) => {
  const other: Platform = platform === 'h5' ? 'pc' : 'h5';
  for (const [screen, query] of [
    ['goods', { id: 'harbour-radio' }],
    ['home', {}],
  ] as const) {
    await page.goto(`/?link=${screen}#${hashTo(other, screen, query)}`);
    await expectLoaded(page);
    await expect(page.getByRole('region', { name: t('shell.pageSet') })).toBeVisible();
    expect(hashOf(page)).toBe(hashTo(other, screen, query));
  }
  await page.getByRole('button', { name: t(`shell.pageSet.${platform}`) }).click();
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'home'));
});

test('the chosen platform is kept on any device', async ({ page, platform, setLocalStorage }) => {
  const other: Platform = platform === 'h5' ? 'pc' : 'h5';
  await setLocalStorage({ pageSet: other });
  await visit(page, '/');
  await expect.poll(() => hashOf(page)).toBe(hashTo(other, 'home'));
  await visit(page, hashTo(platform, 'goods', { id: 'harbour-radio' }));
  await expect.poll(() => hashOf(page)).toBe(hashTo(other, 'goods', { id: 'harbour-radio' }));
});
