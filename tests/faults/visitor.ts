/** A visitor at the page: what they do between two faults, and how long they look. */
import type { BrowserContext, Page } from '@playwright/test';
import { wordsOf } from '../browser/support/words';
import type { Line } from './line';
import { look, type Sight } from './sight';
import { restPage, type Station } from './stations';

/** Ms after which what is owed has to be there: within the app, and when all of it has to be loaded. */
export interface Patience {
  page: number;
  start: number;
}

/** Enough for the app on a busy machine. */
const longPatience: Patience = { page: 6000, start: 25_000 };
/** Ms that answers are remembered for (spec section 9), and some more. */
const longerThanRemembered = 6 * 60_000;
/** What stands on the page where a visitor is before a station and after it. */
export const restHeading = wordsOf('en')('problem.404.title');

/** Waits so many ms by the clock of the test. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Visitor {
  /** What the console said, and what was thrown, since the last beginning. */
  said: string[] = [];
  private visits = 0;
  /** The app was told less than all, and rightly remembers that. */
  isTainted = false;
  private patience: number;

  constructor(
    readonly page: Page,
    readonly line: Line,
    private readonly token: string,
    private readonly patienceOf: Patience,
  ) {
    this.patience = patienceOf.start;
    page.on('console', (message) => {
      // The browser of these trials keeps no worker, which could answer in place of the shop.
      if (message.text().startsWith('Service Worker registration blocked')) return;
      if (message.type() === 'error' || message.type() === 'warning') this.said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.said.push(`thrown: ${error.stack ?? error.message}`));
  }

  /** What is to be seen; undefined while the page makes way for another document. Throws when that never ends. */
  private async seeIfThere(end: number): Promise<Sight | undefined> {
    try {
      return await look(this.page);
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(25);
      return undefined;
    }
  }

  /** Looks until nothing is left to find fault with, or patience ends; what is left then. */
  async until(judge: (sight: Sight) => string[]): Promise<{ sight: Sight; ills: string[] }> {
    const end = Date.now() + this.patience;
    let held = 0;
    for (;;) {
      const sight = await this.seeIfThere(end);
      if (!sight) continue;
      const ills = judge(sight);
      held = ills.length > 0 ? 0 : held + 1;
      // What holds once must still hold a moment later.
      if (held > 1 || Date.now() > end) return { sight, ills };
      await pause(25);
    }
  }

  /** Goes to another page within the app. */
  async go(hash: string): Promise<void> {
    await this.page.evaluate((next) => {
      window.location.hash = next;
    }, hash);
  }

  /** The customer signs in, in another tab. */
  async signIn(): Promise<void> {
    await this.page.evaluate((value) => {
      localStorage.setItem('token', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: value, storageArea: localStorage }));
    }, this.token);
  }

  /** Waits until nothing was on its way for so many ms. */
  async idle(quiet = 60): Promise<void> {
    const end = Date.now() + this.patience;
    let since = Date.now();
    while (Date.now() < end && Date.now() - since < quiet) {
      await pause(15);
      if (this.line.open > 0 || (await this.isReading())) since = Date.now();
    }
  }

  /** What has left the line may not have been read by a busy page. */
  private isReading(): Promise<boolean> {
    return this.page.evaluate(() => (window.unread ?? 0) > 0).catch(() => true);
  }

  /** An app that knows nothing any more: nobody looked at it for longer than it remembers answers. */
  private async refresh({ who, face }: Station): Promise<void> {
    this.line.heal();
    await this.line.release(false);
    const here = await this.page
      .evaluate(() => ({ isApp: window.location.hash.startsWith('#/'), token: localStorage.getItem('token'), isCovered: document.querySelector('[role="dialog"]') !== null }))
      .catch(() => undefined);
    const token = who === 'customer' ? this.token : undefined;
    if (this.isTainted || !here?.isApp || here.isCovered || (here.token ?? undefined) !== token) {
      await this.page.goto('/robots.txt').catch(() => undefined);
      await this.page.evaluate((value) => {
        localStorage.setItem('pageSet', value);
        localStorage.removeItem('ticketCopies');
      }, face);
      this.isTainted = false;
      await this.open(restPage, token);
      await this.idle(200);
    } else await this.go(restPage);
    await this.until((seen) => (seen.heading === restHeading ? [] : ['not there yet']));
    await this.idle(20);
    await this.page.evaluate((ms) => {
      window.passTime?.(ms);
      window.noticesSeen = [];
    }, longerThanRemembered);
    this.line.forget();
    this.said = [];
  }

  /** Opens the app from the start. */
  private async open(hash: string, token: string | undefined): Promise<void> {
    this.visits += 1;
    await this.page.evaluate((value) => {
      if (value === undefined) localStorage.removeItem('token');
      else localStorage.setItem('token', value);
      sessionStorage.clear();
    }, token).catch(() => undefined);
    await this.page.goto(`/?visit=${this.visits}#${hash}`, { waitUntil: 'commit' });
  }

  /** Comes to the station in its own way. */
  async arrive(station: Station): Promise<void> {
    if (station.arrival === 'page') return this.go(station.hash);
    await this.open(station.hash, station.who === 'customer' ? this.token : undefined);
  }

  /** Begins anew, before the station. */
  async begin(station: Station): Promise<void> {
    this.patience = this.patienceOf.start;
    if (station.arrival === 'page') {
      await this.refresh(station);
      this.patience = this.patienceOf.page;
      return;
    }
    this.line.heal();
    await this.line.release(false);
    await this.page.goto('/robots.txt').catch(() => undefined);
    this.line.forget();
    this.said = [];
  }
}

/** Makes a visitor in a context of their own, with a line of their own to the shop. */
export async function enter(context: BrowserContext, line: Line, token: string, patience = longPatience): Promise<Visitor> {
  await line.stand(context);
  return new Visitor(await context.newPage(), line, token, patience);
}
