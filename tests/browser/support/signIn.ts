/** Sign-in through the page: phone, one-time code of the demo message, agreement. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from './texts';

/** The sign-in form, on its page or in its dialog. */
export const signInForm = (page: Page, t: Translate): Locator =>
  page.locator('form').filter({ has: page.getByRole('checkbox', { name: t.pattern('login.agree') }) });

/** Fills the phone field. The number is E.164 and starts with +1. */
export async function typePhone(page: Page, t: Translate, phone: string): Promise<void> {
  const form = signInForm(page, t);
  // In Chinese the form begins with +86.
  await form.getByLabel(t('login.callingCode')).selectOption('+1');
  await form.getByLabel(t('login.phone')).fill(phone.replace(/^\+1/, ''));
}

/** Accepts the agreement, requests a code and uses it. The form submits itself when the code is complete. */
export async function useOneTimeCode(page: Page, t: Translate): Promise<void> {
  const form = signInForm(page, t);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t('login.sendCode') }).click();
  const message = form.getByRole('status').filter({ hasText: t('login.demoFrom.phone') });
  await expect(message).toContainText(/\d{6}/);
  await message.getByRole('button', { name: t('login.demoUse') }).click();
  await expect(form).toBeHidden();
}

/** Signs in with a phone number through the visible form. */
export async function signInByHand(page: Page, t: Translate, phone: string): Promise<void> {
  await typePhone(page, t, phone);
  await useOneTimeCode(page, t);
}
