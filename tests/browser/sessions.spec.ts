/** Sessions: tabs agree, logout leaves nothing, a dead session is soon back, and a link finds its page on any device. */
import type { Page } from '@playwright/test';
import type { Face } from './shopTest';
import { hashTo } from './support/faces';
import { newPhone } from './support/shopApi';
import { signInByHand, signInForm } from './support/signIn';
import { expect, test } from './support/storeTest';
import { hashOf, storedToken, visit } from './support/visits';
import type { Say } from './support/words';

/** Opens what leads to "sign out" and presses it. */
async function signOut(page: Page, t: Say, face: Face): Promise<void> {
  if (face === 'h5') {
    await page.goto(`/#${hashTo(face, 'mine')}`);
    await page.getByRole('button', { name: t('mine.signOut') }).click();
  } else {
    await page.getByRole('banner').getByRole('button', { name: /Guest \d{4}/ }).click();
    await page.getByRole('button', { name: t('shell.account.signOut') }).click();
  }
}

test('a sign-in and a sign-out in one tab are true in the other', async ({ context, face, t }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await visit(page, hashTo(face, 'orders'));
    await expect(page.getByText(t('problem.signedOut.title'))).toBeVisible();
  }

  await one.getByRole('main').getByRole('button', { name: t('problem.signIn') }).click();
  await signInByHand(one, t, newPhone());
  await expect(one.getByText(t('order.empty.all.title'))).toBeVisible();
  await expect(other.getByText(t('order.empty.all.title'))).toBeVisible();

  await signOut(other, t, face);
  await expect(one.getByText(t('problem.signedOut.title'))).toBeVisible();
});

test('a sign-out goes home, forgets the token and shows nothing of the customer', async ({ page, face, t, signedIn, shop }) => {
  const customer = await signedIn();
  const { id } = await customer.addAddress();
  await customer.place([{ skuId: 'harbour-radio.ash', quantity: 1 }], id);
  await visit(page, hashTo(face, 'orders'));
  await expect(page.getByRole('article')).toHaveCount(1);

  await signOut(page, t, face);
  await expect.poll(() => hashOf(page)).toBe(hashTo(face, 'home'));
  expect(await storedToken(page)).toBeNull();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(draft|operation|pending):/.test(key)))).toEqual([]);

  await page.goto(`/#${hashTo(face, 'orders')}`);
  await expect(page.getByText(t('problem.signedOut.title'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await shop.customer(customer.token).orders()).toHaveLength(1);
});

test('a session that the shop forgot is dropped, and the page goes on after the sign-in', async ({ page, face, t, leaveInStorage, expectConsole }) => {
  expectConsole(/status of 401/);
  await leaveInStorage({ token: 'of-a-shop-that-was-reset' });
  await visit(page, hashTo(face, 'orders', { status: 'toPay' }));
  await expect(page.getByText(t('problem.signedOut.title'))).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await page.getByRole('main').getByRole('button', { name: t('problem.signIn') }).click();
  await signInByHand(page, t, newPhone());
  await expect(page.getByText(t('order.empty.some.title'))).toBeVisible();
  expect(hashOf(page)).toBe(hashTo(face, 'orders', { status: 'toPay' }));
});

test('a session that ends in the middle offers the sign-in at once, and the page goes on after it', async ({ page, context, baseURL, face, t, signedIn, expectConsole }) => {
  expectConsole(/status of 401/);
  await signedIn();
  await context.addCookies([{ name: 'shopFault', value: '401@/order/list', url: baseURL }]);
  await page.goto(`/#${hashTo(face, 'orders')}`);
  await expect(signInForm(page, t)).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await context.clearCookies();
  await signInByHand(page, t, newPhone());
  await expect(page.getByText(t('order.empty.all.title'))).toBeVisible();
  expect(hashOf(page)).toBe(hashTo(face, 'orders'));
  expect(await storedToken(page)).not.toBeNull();
});

test('a link made on the other face lands on the same page of this one, and its query is kept', async ({ page, face }) => {
  const other: Face = face === 'h5' ? 'pc' : 'h5';
  const links = [
    ['goods', { id: 'cloud-nine-headphones', sku: 'cloud-nine-headphones.blossom.case', quantity: '2' }],
    ['hall', { categoryId: 'plants', sort: 'priceUp' }],
    ['orders', { status: 'toPay' }],
    ['home', {}],
  ] as const;
  for (const [screen, query] of links) {
    await page.goto(`/?link=${screen}#${hashTo(other, screen, query)}`);
    await expect.poll(() => hashOf(page)).toBe(hashTo(face, screen, query));
  }
});

test('the set that was chosen stays, whatever the device', async ({ page, face, leaveInStorage }) => {
  const other: Face = face === 'h5' ? 'pc' : 'h5';
  await leaveInStorage({ pageSet: other });
  await visit(page, '/');
  await expect.poll(() => hashOf(page)).toBe(hashTo(other, 'home'));
  await visit(page, hashTo(face, 'goods', { id: 'harbour-radio' }));
  await expect.poll(() => hashOf(page)).toBe(hashTo(other, 'goods', { id: 'harbour-radio' }));
});
