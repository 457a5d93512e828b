/** Desktop features: header menus, dialogs, sticky elements, narrow windows. */
import type { Locator } from '@playwright/test';
import { catalogueTexts } from './support/catalogueTexts';
import { hashTo } from './support/platforms';
import { keyboard } from './support/keyboard';
import { signInForm, signInByHand } from './support/signIn';
import { newPhone } from './support/shopApi';
import { expect, test } from './support/storeTest';
import { expectLoaded, hashOf, visit } from './support/navigation';

const { category, headphones } = catalogueTexts.en;
const product = { id: 'cloud-nine-headphones' };

/**
 * Whether an element outside the dialog has the focus. When the focus is in the browser's own toolbar, the body is the
 * active element.
 */
const isFocusOutside = (dialog: Locator) =>
  dialog.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      document.activeElement !== element &&
      !element.contains(document.activeElement),
  );

test('a key focuses the search, and the arrow keys select a suggestion', async ({ page, t }) => {
  const keys = keyboard(page);
  await visit(page, hashTo('pc', 'home'));
  await keys.press('/');
  const field = page.getByRole('combobox', { name: t('shell.search') });
  await expect(field).toBeFocused();
  await page.keyboard.type('cloud');
  const suggestions = page.getByRole('listbox', { name: t('shell.suggestions') });
  await expect(suggestions.getByRole('option').first()).toContainText(headphones);
  await keys.press('ArrowDown');
  await expect(suggestions.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await keys.press('Enter');
  await expect.poll(() => hashOf(page)).toBe(hashTo('pc', 'goods', product));
});

test('the category menu opens, closes with Escape, restores the focus, and links to a category', async ({
  page,
  t,
}) => {
  const keys = keyboard(page);
  await visit(page, hashTo('pc', 'hall'));
  const opener = page.getByRole('button', { name: t('shell.allGoods') });
  const menu = page.getByRole('navigation', { name: t('shell.categories') });
  await keys.enter('button', t('shell.allGoods'), { within: 60 });
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: t('shell.allGoods') })).toBeVisible();
  await keys.press('Tab');
  await keys.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
  await keys.press('Enter');
  await keys.enter('link', new RegExp(`^${category}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('the total of an order stays visible while the page scrolls', async ({ page, t, signedIn }) => {
  const api = await signedIn();
  await api.addAddress();
  await page.setViewportSize({ width: 1440, height: 640 });
  await visit(
    page,
    hashTo('pc', 'checkout', {
      lines: ['cloud-nine-headphones.blossom.case', 'harbour-radio.ash'].map((sku) => `${sku}*1`).join(),
    }),
  );
  const button = page.getByRole('button', { name: t.pattern('checkout.payNow') });
  const address = page.getByRole('region', { name: t('checkout.address') });
  await expect(address).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(address).not.toBeInViewport();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('the picture dialog works with the keyboard and closes with Escape', async ({ page, t }) => {
  const keys = keyboard(page);
  await visit(page, hashTo('pc', 'goods', product));
  const enlargeButton = page.getByRole('button', { name: t.pattern('goods.enlarge') });
  await enlargeButton.focus();
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: headphones });
  await expect(dialog.getByRole('status')).toHaveText(t('goods.picture', { at: '1', count: '4' }));
  await keys.enter('button', t('goods.next'));
  await expect(dialog.getByRole('status')).toHaveText(t('goods.picture', { at: '2', count: '4' }));
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlargeButton).toBeFocused();
});

test('the sign-in dialog opens on any page, traps the focus, closes with Escape and restores the focus', async ({
  page,
  t,
}) => {
  for (const hash of [hashTo('pc', 'hall'), '/pc/information', hashTo('pc', 'goods', product)]) {
    await visit(page, hash);
    const opener = page.getByRole('banner').getByRole('button', { name: t('problem.signIn') });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(signInForm(page, t)).toBeVisible();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusOutside(dialog)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(hashOf(page)).toBe(hash);
  }
});

test('an account section opens after the sign-in and is reopened on the next visit', async ({ page, t }) => {
  await visit(page, hashTo('pc', 'wallet'));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('problem.signIn') })
    .click();
  await signInByHand(page, t, newPhone());
  await expectLoaded(page);
  expect(hashOf(page)).toBe(hashTo('pc', 'wallet'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wallet.title'));
  expect(await page.evaluate(() => localStorage.getItem('index'))).toBe('wallet');
  await visit(page, '/pc/mine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wallet.title'));
});

test('a narrow window offers the phone version of the page, a wide one the desktop version', async ({
  page,
  t,
  signedIn,
}) => {
  await signedIn();
  await visit(page, hashTo('pc', 'orders', { status: 'toPay' }));
  await expect(page.getByText(t('shell.pageSet.offer.h5'))).toBeHidden();
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(page.getByText(t('shell.pageSet.offer.h5'))).toBeVisible();
  await page.getByRole('button', { name: t('shell.pageSet.h5') }).click();
  await expect.poll(() => hashOf(page)).toBe(hashTo('h5', 'orders', { status: 'toPay' }));
  await expectLoaded(page);
  await expect(page.getByText(t('shell.pageSet.offer.pc'))).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: t('shell.pageSet.pc') }).click();
  await expect.poll(() => hashOf(page)).toBe(hashTo('pc', 'orders', { status: 'toPay' }));
});
