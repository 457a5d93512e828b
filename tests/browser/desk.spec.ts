/** What a desk has of its own: the bar with its menus, dialogs over the page, what stays in view, a window of another width. */
import type { Locator } from '@playwright/test';
import { copy } from './support/copy';
import { hashTo } from './support/faces';
import { keyboard } from './support/keyboard';
import { signInForm, signInByHand } from './support/signIn';
import { newPhone } from './support/shopApi';
import { expect, test } from './support/storeTest';
import { expectSettled, hashOf, visit } from './support/visits';

const { category, headphones } = copy.en;
const goods = { id: 'cloud-nine-headphones' };

/** Whether something of the page that the dialog lies over has the focus. The browser's own bar, which follows its last stop, has the body's. */
const focusIsBehind = (dialog: Locator) =>
  dialog.evaluate((element) => document.activeElement !== document.body && document.activeElement !== element && !element.contains(document.activeElement));

test('the search of the bar is reached with a key, and its suggestions with the arrows', async ({ page, t }) => {
  const keys = keyboard(page);
  await visit(page, hashTo('pc', 'home'));
  await keys.press('/');
  const field = page.getByRole('combobox', { name: t('shell.search') });
  await expect(field).toBeFocused();
  await page.keyboard.type('cloud');
  const offers = page.getByRole('listbox', { name: t('shell.suggestions') });
  await expect(offers.getByRole('option').first()).toContainText(headphones);
  await keys.press('ArrowDown');
  await expect(offers.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await keys.press('Enter');
  await expect.poll(() => hashOf(page)).toBe(hashTo('pc', 'goods', goods));
});

test('the menu of all goods opens, closes with Escape, gives the focus back, and leads to a category', async ({ page, t }) => {
  const keys = keyboard(page);
  await visit(page, hashTo('pc', 'hall'));
  const opener = page.getByRole('button', { name: t('shell.allGoods') });
  const menu = page.getByRole('navigation', { name: t('shell.categories') });
  await keys.enter('button', t('shell.allGoods'), { within: 60 });
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: t('shell.everything') })).toBeVisible();
  await keys.press('Tab');
  await keys.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
  await keys.press('Enter');
  await keys.enter('link', new RegExp(`^${category}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('what an order costs stays in view while the page is scrolled', async ({ page, t, signedIn }) => {
  const api = await signedIn();
  await api.addAddress();
  await page.setViewportSize({ width: 1440, height: 640 });
  await visit(page, hashTo('pc', 'checkout', { lines: ['cloud-nine-headphones.blossom.case', 'harbour-radio.ash'].map((sku) => `${sku}*1`).join() }));
  const button = page.getByRole('button', { name: t.like('checkout.place') });
  const address = page.getByRole('region', { name: t('checkout.address') });
  await expect(address).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(address).not.toBeInViewport();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('a picture is looked at closely in a dialog that the keyboard steps through and leaves', async ({ page, t }) => {
  const keys = keyboard(page);
  await visit(page, hashTo('pc', 'goods', goods));
  const large = page.getByRole('button', { name: t.like('goods.enlarge') });
  await large.focus();
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: headphones });
  await expect(dialog.getByRole('status')).toHaveText(t('goods.picture', { at: '1', count: '4' }));
  await keys.enter('button', t('goods.next'));
  await expect(dialog.getByRole('status')).toHaveText(t('goods.picture', { at: '2', count: '4' }));
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(large).toBeFocused();
});

test('the sign-in opens over any page, keeps the focus, closes with Escape and gives it back', async ({ page, t }) => {
  for (const hash of [hashTo('pc', 'hall'), '/pc/information', hashTo('pc', 'goods', goods)]) {
    await visit(page, hash);
    const opener = page.getByRole('banner').getByRole('button', { name: t('problem.signIn') });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(signInForm(page, t)).toBeVisible();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsBehind(dialog)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(hashOf(page)).toBe(hash);
  }
});

test('a section that asks for the sign-in is there once somebody has signed in, and is kept as the one last opened', async ({ page, t }) => {
  await visit(page, hashTo('pc', 'wallet'));
  await page.getByRole('main').getByRole('button', { name: t('problem.signIn') }).click();
  await signInByHand(page, t, newPhone());
  await expectSettled(page);
  expect(hashOf(page)).toBe(hashTo('pc', 'wallet'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wallet.title'));
  expect(await page.evaluate(() => localStorage.getItem('index'))).toBe('wallet');
  await visit(page, '/pc/mine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wallet.title'));
});

test('a window as narrow as a phone is offered the same page for phones, and a wide one the page for desks', async ({ page, t, signedIn }) => {
  await signedIn();
  await visit(page, hashTo('pc', 'orders', { status: 'toPay' }));
  await expect(page.getByText(t('shell.pageSet.offer.h5'))).toBeHidden();
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(page.getByText(t('shell.pageSet.offer.h5'))).toBeVisible();
  await page.getByRole('button', { name: t('shell.pageSet.h5') }).click();
  await expect.poll(() => hashOf(page)).toBe(hashTo('h5', 'orders', { status: 'toPay' }));
  await expectSettled(page);
  await expect(page.getByText(t('shell.pageSet.offer.pc'))).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: t('shell.pageSet.pc') }).click();
  await expect.poll(() => hashOf(page)).toBe(hashTo('pc', 'orders', { status: 'toPay' }));
});
