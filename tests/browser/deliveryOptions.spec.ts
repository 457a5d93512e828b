/** The delivery option of the checkout belongs to a tab, and stays over a reload. */
import { dollars } from './support/buyer';
import { visit } from './support/navigation';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';

test('an option that was chosen stays over a reload, and another tab has its own', async ({ page, platform, t }) => {
  const hash = hashTo(platform, 'checkout', { lines: 'harbour-radio.ash*1' });
  await visit(page, hash);
  const optionsOf = (tab: typeof page) => tab.getByRole('region', { name: t('checkout.delivery') });
  const express = optionsOf(page).getByRole('radio', { name: 'Express' });
  const button = (tab: typeof page, amount: number) =>
    tab.getByRole('button', { name: t('checkout.signIn', { amount: dollars(amount) }) });
  // $79.00 with the coupon that every customer can claim, 10 %.
  await expect(button(page, 7_110)).toBeVisible();
  await express.check();
  await expect(button(page, 8_400)).toBeVisible();
  await page.reload();
  await expect(button(page, 8_400)).toBeVisible();
  await expect(express).toBeChecked();

  const other = await page.context().newPage();
  await visit(other, hash);
  await expect(button(other, 7_110)).toBeVisible();
  await expect(optionsOf(other).getByRole('radio').first()).toBeChecked();
  await expect(express).toBeChecked();

  // The arrow keys move in one group; the ways to pay are another.
  await express.press('ArrowDown');
  await expect(page.getByRole('region', { name: t('checkout.pickUp') })).toContainText('415 Orchard Street');
  await expect(
    page
      .getByRole('region', { name: t('checkout.pay.methods') })
      .getByRole('radio')
      .first(),
  ).toBeChecked();
});
