/** Network failures and repeated input during a write. Each disturbance ends when the database has its final state. */
import { expect, type BrowserContext, type Locator, type Page, type Route } from '@playwright/test';
import { waitForNextPress } from '../../shopTest';
import { waitForAnimations } from '../waitForAnimations';
import { hashTo } from '../platforms';
import { signInByHand, signInForm } from '../signIn';
import { expectLoaded, navigate, visit } from '../navigation';
import {
  clickIfEnabled,
  expectDone,
  tryAgain,
  type Navigate,
  type CaseContext,
  type PreparedWrite,
  type Write,
} from './writeCase';

interface DisturbanceContext {
  page: Page;
  context: BrowserContext;
  caseContext: CaseContext;
  write: Write;
  prepared: PreparedWrite;
}

export interface Disturbance {
  name: string;
  run: (context: DisturbanceContext) => Promise<void>;
}

/** Console messages of lost requests and responses and of ended sessions. */
export const expectedConsole = [/net::ERR_FAILED/, /status of 401/, /status of 400/];

const matchesPath =
  ({ path }: Write) =>
  (url: URL) =>
    url.pathname.endsWith(path);

/** Centre of a button, so that a second click hits the same point. The form may have been opened and filled faster than by a person. */
async function centerOf(button: Locator): Promise<{ x: number; y: number }> {
  await button.scrollIntoViewIfNeeded();
  // The position of an opening dialog is animated.
  await waitForAnimations(button.page());
  await waitForNextPress(button.page());
  const box = await button.boundingBox();
  if (!box) throw new Error('the button has no bounding box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Sends the request once and delays its response until `release`. `serverDone` resolves when the server has responded.
 */
async function holdResponse(
  target: Page | BrowserContext,
  write: Write,
): Promise<{ serverDone: Promise<void>; release: () => void }> {
  let resolveServerDone = (): void => undefined;
  let release = (): void => undefined;
  const serverDone = new Promise<void>((resolve) => (resolveServerDone = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const respond = async (route: Route) => {
    const response = await route.fetch();
    resolveServerDone();
    await released;
    // The page may have left and cancelled the request.
    await route.fulfill({ response }).catch(() => undefined);
  };
  await target.route(matchesPath(write), respond, { times: 1 });
  return { serverDone, release };
}

/** Waits until no write is pending and no outcome is being reconciled. */
async function expectIdle(page: Page, { t }: CaseContext): Promise<void> {
  await expectLoaded(page);
  for (const text of [t('problem.checking'), t('redeem.checking')])
    await expect(page.getByText(text)).toHaveCount(0, { timeout: 25_000 });
}

/** Waits until the page says that the write may not have taken place. */
async function expectLost(page: Page, { t }: CaseContext, { lostText = t('problem.notDone') }: PreparedWrite) {
  await expect(page.getByText(lostText).first()).toBeVisible({ timeout: 25_000 });
}

/** Submits again when the control is still enabled. */
async function retryWrite({ page, caseContext, prepared }: DisturbanceContext): Promise<void> {
  await expectIdle(page, caseContext);
  if (prepared.retry) return prepared.retry(page);
  await clickIfEnabled(prepared.button(page));
}

const byLoad: Navigate = (page, hash) => visit(page, hash);

export const disturbances: readonly Disturbance[] = [
  {
    name: 'double click',
    async run({ page, prepared }) {
      await prepared.open(page, byLoad);
      const { x, y } = await centerOf(prepared.button(page));
      await page.mouse.dblclick(x, y);
      await expectDone(page, prepared);
    },
  },
  {
    name: 'Enter and click',
    async run({ page, prepared }) {
      await prepared.open(page, byLoad);
      const { x, y } = await centerOf(prepared.button(page));
      await (prepared.field?.(page) ?? prepared.button(page)).focus();
      await page.keyboard.press('Enter');
      await page.mouse.click(x, y);
      await expectDone(page, prepared);
    },
  },
  {
    name: 'ten taps at once',
    async run({ page, prepared }) {
      await prepared.open(page, byLoad);
      await prepared.button(page).evaluate((button) => {
        for (let tap = 0; tap < 10; tap += 1) (button as HTMLElement).click();
      });
      await expectDone(page, prepared);
    },
  },
  {
    name: 'response lost',
    async run({ page, caseContext, write, prepared }) {
      await prepared.open(page, byLoad);
      await page.route(
        matchesPath(write),
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await prepared.button(page).click();
      if (!prepared.afterLostResponse) return expectDone(page, prepared);
      await expectLost(page, caseContext, prepared);
      await prepared.afterLostResponse(page);
    },
  },
  {
    name: 'request lost',
    async run({ page, caseContext, write, prepared }) {
      await prepared.open(page, byLoad);
      const before = await prepared.readDatabase();
      await page.route(matchesPath(write), (route) => route.abort(), { times: 1 });
      await prepared.button(page).click();
      await expectLost(page, caseContext, prepared);
      expect(await prepared.isDone(page)).toBe(false);
      expect(await prepared.readDatabase()).toEqual(before);
      await prepared.expectDraftKept?.(page);
      await tryAgain(page, prepared);
      await expectDone(page, prepared);
    },
  },
  {
    name: 'reload while in flight',
    async run(context) {
      const { page, write, prepared } = context;
      await prepared.open(page, byLoad);
      const { serverDone, release } = await holdResponse(page, write);
      await prepared.button(page).click();
      await serverDone;
      await page.reload();
      release();
      await retryWrite(context);
    },
  },
  {
    name: 'Back and forward',
    async run(context) {
      const { page, caseContext, write, prepared } = context;
      await visit(page, hashTo(caseContext.platform, 'home'));
      await prepared.open(page, navigate);
      const { serverDone, release } = await holdResponse(page, write);
      await prepared.button(page).click();
      await serverDone;
      await page.goBack();
      release();
      // The response may have navigated by itself. Then there is no entry to go forward to.
      await page.goForward().catch((error: unknown) => {
        if (!/No entry with passed id/.test(String(error))) throw error;
      });
      await retryWrite(context);
    },
  },
  {
    name: 'two tabs',
    async run({ page, context, caseContext, write, prepared }) {
      await prepared.open(page, byLoad);
      const otherTab = await context.newPage();
      await (prepared.openInOtherTab?.(otherTab) ?? prepared.open(otherTab, byLoad));
      const { serverDone, release } = await holdResponse(page, write);
      await prepared.button(page).click();
      await serverDone;
      await clickIfEnabled(prepared.button(otherTab));
      release();
      await expectDone(page, prepared);
      await expectIdle(otherTab, caseContext);
      await prepared.expectListed(otherTab);
    },
  },
  {
    name: 'session lost',
    async run({ page, caseContext, write, prepared }) {
      await prepared.open(page, byLoad);
      const unauthorized = {
        success: false,
        errorCode: 'UNAUTHORIZED',
        errorMessage: 'Please sign in',
        showType: 0,
        data: null,
      };
      await page.route(matchesPath(write), (route) => route.fulfill({ status: 401, json: unauthorized }), { times: 1 });
      await prepared.button(page).click();
      await expect(signInForm(page, caseContext.t)).toBeVisible();
      await signInByHand(page, caseContext.t, caseContext.phone);
      await prepared.expectDraftKept?.(page);
      await prepared.button(page).click();
      await expectDone(page, prepared);
    },
  },
];
