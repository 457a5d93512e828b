/** Sheets of the phone are dragged shut with a finger; jsdom has neither layout nor touch scrolling. */
import type { Locator, Page } from '@playwright/test';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { hashOf, navigate, visit } from './support/navigation';

interface Drag {
  x: number;
  from: number;
  to: number;
  /** Ms for which the finger rests before it lets go. */
  restMs?: number;
}

/** Moves one finger in steps of a frame. */
async function dragFinger(page: Page, { x, from, to, restMs = 0 }: Drag): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 12;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] });
  for (let step = 1; step <= steps; step += 1) {
    const y = from + ((to - from) * step) / steps;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  if (restMs > 0) await page.waitForTimeout(restMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The box of the sheet when it has come. Its spring is no animation of the browser. */
async function settledBox(sheet: Locator) {
  const boxOf = async () => JSON.stringify(await sheet.boundingBox());
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await boxOf();
        return last === before;
      },
      // The spring needs many frames, which a busy device draws slowly.
      { timeout: 30_000 },
    )
    .toBe(true);
  const box = await sheet.boundingBox();
  if (!box) throw new Error('The sheet has no box.');
  return box;
}

test('a sheet is dragged shut by its head, and Back then leaves the page below it @h5', async ({
  page,
  platform,
  t,
}) => {
  await visit(page, hashTo(platform, 'home'));
  await navigate(page, hashTo(platform, 'hall'));
  const sheet = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: t('hall.filter') }).click();
    await expect(sheet).toBeVisible();
    return settledBox(sheet);
  };
  const box = await open();
  const [x, head] = [box.x + box.width / 2, box.y + 24];
  await dragFinger(page, { x, from: head, to: head + box.height * 0.15, restMs: 200 });
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(box.y);
  await dragFinger(page, { x, from: head, to: head + box.height * 0.6, restMs: 200 });
  await expect(sheet).toHaveCount(0);
  expect(hashOf(page)).toBe(hashTo(platform, 'hall'));
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'home'));
});

test('content of a sheet that is scrolled scrolls back before the sheet moves @h5', async ({ page, platform, t }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await visit(page, hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }));
  await page.getByRole('button', { name: t.pattern('goods.buy') }).click();
  const sheet = page.getByRole('dialog', { name: t('goods.sheet') });
  await expect(sheet).toBeVisible();
  await settledBox(sheet);
  const content = sheet.locator('> div').nth(1);
  const scrolled = () => content.evaluate((element) => element.scrollTop);
  await content.evaluate((element) => element.scrollTo(0, 60));
  expect(await scrolled()).toBe(60);
  const box = await content.boundingBox();
  if (!box) throw new Error('The content has no box.');
  const [x, from] = [box.x + box.width / 2, box.y + 30];
  await dragFinger(page, { x, from, to: from + 200, restMs: 200 });
  await expect.poll(scrolled).toBe(0);
  await expect(sheet).toBeVisible();
  await dragFinger(page, { x, from, to: from + 220, restMs: 200 });
  await expect(sheet).toHaveCount(0);
});

/** The height of the keyboard of an iPhone in px. */
const keyboardPx = 336;

/** Opens the on-screen keyboard as a phone does: the visual viewport shrinks, the window does not. */
async function openKeyboard(page: Page): Promise<void> {
  await page.evaluate((px) => {
    const seen = window.visualViewport;
    if (!seen) throw new Error('The browser has no visual viewport.');
    Object.defineProperty(seen, 'height', { configurable: true, get: () => window.innerHeight - px });
    seen.dispatchEvent(new Event('resize'));
  }, keyboardPx);
}

async function closeKeyboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.deleteProperty(window.visualViewport ?? {}, 'height');
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
}

/** Expects that an element lies in what the keyboard leaves, wholly and with nothing over it. */
async function expectSeen(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node, px) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const shown = [top, (top + bottom) / 2, bottom].map((y, at) =>
          node.contains(document.elementFromPoint((left + right) / 2, y + (at === 0 ? 2 : at === 1 ? 0 : -2))),
        );
        return [top >= 0, bottom <= window.innerHeight - px, ...shown];
      }, keyboardPx),
    )
    .toEqual([true, true, true, true, true]);
}

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

test('the button of a sheet and the field in it stay above the on-screen keyboard @h5', async ({
  page,
  platform,
  t,
  signedIn,
}) => {
  await (await signedIn()).addAddress();
  const sheet = page.getByRole('dialog');
  const wholeHeight = () => page.evaluate(() => window.innerHeight);
  const bottom = async () => {
    const box = await sheet.boundingBox();
    return box ? Math.round(box.y + box.height) : 0;
  };

  await visit(page, hashTo(platform, 'addresses'));
  await page.getByRole('button', { name: t('address.add') }).click();
  for (const size of phones) {
    await page.setViewportSize(size);
    for (const label of ['address.recipient', 'address.kind.zip'] as const) {
      await sheet.getByLabel(t(label)).click();
      await openKeyboard(page);
      await expectSeen(sheet.getByRole('button', { name: t('address.save') }));
      await expectSeen(sheet.getByLabel(t(label)));
      await expectSeen(sheet.getByRole('button', { name: t('shell.close') }));
      await closeKeyboard(page);
      await expect.poll(bottom).toBe(await wholeHeight());
    }
  }
});
