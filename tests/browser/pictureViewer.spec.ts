/** The picture viewer of the phone: gestures, sizes and keys. */
import { expect, test } from './support/storeTest';
import { hashTo } from './support/platforms';
import { visit } from './support/navigation';
import type { Page } from '@playwright/test';

const product = { id: 'cloud-nine-headphones' };

/** Moves fingers from their first to their last points, with the touch events of the browser. */
async function touch(page: Page, ...fingers: readonly (readonly [number, number])[][]) {
  const session = await page.context().newCDPSession(page);
  const steps = fingers[0]?.length ?? 0;
  for (let step = 0; step < steps; step += 1) {
    const touchPoints = fingers.map((points, id) => ({ x: points[step]?.[0] ?? 0, y: points[step]?.[1] ?? 0, id }));
    await session.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Two taps without a wait for the page between them: the time between the taps is that of the input, not of its handlers. */
async function doubleTap(page: Page, x: number, y: number) {
  const session = await page.context().newCDPSession(page);
  const tap = [
    { type: 'touchStart' as const, touchPoints: [{ x, y }] },
    { type: 'touchEnd' as const, touchPoints: [] },
  ];
  await Promise.all([...tap, ...tap].map((event) => session.send('Input.dispatchTouchEvent', event)));
}

/** Makes each touch cost the page more time than the taps of a double tap may be apart, ms. */
const slowTouches = (page: Page, ms = 400) =>
  page.evaluate((cost) => {
    const block = () => {
      const end = performance.now() + cost;
      while (performance.now() < end);
    };
    window.addEventListener('touchend', block, { capture: true });
  }, ms);

/** Points on a line, for one finger. */
const line = (from: readonly [number, number], to: readonly [number, number], count = 8): [number, number][] =>
  Array.from({ length: count + 1 }, (_none, at) => [
    from[0] + ((to[0] - from[0]) * at) / count,
    from[1] + ((to[1] - from[1]) * at) / count,
  ]);

test.describe('the picture viewer @h5', () => {
  test.use({ hasTouch: true });

  test('is swiped, enlarged by pinch and double tap, and pulled down to close', async ({ page, platform, t }) => {
    await visit(page, hashTo(platform, 'goods', product));
    await page
      .getByRole('button', { name: t.pattern('goods.enlarge') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const status = dialog.getByRole('status');
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const [x, y] = [width / 2, height / 2];
    const position = (at: number) => t('goods.picture', { at: String(at), count: '4' });
    const picture = dialog.locator('li[aria-hidden="false"] img');
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
    await expect(status).toHaveText(position(1));
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });

    await touch(page, line([x + 120, y], [x - 120, y]));
    await expect(status).toHaveText(position(2));
    await expect(async () => {
      await touch(page, line([x - 120, y], [x + 120, y]));
      await expect(status).toHaveText(position(1), { timeout: 2_000 });
    }).toPass();

    const fitted = await widthOf();
    await touch(page, line([x - 30, y], [x - 150, y]), line([x + 30, y], [x + 150, y]));
    await expect.poll(widthOf).toBeGreaterThan(fitted * 1.2);
    // The file is 256 px wide, and a cut-out is sharp up to 2.5 times that.
    expect(await widthOf()).toBeLessThanOrEqual(641);
    await doubleTap(page, x, y);
    await expect.poll(widthOf).toBeCloseTo(fitted, 0);
    await slowTouches(page);
    await doubleTap(page, x, y);
    await expect.poll(widthOf).toBeGreaterThan(fitted * 1.2);
    await doubleTap(page, x, y);
    await expect.poll(widthOf).toBeCloseTo(fitted, 0);

    await touch(page, line([x, y - 100], [x, y + 150]));
    await expect(dialog).toBeHidden();
  });

  test('follows the arrow keys', async ({ page, platform, t }) => {
    await visit(page, hashTo(platform, 'goods', product));
    await page
      .getByRole('button', { name: t.pattern('goods.enlarge') })
      .first()
      .click();
    const status = page.getByRole('dialog').getByRole('status');
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText(t('goods.picture', { at: '2', count: '4' }));
    await page.keyboard.press('ArrowLeft');
    await expect(status).toHaveText(t('goods.picture', { at: '1', count: '4' }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

// antd's viewer was removed at the end of a transition. Closed before its first frame, it stayed for ever.
test('Back closes the viewer where the browser runs no transition @pc', async ({ page, platform, t }) => {
  await visit(page, hashTo(platform, 'goods', product));
  await page.addStyleTag({ content: '* { transition: none !important }' });
  await page
    .getByRole('button', { name: t.pattern('goods.enlarge') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
