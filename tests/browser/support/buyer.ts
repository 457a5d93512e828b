/** Page object of the purchase, for both platforms and both languages. */
import { addressFields, chooseCountry, fillAddressField, type AddressField } from './addressForm';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Platform } from '../shopTest';
import type { Translate } from './texts';

interface PageContext {
  page: Page;
  platform: Platform;
  t: Translate;
}

/** Formats an amount in minor units as the page shows it. All prices of the demo shop are in dollars. */
export function dollars(amount: number): string {
  const formatted = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(Math.abs(amount) / 100);
  return amount < 0 ? `−${formatted}` : formatted;
}

/** The controls and price lines of the purchase. */
export function buyer({ page, platform, t }: PageContext) {
  const main = page.getByRole('main');
  const dialog = (title: string): Locator => page.getByRole('dialog', { name: title });
  const priceLines = page.getByRole('region', { name: t('checkout.sums') });
  const savings = page.getByRole('region', { name: t('checkout.savings') });
  const payStep = dialog(t('checkout.pay.title'));
  const button = (name: string | RegExp, container: Page | Locator = page): Locator =>
    container.getByRole('button', { name, exact: true });
  const readPriceLines = (container: Locator): Promise<Record<string, string>> =>
    container
      .locator('dl > div')
      .evaluateAll((rows) =>
        Object.fromEntries(
          rows.map((row) => [
            row.querySelector('dt')?.firstChild?.textContent ?? '',
            row.querySelector('dd')?.textContent ?? '',
          ]),
        ),
      );

  return {
    main,
    dialog,
    savings,
    button,
    /** The button that places and pays. */
    placeButton: (amount: number) => button(t('checkout.payNow', { amount: dollars(amount) })),
    /** The button of the page. The step lies above it. */
    payButton: (amount: number) => button(t('order.payAmount', { amount: dollars(amount) })).first(),
    payStep,
    /** The button of the step that pays. */
    confirmButton: (amount: number) => button(t('order.payAmount', { amount: dollars(amount) }), payStep),

    /** Opens a category from the home page, and one of its products. */
    async findGoods(category: string, goods: string): Promise<void> {
      await main
        .getByRole('navigation', { name: t('home.categories') })
        .getByRole('link', { name: category })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
      await main.getByRole('link', { name: goods }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(goods);
    },

    /** Chooses one value of each option. On the phone it uses the bottom sheet when that is open. */
    async choose(...values: string[]): Promise<void> {
      const sheet = dialog(t('goods.sheet'));
      const container = (await sheet.isVisible()) ? sheet : main;
      for (const value of values) await container.getByRole('radio', { name: value }).check();
    },

    /** Clicks the buy button. The phone has a second one in the bottom sheet. */
    async buy(text: string): Promise<void> {
      const sheet = dialog(t('goods.sheet'));
      if (platform === 'h5' && !(await sheet.isVisible())) await button(t.pattern('goods.buy')).click();
      await button(text, platform === 'h5' ? sheet : main).click();
    },

    /** Opens the address book of the checkout. */
    async openAddresses(): Promise<void> {
      await page
        .getByRole('region', { name: t('checkout.address') })
        .getByRole('button')
        .first()
        .click();
    },

    /** Fills the open address form, or only the given fields. */
    async typeAddress(fields: readonly AddressField[] = addressFields): Promise<void> {
      const form = page.getByRole('dialog').last();
      await chooseCountry(form);
      for (const field of fields) {
        if (field === 'phone') await form.getByLabel(t('login.callingCode')).selectOption('+1');
        await fillAddressField(form, field);
      }
    },

    /** Waits until the checkout shows these price lines. */
    async expectSums(lines: Readonly<Record<string, string>>): Promise<void> {
      await expect.poll(() => readPriceLines(priceLines)).toEqual(lines);
    },

    /** Asks to sign in on the checkout of a visitor, whose button names the total. */
    signIn: (total: number) => button(t('checkout.signIn', { amount: dollars(total) })).click(),

    /** Unfolds the note to the shop and types it. */
    async writeNote(text: string): Promise<void> {
      await main.getByRole('button', { name: t('message.title') }).click();
      await main.getByLabel(t('message.label')).fill(text);
    },

    /** Accepts the agreement and the privacy policy. */
    agree: () => page.getByRole('checkbox', { name: t.pattern('login.agree') }).check(),

    /** Chooses a coupon in its dialog and closes the dialog. */
    async chooseCoupon(now: string, couponName: string): Promise<void> {
      await savings.getByRole('button', { name: now }).click();
      const choices = dialog(t('checkout.coupon.which'));
      await choices.getByRole('radio', { name: couponName }).click();
      await expect(choices.getByRole('radio', { name: couponName })).toBeChecked();
      const without = t('checkout.coupon.without');
      await button(couponName === without ? without : t('checkout.coupon.use'), choices).click();
      await expect(choices).toBeHidden();
    },
  };
}
