/** Messages and notifications of the error handler (spec section 8) never cover a retry button, and never block the page. */
import type { Locator } from '@playwright/test';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { visit } from './support/navigation';
import { waitForAnimations } from './support/waitForAnimations';

/** The retry buttons that the notice covers, by their text. */
const coveredBy = (notice: Locator) =>
  notice.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll('main [role="alert"] button')].filter((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
    }).length;
  });

for (const [showType, title] of [
  [2, undefined],
  [3, 'RESTING'],
] as const)
  test(`a notice with showType ${showType} leaves every retry button free`, async ({ page, platform, t, signedIn }) => {
    await signedIn();
    await visit(page, '/nowhere');
    const sentence = 'The shop rests until the tea is ready. Please come back in a quarter of an hour.';
    await page.route(/\/api\/home\/|\/api\/user\/order/, (route) =>
      route.fulfill({ json: { success: false, errorCode: 'RESTING', errorMessage: sentence, showType } }),
    );
    await page.evaluate((hash) => (window.location.hash = hash), hashTo(platform, 'home'));
    const notice = page
      .locator('.adm-toast-main, [data-notifications] > article, .ant-message-notice, .ant-notification-notice')
      .filter({ hasText: sentence });
    await expect(notice).toHaveCount(1);
    if (title) await expect(notice).toContainText(title);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: t('problem.retry') })
        .first(),
    ).toBeVisible();
    await expect.poll(() => coveredBy(notice)).toBe(0);
    // Not modal: what is behind it can be used at once.
    await page.unroute(/\/api\/home\/|\/api\/user\/order/);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('problem.retry') })
      .first()
      .click();
    await expect(page.getByRole('main').getByText(sentence)).toHaveCount(0);
  });

test('messages and notifications have their places, and do not cover each other', async ({
  page,
  platform,
  signedIn,
}) => {
  await signedIn();
  await visit(page, '/nowhere');
  const refusal = (errorMessage: string, showType: number) => ({
    json: { success: false, errorCode: 'RESTING', errorMessage, showType },
  });
  await page.route('**/api/user/wallet/log*', (route) => route.fulfill(refusal('No entries today', 2)));
  await page.route('**/api/user/myCoupon*', (route) => route.fulfill(refusal('No coupons today', 3)));
  await page.evaluate((hash) => (window.location.hash = hash), hashTo(platform, 'coupons'));
  const notification = page
    .locator('[data-notifications] > article, .ant-notification-notice')
    .filter({ hasText: 'No coupons today' });
  // Its time stops.
  const close = notification.getByRole('button');
  if (platform === 'h5') await close.focus();
  else await close.hover();
  await waitForAnimations(page);
  const { top, right, width } = await notification.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect([top, right, width]).toEqual(platform === 'h5' ? [24, 390 - 24, 342] : [24, 1440 - 24, 384]);
  await page.evaluate((hash) => (window.location.hash = hash), hashTo(platform, 'wallet'));
  // The desktop has room for both beside each other.
  await page.waitForFunction(
    (isBelow) => {
      const [message, below] = [
        '.adm-toast-main, .ant-message-notice',
        '[data-notifications], .ant-notification-notice',
      ].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      return message?.top === 8 && below?.top === (isBelow ? message.bottom + 8 : 24);
    },
    platform === 'h5',
    { polling: 'raf' },
  );
});
