/** Whose session it is: no write under an account that nobody sees, no drafts of somebody else, and no token on the loose. */
import type { Page } from '@playwright/test';
import { builtViews, hashTo } from './support/faces';
import { newPhone } from './support/shopApi';
import { expect, test } from './support/storeTest';
import { moveOnBetween, visit } from './support/visits';
import type { Say } from './support/words';

const nicknameField = (page: Page, t: Say) => page.getByLabel(t('profile.nickname.label'));
const save = (page: Page, t: Say) => page.getByRole('button', { name: t('profile.save'), exact: true });
/** What this tab keeps of a customer. */
const tabKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(draft|operation|pending):/.test(key)));
const everythingStored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test.describe('when another tab changes the account', () => {
  test('this one shows the other customer, without what the first one had typed', async ({ page, context, face, t, signedIn, shop }) => {
    const ada = await signedIn();
    const mei = await shop.signIn();
    await visit(page, hashTo(face, 'nickname'));
    await nicknameField(page, t).fill('Ada of the first account');

    const other = await context.newPage();
    await visit(other, hashTo(face, 'home'));
    await other.evaluate((token) => localStorage.setItem('token', token), mei.token);

    const { nickname } = await mei.profile();
    await expect(nicknameField(page, t)).toHaveValue(nickname);
    expect(await tabKeys(page)).toEqual([]);
    await nicknameField(page, t).fill('Mei of the second');
    await save(page, t).click();
    await expect.poll(async () => (await mei.profile()).nickname).toBe('Mei of the second');
    expect((await ada.profile()).nickname).not.toContain('Mei');
  });

  test('and the news do not come through, nothing is sent under it', async ({ page, face, t, signedIn, shop }) => {
    await signedIn();
    const mei = await shop.signIn();
    const { nickname } = await mei.profile();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/user/update')) sent.push(request.url());
    });
    await visit(page, hashTo(face, 'nickname'));
    await nicknameField(page, t).fill('Ada of the first account');
    // A tab does not hear of what it does itself: as if it had slept.
    await page.evaluate((token) => localStorage.setItem('token', token), mei.token);
    await save(page, t).click();
    await expect(nicknameField(page, t)).toHaveValue(nickname);
    expect(sent).toEqual([]);
    expect((await mei.profile()).nickname).toBe(nickname);
  });

  test('a tab that comes back finds out before anything is pressed', async ({ page, face, t, signedIn, shop }) => {
    await signedIn();
    const mei = await shop.signIn();
    await visit(page, hashTo(face, 'nickname'));
    await nicknameField(page, t).fill('Ada of the first account');
    await page.evaluate((token) => {
      localStorage.setItem('token', token);
      document.dispatchEvent(new Event('visibilitychange'));
    }, mei.token);
    await expect(nicknameField(page, t)).toHaveValue((await mei.profile()).nickname);
  });
});

test('a sign-out leaves nothing of the customer in the other tabs either', async ({ page, context, face, t, signedIn }) => {
  await signedIn();
  await visit(page, hashTo(face, 'nickname'));
  await nicknameField(page, t).fill('Ada of the first account');
  expect(await tabKeys(page)).toEqual(['draft:nickname']);

  const other = await context.newPage();
  if (face === 'h5') {
    await visit(other, hashTo(face, 'mine'));
    await other.getByRole('button', { name: t('mine.signOut') }).click();
  } else {
    await visit(other, hashTo(face, 'home'));
    await other.getByRole('banner').getByRole('button', { name: /Guest \d{4}/ }).click();
    await other.getByRole('button', { name: t('shell.account.signOut') }).click();
  }
  await expect(page.getByText(t('problem.signedOut.title'))).toBeVisible();
  expect(await tabKeys(page)).toEqual([]);
});

test('codes and account numbers are in no storage, however far the form has come', async ({ page, face, t, signedIn }) => {
  const api = await signedIn();
  await api.redeem('BALANCE-100');
  await visit(page, hashTo(face, 'withdraw'));
  await page.getByLabel(t('wallet.withdraw.amount', { currency: 'USD' })).fill('50');
  await page.getByLabel(t('wallet.withdraw.payeeName')).fill('Robin Vale');
  await page.getByLabel(t('wallet.withdraw.payeeAccount'), { exact: true }).fill('4000 1234 1234 4821');
  await page.getByRole('button', { name: t('wallet.withdraw.review'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('wallet.withdraw.confirm', { amount: '$50.00' }) })).toBeEnabled();
  expect(await everythingStored(page)).toContain('Robin Vale');
  expect(await everythingStored(page)).not.toMatch(/4821|40001234/);

  await visit(page, hashTo(face, 'redeem'));
  await page.getByLabel(t('redeem.label')).fill('TICKET-CINEMA');
  expect(await everythingStored(page)).not.toMatch(/cinema/i);

  await visit(page, hashTo(face, 'phone'));
  await page.getByLabel(t('profile.phone.label')).fill(newPhone().slice(2));
  await page.getByRole('button', { name: t('login.sendCode') }).click();
  await page.getByRole('button', { name: t('login.demoUse') }).click();
  const code = await page.getByLabel(t('login.code')).inputValue();
  expect(code).toMatch(/^\d{6}$/);
  const { draft, codes } = await page.evaluate(() => ({ draft: sessionStorage.getItem('draft:phone'), codes: sessionStorage.getItem('draft:codes') }));
  expect(draft).not.toContain(code);
  expect(JSON.stringify(JSON.parse(codes ?? '[]').map(({ key }: { key: string }) => key))).not.toContain(code);
});

test('the token is in no address, no message of the console and no error', async ({ page, face, signedIn, expectConsole }) => {
  test.slow();
  expectConsole(/status of (500|404)|net::ERR/);
  const { token } = await signedIn();
  const said: string[] = [];
  const carriers: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(`${error.message} ${error.stack ?? ''}`));
  page.on('request', (request) => {
    if (request.url().includes(token) || (request.postData() ?? '').includes(token)) carriers.push(request.url());
    for (const [name, value] of Object.entries(request.headers())) if (value.includes(token) && name !== 'authorization') carriers.push(`${name} of ${request.url()}`);
    if ((request.headers()['authorization'] ?? '') !== '' && new URL(request.url()).origin !== new URL(page.url()).origin) carriers.push(`a foreign place: ${request.url()}`);
  });
  await visit(page, hashTo(face, 'mine'));
  for (const path of builtViews[face]) await moveOnBetween(page, path);
  // Everything broken: what is told then is told in words of ours.
  await page.route('**/api/user/**', (route) => route.fulfill({ status: 500, json: { success: false, errorCode: 'INTERNAL', errorMessage: 'x', data: null } }));
  await page.goto(`/?broken#${hashTo(face, 'orders')}`);
  await expect(page.locator('main')).toContainText(/\S/);
  expect(await page.evaluate(() => location.href + document.referrer + document.body.innerHTML)).not.toContain(token);
  expect(said.filter((words) => words.includes(token))).toEqual([]);
  expect(carriers).toEqual([]);
});
