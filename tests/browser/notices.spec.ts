/** Messages and notifications of the error handler (spec section 8) never cover a retry button, and never block the page. */
import type { Locator } from '@playwright/test';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { visit } from './support/navigation';

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
