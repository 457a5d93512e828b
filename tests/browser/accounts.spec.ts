/** Account changes in other tabs: no write for another user, no drafts of another user, and no leaked token. */
import type { Page } from '@playwright/test';
import { builtViews, hashTo } from './support/platforms';
import { newPhone } from './support/shopApi';
import { expect, test } from './support/storeTest';
import { hashOf, navigateViaNotFound, visit } from './support/navigation';
import type { Translate } from './support/texts';

const nicknameField = (page: Page, t: Translate) => page.getByLabel(t('profile.nickname.label'));
const saveButton = (page: Page, t: Translate) => page.getByRole('button', { name: t('profile.save'), exact: true });
/** Keys of user data in session storage. */
const tabKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(draft|operation|pending):/.test(key)));
const allStoredValues = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test.describe('when another tab changes the account', () => {
  test('this tab shows the new user without the drafts of the first one', async ({
    page,
    context,
    platform,
    t,
    signedIn,
    shop,
  }) => {
    const firstUser = await signedIn();
    const secondUser = await shop.signIn();
    await visit(page, hashTo(platform, 'editNickname'));
    await nicknameField(page, t).fill('Ada of the first account');

    const other = await context.newPage();
    await visit(other, hashTo(platform, 'home'));
    await other.evaluate((token) => localStorage.setItem('token', token), secondUser.token);

    const { nickname } = await secondUser.profile();
    await expect(nicknameField(page, t)).toHaveValue(nickname);
    expect(await tabKeys(page)).toEqual([]);
    await nicknameField(page, t).fill('Mei of the second');
    await saveButton(page, t).click();
    await expect.poll(async () => (await secondUser.profile()).nickname).toBe('Mei of the second');
    expect((await firstUser.profile()).nickname).not.toContain('Mei');
  });

  test('this tab sends no write for the new user when it missed the storage event', async ({
    page,
    platform,
    t,
    signedIn,
    shop,
  }) => {
    await signedIn();
    const secondUser = await shop.signIn();
    const { nickname } = await secondUser.profile();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/user/update')) requests.push(request.url());
    });
    await visit(page, hashTo(platform, 'editNickname'));
    await nicknameField(page, t).fill('Ada of the first account');
    // A tab gets no storage event for its own change, as if it had been suspended.
    await page.evaluate((token) => localStorage.setItem('token', token), secondUser.token);
    await saveButton(page, t).click();
    await expect(nicknameField(page, t)).toHaveValue(nickname);
    expect(requests).toEqual([]);
    expect((await secondUser.profile()).nickname).toBe(nickname);
  });

  test('a tab that becomes visible detects the change before any click', async ({
    page,
    platform,
    t,
    signedIn,
    shop,
  }) => {
    await signedIn();
    const secondUser = await shop.signIn();
    await visit(page, hashTo(platform, 'editNickname'));
    await nicknameField(page, t).fill('Ada of the first account');
    await page.evaluate((token) => {
      localStorage.setItem('token', token);
      document.dispatchEvent(new Event('visibilitychange'));
    }, secondUser.token);
    await expect(nicknameField(page, t)).toHaveValue((await secondUser.profile()).nickname);
  });
});

test('a sign-out removes user data from other tabs too', async ({ page, context, platform, t, signedIn }) => {
  await signedIn();
  await visit(page, hashTo(platform, 'editNickname'));
  await nicknameField(page, t).fill('Ada of the first account');
  expect(await tabKeys(page)).toEqual(['draft:nickname']);

  const other = await context.newPage();
  if (platform === 'h5') {
    await visit(other, hashTo(platform, 'mine'));
    await other.getByRole('button', { name: t('mine.signOut') }).click();
  } else {
    await visit(other, hashTo(platform, 'home'));
    await other
      .getByRole('banner')
      .getByRole('button', { name: /Guest \d{4}/ })
      .click();
    await other
      .getByRole('banner')
      .getByRole('button', { name: t('mine.signOut') })
      .click();
  }
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'home'));
  expect(await tabKeys(page)).toEqual([]);
});

test('one-time codes and account numbers are never stored', async ({ page, platform, t, signedIn }) => {
  const api = await signedIn();
  await api.redeem('BALANCE-100');
  await visit(page, hashTo(platform, 'withdraw'));
  await page.getByLabel(t('wallet.withdraw.amount', { currency: 'USD' })).fill('50');
  await page.getByLabel(t('wallet.withdraw.payeeName')).fill('Robin Vale');
  await page.getByLabel(t('wallet.withdraw.payeeAccount'), { exact: true }).fill('4000 1234 1234 4821');
  await page.getByRole('button', { name: t('wallet.withdraw.review'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('wallet.withdraw.confirm', { amount: '$50.00' }) })).toBeEnabled();
  expect(await allStoredValues(page)).toContain('Robin Vale');
  expect(await allStoredValues(page)).not.toMatch(/4821|40001234/);

  await visit(page, hashTo(platform, 'redeem'));
  await page.getByLabel(t('redeem.label')).fill('TICKET-CINEMA');
  expect(await allStoredValues(page)).not.toMatch(/cinema/i);

  await visit(page, hashTo(platform, 'editPhone'));
  await page.getByLabel(t('profile.phone.label')).fill(newPhone().slice(2));
  await page.getByRole('button', { name: t('login.sendCode') }).click();
  await page.getByRole('button', { name: t('login.demoUse') }).click();
  const code = await page.getByLabel(t('login.code')).inputValue();
  expect(code).toMatch(/^\d{6}$/);
  const { draft, codes } = await page.evaluate(() => ({
    draft: sessionStorage.getItem('draft:phone'),
    codes: sessionStorage.getItem('draft:codes'),
  }));
  expect(draft).not.toContain(code);
  expect(JSON.stringify(JSON.parse(codes ?? '[]').map(({ key }: { key: string }) => key))).not.toContain(code);
});

test('the token is in no URL, console message or error', async ({ page, platform, signedIn, expectConsole }) => {
  test.slow();
  expectConsole(/status of (500|404)|net::ERR/);
  const { token } = await signedIn();
  const consoleMessages: string[] = [];
  const leaks: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  page.on('pageerror', (error) => consoleMessages.push(`${error.message} ${error.stack ?? ''}`));
  page.on('request', (request) => {
    if (request.url().includes(token) || (request.postData() ?? '').includes(token)) leaks.push(request.url());
    for (const [name, value] of Object.entries(request.headers()))
      if (value.includes(token) && name !== 'authorization') leaks.push(`${name} of ${request.url()}`);
    if (
      (request.headers()['authorization'] ?? '') !== '' &&
      new URL(request.url()).origin !== new URL(page.url()).origin
    )
      leaks.push(`other origin: ${request.url()}`);
  });
  await visit(page, hashTo(platform, 'mine'));
  for (const path of builtViews[platform]) await navigateViaNotFound(page, path);
  // Makes every call of the user fail.
  await page.route('**/api/user/**', (route) =>
    route.fulfill({ status: 500, json: { success: false, errorCode: 'INTERNAL', errorMessage: 'x', data: null } }),
  );
  await page.goto(`/?broken#${hashTo(platform, 'orders')}`);
  await expect(page.locator('#main')).toContainText(/\S/);
  expect(await page.evaluate(() => location.href + document.referrer + document.body.innerHTML)).not.toContain(token);
  expect(consoleMessages.filter((text) => text.includes(token))).toEqual([]);
  expect(leaks).toEqual([]);
});
