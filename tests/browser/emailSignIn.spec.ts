/** Sign-in by e-mail address, and the address in the profile. */
import { expect, test } from './support/storeTest';
import { hashTo } from './support/platforms';
import { expectLoaded, visit } from './support/navigation';
import { signInForm } from './support/signIn';

test('a visitor signs in with an e-mail address and is signed in after a reload', async ({ page, platform, t }) => {
  const name = `ada.${Date.now()}.${platform}`;
  await visit(page, hashTo(platform, 'profile'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('problem.signIn') }).click();
  const form = signInForm(page, t);
  // By a key: the radio button of one kit lies above what is drawn, that of the other below.
  await page.getByRole('radio', { name: t('login.by.email') }).press('Space');
  await expect(form.getByLabel(t('login.phone'))).toHaveCount(0);
  await form.getByLabel(t('login.email')).fill(` ${name.toUpperCase()}@Example.com `);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t('login.sendCode') }).click();
  await form.getByRole('button', { name: t('login.demoUse') }).click();
  await expect(form).toBeHidden();
  await expect(main.getByText('a•••@example.com')).toBeVisible();
  await page.reload();
  await expectLoaded(page);
  await expect(main.getByText('a•••@example.com')).toBeVisible();
});
