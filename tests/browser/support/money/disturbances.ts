/** What a bad line and quick fingers do to a write. Each plays one row, and ends where its books can be read. */
import { expect, type BrowserContext, type Locator, type Page, type Route } from '@playwright/test';
import { atRest } from '../atRest';
import { hashTo } from '../faces';
import { signInByHand, signInForm } from '../signIn';
import { expectSettled, moveOn, visit } from '../visits';
import { pressIfOffered, type Go, type Play, type Row, type Write } from './play';

export interface Stage {
  page: Page;
  context: BrowserContext;
  play: Play;
  write: Write;
  row: Row;
}

export interface Disturbance {
  name: string;
  run: (stage: Stage) => Promise<void>;
}

/** What the console may say while answers are lost and sessions end. */
export const expectedWords = [/net::ERR_FAILED/, /status of 401/, /status of 400/];

const pattern = ({ path }: Write) => (url: URL) => url.pathname.endsWith(path);

/** The middle of a button, so that a finger can come down there whatever stands there by then. */
async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  await button.scrollIntoViewIfNeeded();
  // A dialog grows to its place from where it was asked for.
  await atRest(button.page());
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is nowhere');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The shop does it once, and the answer waits until it is let go; `wasDone` resolves when the shop has done it. */
async function holdAnswer(place: Page | BrowserContext, write: Write): Promise<{ wasDone: Promise<void>; letGo: () => void }> {
  let tellDone = (): void => undefined;
  let letGo = (): void => undefined;
  const wasDone = new Promise<void>((resolve) => (tellDone = resolve));
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  const answer = async (route: Route) => {
    const response = await route.fetch();
    tellDone();
    await isLetGo;
    // Whoever asked may have left meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  };
  await place.route(pattern(write), answer, { times: 1 });
  return { wasDone, letGo };
}

/** Nothing is under way or being looked up any more. */
async function expectQuiet(page: Page, { t }: Play): Promise<void> {
  await expectSettled(page);
  for (const words of [t('problem.checking'), t('redeem.checking')]) await expect(page.getByText(words)).toHaveCount(0, { timeout: 25_000 });
}

/** A customer who is not sure presses again whatever is still offered. */
async function pressAgain({ page, play, row }: Stage): Promise<void> {
  await expectQuiet(page, play);
  if (row.again) return row.again(page);
  await pressIfOffered(row.button(page));
}

const fromOutside: Go = (page, hash) => visit(page, hash);

export const disturbances: readonly Disturbance[] = [
  {
    name: 'double click',
    async run({ page, row }) {
      await row.open(page, fromOutside);
      const { x, y } = await middleOf(row.button(page));
      await page.mouse.dblclick(x, y);
      await row.shown(page);
    },
  },
  {
    name: 'Enter and click',
    async run({ page, row }) {
      await row.open(page, fromOutside);
      const { x, y } = await middleOf(row.button(page));
      await (row.field?.(page) ?? row.button(page)).focus();
      await page.keyboard.press('Enter');
      await page.mouse.click(x, y);
      await row.shown(page);
    },
  },
  {
    name: 'ten taps at once',
    async run({ page, row }) {
      await row.open(page, fromOutside);
      await row.button(page).evaluate((button) => {
        for (let tap = 0; tap < 10; tap += 1) (button as HTMLElement).click();
      });
      await row.shown(page);
    },
  },
  {
    name: 'answer lost',
    async run({ page, write, row }) {
      await row.open(page, fromOutside);
      await page.route(
        pattern(write),
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await row.button(page).click();
      await (row.afterLost ?? row.shown)(page);
    },
  },
  {
    name: 'reload while in flight',
    async run(stage) {
      const { page, write, row } = stage;
      await row.open(page, fromOutside);
      const { wasDone, letGo } = await holdAnswer(page, write);
      await row.button(page).click();
      await wasDone;
      await page.reload();
      letGo();
      await pressAgain(stage);
    },
  },
  {
    name: 'Back and forward',
    async run(stage) {
      const { page, play, write, row } = stage;
      await visit(page, hashTo(play.face, 'home'));
      await row.open(page, moveOn);
      const { wasDone, letGo } = await holdAnswer(page, write);
      await row.button(page).click();
      await wasDone;
      await page.goBack();
      letGo();
      // The answer may have led on by itself: then there is nothing to go forward to.
      await page.goForward().catch((error: unknown) => {
        if (!/No entry with passed id/.test(String(error))) throw error;
      });
      await pressAgain(stage);
    },
  },
  {
    name: 'two tabs',
    async run({ page, context, play, write, row }) {
      await row.open(page, fromOutside);
      const other = await context.newPage();
      await (row.openElsewhere?.(other) ?? row.open(other, fromOutside));
      const { wasDone, letGo } = await holdAnswer(page, write);
      await row.button(page).click();
      await wasDone;
      await pressIfOffered(row.button(other));
      letGo();
      await row.shown(page);
      await expectQuiet(other, play);
      await row.truth(other);
    },
  },
  {
    name: 'session lost',
    async run({ page, play, write, row }) {
      await row.open(page, fromOutside);
      const refusal = { success: false, errorCode: 'UNAUTHORIZED', errorMessage: 'Please sign in', showType: 0, data: null };
      await page.route(pattern(write), (route) => route.fulfill({ status: 401, json: refusal }), { times: 1 });
      await row.button(page).click();
      await expect(signInForm(page, play.t)).toBeVisible();
      await signInByHand(page, play.t, play.phone);
      await row.kept?.(page);
      await row.button(page).click();
      await row.shown(page);
    },
  },
];
