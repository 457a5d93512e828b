/** Signing in by hand: phone, one-time code of the demo message, agreement. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words';

/** The sign-in form, on its page or in its dialog. */
export const signInForm = (page: Page, t: Say): Locator => page.locator('form').filter({ has: page.getByRole('checkbox', { name: t.like('login.agree') }) });

/** Types the phone; the number is E.164 and begins with +1. */
export async function typePhone(page: Page, t: Say, phone: string): Promise<void> {
  await signInForm(page, t).getByLabel(t('login.phone')).fill(phone.replace(/^\+1/, ''));
}

/** Accepts the agreement, has a code sent and uses it; the form signs in by itself when the code is complete. */
export async function useOneTimeCode(page: Page, t: Say): Promise<void> {
  const form = signInForm(page, t);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t('login.sendCode') }).click();
  const message = form.getByRole('status').filter({ hasText: t('login.demoFrom') });
  await expect(message).toContainText(/\d{6}/);
  await message.getByRole('button', { name: t('login.demoUse') }).click();
  await expect(form).toBeHidden();
}

/** Signs a phone in where login is offered. */
export async function signInByHand(page: Page, t: Say, phone: string): Promise<void> {
  await typePhone(page, t, phone);
  await useOneTimeCode(page, t);
}
