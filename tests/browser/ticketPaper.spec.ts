/** A ticket is light paper in both themes. */
import type { Page } from '@playwright/test';
import type { Platform } from './shopTest';
import { expect, test } from './support/storeTest';
import { expectLoaded, visit } from './support/navigation';

/** The account with tickets. */
const richPhone = '+14155550134';

const tickets: Record<Platform, string> = { h5: '/h5/ticket', pc: '/pc/mine?index=tickets' };

/** The lightest channel, 0–255, of a part of the page as it is drawn. */
async function lightestOf(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<number> {
  const picture = (await page.screenshot({ clip })).toString('base64');
  const reader = await page.context().newPage();
  const lightest = await reader.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const channels = [...(canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])].filter(
      (_channel, at) => at % 4 !== 3,
    );
    return Math.max(...channels);
  }, picture);
  await reader.close();
  return lightest;
}

test('a ticket throws no light on a dark page', async ({ page, platform, shop, setLocalStorage }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { token } = await shop.signIn(richPhone);
  await setLocalStorage({ token });
  await visit(page, tickets[platform]);
  const paper = page.getByRole('article').last();
  /** Directly below the paper there is the same page as 40 px farther down. */
  const expectPlainPageBelow = async () => {
    const box = await paper.boundingBox();
    if (!box) throw new Error('There is no ticket.');
    const strip = { x: box.x + box.width / 4, width: 40, height: 4 };
    const end = Math.ceil(box.y + box.height);
    expect(await lightestOf(page, { ...strip, y: end })).toBe(await lightestOf(page, { ...strip, y: end + 40 }));
  };
  await expectPlainPageBelow();
  // The ticket of the phone has a page in the colours of its picture.
  if (platform === 'h5') return;
  await paper.getByRole('link').click();
  await expectLoaded(page);
  await expectPlainPageBelow();
});
