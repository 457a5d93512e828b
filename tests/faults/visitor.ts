/** A browser page with its API proxy: navigation, resets and polling. */
import type { BrowserContext, Page } from '@playwright/test';
import type { CallName } from '../../src/api/calls';
import { createTranslate } from '../browser/support/texts';
import type { ApiProxy } from './apiProxy';
import { takeSnapshot, type PageSnapshot } from './pageSnapshot';
import { discountCodeOf, notFoundHash, type TestPage } from './testPages';

/** Ms that a check may take to pass: after navigation within the app, and after a load of the document. */
export interface Timeouts {
  navigationMs: number;
  loadMs: number;
}

/** Enough for a slow machine. */
const defaultTimeouts: Timeouts = { navigationMs: 6000, loadMs: 25_000 };
/** Longer than the cache time of responses (spec section 9). */
const longerThanCacheMs = 6 * 60_000;
const t = createTranslate('en');
/** Heading of the 404 page, on which each test starts. */
export const notFoundHeading = t('problem.404.title');

/** Resolves after so many ms of the clock of the test. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Reports console warnings and errors, and uncaught errors. */
export function recordConsole(page: Page, report: (message: string) => void): void {
  page.on('console', (message) => {
    // The context blocks service workers, because a worker could respond in place of the API.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      report(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => report(`thrown: ${error.stack ?? error.message}`));
}

export class Visitor {
  /** Console warnings and errors, and uncaught errors, since the last reset. */
  consoleMessages: string[] = [];
  private visits = 0;
  /** The app keeps data that a visit without a fault does not have, so the next test needs a new document. */
  needsNewDocument = false;
  private timeoutMs: number;

  constructor(
    readonly page: Page,
    readonly proxy: ApiProxy,
    private readonly token: string,
    private readonly timeouts: Timeouts,
  ) {
    this.timeoutMs = timeouts.loadMs;
    recordConsole(page, (message) => this.consoleMessages.push(message));
  }

  /** A snapshot, or undefined while the document is being replaced. Throws after the deadline. */
  private async trySnapshot(deadline: number): Promise<PageSnapshot | undefined> {
    try {
      return await takeSnapshot(this.page);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(25);
      return undefined;
    }
  }

  /** Polls until no check fails or the timeout ends. Returns the last snapshot and its failed checks. */
  async waitForPass(
    check: (snapshot: PageSnapshot) => string[],
  ): Promise<{ snapshot: PageSnapshot; failures: string[] }> {
    const deadline = Date.now() + this.timeoutMs;
    let passedChecks = 0;
    for (;;) {
      const snapshot = await this.trySnapshot(deadline);
      if (!snapshot) continue;
      const failures = check(snapshot);
      passedChecks = failures.length > 0 ? 0 : passedChecks + 1;
      // The checks must pass in two consecutive snapshots.
      if (passedChecks > 1 || Date.now() > deadline) return { snapshot, failures };
      await sleep(25);
    }
  }

  /** Navigates within the app. */
  async navigate(hash: string): Promise<void> {
    await this.page.evaluate((next) => {
      window.location.hash = next;
    }, hash);
    const code = discountCodeOf(hash);
    if (code !== null) await this.applyCode(code);
  }

  /** Enters a discount code in the checkout of pc. */
  private async applyCode(code: string): Promise<void> {
    const press = (name: string) =>
      this.page.getByRole('button', { name, exact: true }).click({ timeout: this.timeoutMs });
    await press(t('checkout.code.enter'));
    await this.page.getByLabel(t('checkout.code'), { exact: true }).fill(code);
    await press(t('checkout.code.apply'));
  }

  /** Signs in as another tab does, through a storage event. */
  async signIn(): Promise<void> {
    await this.page.evaluate((value) => {
      localStorage.setItem('token', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: value, storageArea: localStorage }));
    }, this.token);
  }

  /** Comes back to the window after so many ms on the clock of the page. */
  async focusWindow(awayMs: number): Promise<void> {
    await this.page.evaluate((ms) => {
      window.advanceClock?.(ms);
      window.dispatchEvent(new Event('focus'));
    }, awayMs);
  }

  /** Waits until no request was pending for so many ms. */
  async waitForIdle(idleMs = 60): Promise<void> {
    const deadline = Date.now() + this.timeoutMs;
    let idleSince = Date.now();
    while (Date.now() < deadline && Date.now() - idleSince < idleMs) {
      await sleep(15);
      if (this.proxy.pendingCount > 0 || (await this.hasUnreadResponses())) idleSince = Date.now();
    }
  }

  /** Waits for a call that the shell makes some time after the load: the unread count of the bell. */
  private async waitForRequest(call: CallName): Promise<void> {
    const deadline = Date.now() + this.timeoutMs;
    while (Date.now() < deadline && !this.proxy.requests.some((request) => request.call === call)) await sleep(15);
  }

  /** On a slow machine the page can have received a response that it has not read. */
  private hasUnreadResponses(): Promise<boolean> {
    return this.page.evaluate(() => (window.unreadResponses ?? 0) > 0).catch(() => true);
  }

  /** Resets the app: shows the 404 page, and advances the clock so that all cached responses are stale. */
  private async resetApp({ session, platform }: TestPage): Promise<void> {
    this.proxy.clearFault();
    await this.proxy.releaseHeld(false);
    const state = await this.page
      .evaluate(() => ({
        isApp: window.location.hash.startsWith('#/'),
        token: localStorage.getItem('token'),
        hasDialog: document.querySelector('[role="dialog"]') !== null,
      }))
      .catch(() => undefined);
    const token = session === 'signedIn' ? this.token : undefined;
    if (this.needsNewDocument || !state?.isApp || state.hasDialog || (state.token ?? undefined) !== token) {
      await this.page.goto('/robots.txt').catch(() => undefined);
      await this.page.evaluate((value) => {
        localStorage.setItem('pageSet', value);
        localStorage.removeItem('ticketCopies');
      }, platform);
      this.needsNewDocument = false;
      this.proxy.clearRequests();
      await this.load(notFoundHash, token);
      if (platform === 'pc' && token) await this.waitForRequest('getOrders');
      await this.waitForIdle(200);
    } else await this.navigate(notFoundHash);
    await this.waitForPass((seen) => (seen.heading === notFoundHeading ? [] : ['the 404 page is not visible']));
    await this.waitForIdle(20);
    // A notice of the earlier test that is still leaving would be recorded again.
    await this.page
      .waitForFunction(() => !window.hasNotice?.(), undefined, { timeout: this.timeoutMs })
      .catch(() => undefined);
    await this.page.evaluate((ms) => {
      window.advanceClock?.(ms);
      window.noticesSeen = [];
      // The choices of an earlier visit to the checkout.
      for (const key of Object.keys(sessionStorage)) if (key.includes('draft:')) sessionStorage.removeItem(key);
    }, longerThanCacheMs);
    this.proxy.clearRequests();
    this.consoleMessages = [];
  }

  /** Loads the document and opens the hash. */
  private async load(hash: string, token: string | undefined): Promise<void> {
    this.visits += 1;
    await this.page
      .evaluate((value) => {
        if (value === undefined) localStorage.removeItem('token');
        else localStorage.setItem('token', value);
        sessionStorage.clear();
      }, token)
      .catch(() => undefined);
    await this.page.goto(`/?visit=${this.visits}#${hash}`, { waitUntil: 'commit' });
  }

  /** Loads the document, or navigates within the app, depending on `entry`. */
  async openTestPage(testPage: TestPage): Promise<void> {
    if (testPage.entry === 'navigation') return this.navigate(testPage.hash);
    await this.load(testPage.hash, testPage.session === 'signedIn' ? this.token : undefined);
  }

  /** Resets page and proxy before a test. */
  async prepare(testPage: TestPage): Promise<void> {
    this.timeoutMs = this.timeouts.loadMs;
    if (testPage.entry === 'navigation') {
      await this.resetApp(testPage);
      this.timeoutMs = this.timeouts.navigationMs;
      return;
    }
    this.proxy.clearFault();
    await this.proxy.releaseHeld(false);
    await this.page.goto('/robots.txt').catch(() => undefined);
    this.proxy.clearRequests();
    this.consoleMessages = [];
  }
}

/** Creates a visitor with a new page of `context`. */
export async function createVisitor(
  context: BrowserContext,
  proxy: ApiProxy,
  token: string,
  timeouts = defaultTimeouts,
): Promise<Visitor> {
  await proxy.attach(context);
  return new Visitor(await context.newPage(), proxy, token, timeouts);
}
