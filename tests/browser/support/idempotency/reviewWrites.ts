/** The write of reviews: the stars of a line of a delivered order, which one tap saves. */
import { expect, type Page } from '@playwright/test';
import { hashTo } from '../platforms';
import { loadHash, type Write } from './writeCase';

/** Enough stock for the whole matrix. */
const line = { skuId: 'harbour-radio.walnut', quantity: 1 };
const stars = 4;

const writeReview: Write = {
  name: 'rate a line of an order',
  call: 'writeReview',
  path: '/review/write',
  async prepare({ platform, t, api }) {
    const home = await api.addAddress();
    const { id } = await api.pay(await api.placeOrder([line], home.id), 'delivered');
    const form = hashTo(platform, 'orders', { id, view: 'review' });
    const star = (page: Page, isPressed?: boolean) =>
      page.getByRole('button', {
        name: t('reviews.stars', { count: stars }),
        exact: true,
        ...(isPressed && { pressed: true }),
      });
    return {
      async open(page, navigateTo) {
        await navigateTo(page, form);
        await expect(star(page)).toBeVisible();
      },
      button: (page) => star(page),
      readDatabase: async () => (await api.orders()).flatMap(({ lines }) => lines.map(({ review }) => review?.stars)),
      expectedDatabase: [stars],
      // The chosen stars are shown at once, also while they are saved and when that failed.
      async isDone(page) {
        const others = [
          page.getByText(t('reviews.saving'), { exact: true }).first(),
          page.getByRole('button', { name: t('reviews.again'), exact: true }),
          page.getByRole('button', { name: t('problem.checkAgain'), exact: true }),
        ];
        const shown = await Promise.all([star(page, true), ...others].map((one) => one.isVisible()));
        return shown.every((isShown, index) => isShown === (index === 0));
      },
      async expectListed(page) {
        await loadHash(page, form);
        await expect(star(page, true)).toHaveCount(1);
      },
    };
  },
};

export const reviewWrites: readonly Write[] = [writeReview];
