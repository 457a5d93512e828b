/** A customer at the page: what they press and read on the way to an order, on either face and in either language. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Face } from '../shopTest';
import { homeAddress } from './shopApi';
import type { Say } from './words';

interface Place {
  page: Page;
  face: Face;
  t: Say;
}

/** An amount in minor units as the page writes it; every price of the demo shop is in dollars. */
export function dollars(amount: number): string {
  const figures = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(Math.abs(amount) / 100);
  return amount < 0 ? `−${figures}` : figures;
}

/** The buttons, fields and sums of the purchase by their names. */
export function buyer({ page, face, t }: Place) {
  const main = page.getByRole('main');
  const dialog = (title: string): Locator => page.getByRole('dialog', { name: title });
  const sums = page.getByRole('region', { name: t('checkout.sums') });
  const savings = page.getByRole('region', { name: t('checkout.savings') });
  const button = (name: string | RegExp, place: Page | Locator = page): Locator => place.getByRole('button', { name, exact: true });
  const terms = (place: Locator): Promise<Record<string, string>> =>
    place.locator('dl > div').evaluateAll((rows) => Object.fromEntries(rows.map((row) => [row.querySelector('dt')?.firstChild?.textContent ?? '', row.querySelector('dd')?.textContent ?? ''])));

  return {
    main,
    dialog,
    savings,
    button,
    placeButton: (amount: number) => button(t('checkout.place', { amount: dollars(amount) })),
    payButton: (amount: number) => button(t('checkout.done.pay', { amount: dollars(amount) })),

    /** From the home page into a category and to one of its goods. */
    async findGoods(category: string, goods: string): Promise<void> {
      await main.getByRole('navigation', { name: t('home.categories') }).getByRole('link', { name: category }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
      await main.getByRole('link', { name: goods }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(goods);
    },

    /** Chooses one value of each dimension; on the phone in the sheet, when it is open. */
    async choose(...values: string[]): Promise<void> {
      const sheet = dialog(t('goods.sheet'));
      const place = (await sheet.isVisible()) ? sheet : main;
      for (const value of values) await place.getByRole('radio', { name: value }).check();
    },

    /** Presses the button that buys; on the phone a second time in the sheet, where the choice is confirmed. */
    async buy(words: string): Promise<void> {
      const sheet = dialog(t('goods.sheet'));
      if (face === 'h5' && !(await sheet.isVisible())) await button(t.like('goods.buy')).click();
      await button(words, face === 'h5' ? sheet : main).click();
    },

    /** Opens the address book of the checkout. */
    async openAddresses(): Promise<void> {
      await page.getByRole('region', { name: t('checkout.address') }).getByRole('button').first().click();
    },

    /** Types an address into the open form; a part of it when only some fields are named. */
    async typeAddress(fields: readonly ('recipient' | 'phone' | 'street' | 'city' | 'region' | 'postcode')[] = ['recipient', 'phone', 'street', 'city', 'region', 'postcode']): Promise<void> {
      const form = page.getByRole('dialog').last();
      for (const field of fields) {
        const value = field === 'phone' ? homeAddress.phone.replace('+1', '') : homeAddress[field];
        await form.getByLabel(t(`address.${field}`)).fill(value);
      }
    },

    /** The price lines of the checkout by their names, once they are those of the last choice. */
    async expectSums(lines: Readonly<Record<string, string>>): Promise<void> {
      await expect.poll(() => terms(sums)).toEqual(lines);
    },

    /** Accepts agreement and privacy policy. */
    agree: () => main.getByRole('checkbox', { name: t.like('login.agree') }).check(),

    /** Chooses a coupon in its sheet or dialog and closes that. */
    async chooseCoupon(now: string, wanted: string): Promise<void> {
      await savings.getByRole('button', { name: now }).click();
      const choices = dialog(t('checkout.coupon.which'));
      await choices.getByRole('radio', { name: wanted }).click();
      await expect(choices.getByRole('radio', { name: wanted })).toBeChecked();
      await button(t('shell.understood'), choices).click();
      await expect(choices).toBeHidden();
    },
  };
}
