/** What can be seen of a page from the outside, as plain data. */
import type { Page } from '@playwright/test';
import { wordsOf } from '../browser/support/words';

export interface Sight {
  /** The heading of the page. */
  heading: string;
  /** What can be read inside `main`, in characters. */
  mainLength: number;
  /** What can be read anywhere, line by line; figures that run by themselves are masked. */
  lines: readonly string[];
  /** Parts that say what went wrong. */
  alerts: readonly string[];
  /** Buttons that ask again. */
  retries: number;
  /** Ways to the sign-in: a button, or the form itself. */
  signIns: number;
  /** Outlines of what is still on its way. */
  bones: number;
  /** Ways to other pages. */
  ways: number;
  nodes: number;
  hash: string;
  /** Notices that came up since the page was told to forget them. */
  notices: readonly string[];
}

declare global {
  interface Window {
    noticesSeen?: string[];
    /** Moves the device's clock on by so many ms. */
    passTime?: (ms: number) => void;
    /** Questions to the shop whose answer the app has not read yet. */
    unread?: number;
  }
}

const t = wordsOf('en');
const retryWords = [t('problem.retry'), t('problem.reload'), t('checkout.quoteAgain'), t('checkout.session'), t('problem.checkAgain')];
const signInWords = [t('problem.signIn'), t('login.phone')];

/** The page's timers run so many times faster: whoever waits a second between two tries is not waited for. */
export const haste = 20;

/**
 * Runs in the page before its own code: hastens its timers, notes every notice, however soon it goes, lets time pass, and
 * counts the answers that are still to be read.
 * `setInterval` keeps its pace, since it only makes clocks tick.
 */
export function preparePage(times: number): void {
  const slowly = window.setTimeout.bind(window);
  window.setTimeout = ((work: TimerHandler, ms = 0, ...rest: unknown[]) => slowly(work, ms >= 150 ? ms / times : ms, ...rest)) as typeof setTimeout;
  let passed = 0;
  const now = Date.now.bind(Date);
  Date.now = () => now() + passed;
  window.passTime = (ms) => {
    passed += ms;
  };
  window.unread = 0;
  const count = (by: number) => void (window.unread = (window.unread ?? 0) + by);
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function sendCounted(...body) {
    count(1);
    // Whoever waits for the answer reads it in this turn; the count follows in the next.
    this.addEventListener('loadend', () => slowly(() => count(-1)));
    send.apply(this, body);
  };
  window.noticesSeen = [];
  const places = '.adm-toast-mask, .adm-dialog, .ant-message-notice, .ant-notification-notice';
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const notice = element?.closest(places) ?? (node instanceof Element ? node.querySelector(places) : null);
    const words = notice?.textContent?.trim();
    if (words && !window.noticesSeen?.includes(words)) window.noticesSeen?.push(words);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') note(target);
      addedNodes.forEach(note);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

function see([retry, signIn, back]: readonly [readonly string[], readonly string[], string]): Sight {
  const text = (element: Element | null) => (element instanceof HTMLElement ? element.innerText : '').trim();
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const count = (selector: string, fits: (element: Element) => boolean = () => true) => [...document.querySelectorAll(selector)].filter((element) => isSeen(element) && fits(element)).length;
  const root = document.getElementById('root');
  const firstScreen = document.getElementById('first-screen');
  const main = root?.querySelector('main') ?? null;
  const wordsOfPage = [...document.body.children].filter((child) => child !== firstScreen).map((child) => text(child));
  return {
    heading: text(root?.querySelector('h1') ?? null) || (root?.querySelector('h1')?.textContent ?? ''),
    mainLength: text(main).length,
    lines: [...new Set(wordsOfPage.join('\n').split(/\n|\t/).map((line) => line.trim().replace(/\d+/g, '#')).filter(Boolean))],
    alerts: [...document.querySelectorAll('[role="alert"]')].filter(isSeen).map((element) => text(element)).filter(Boolean),
    retries: count('button, a, [role="button"]', (element) => retry.includes(text(element))),
    signIns: count('button, a, label', (element) => signIn.some((words) => text(element).startsWith(words))),
    bones: count('.bone') + count('#first-screen'),
    ways: count('#root a[href], #root header button, #root nav button') + count('#root button', (element) => element.getAttribute('aria-label') === back),
    nodes: document.querySelectorAll('*').length,
    hash: window.location.hash.slice(1),
    notices: [...(window.noticesSeen ?? [])],
  };
}

/** Looks at the page as it is now. */
export const look = (page: Page): Promise<Sight> => page.evaluate(see, [retryWords, signInWords, t('shell.back')] as const);

/** Presses every button that asks again, each once. */
export async function askAgain(page: Page): Promise<void> {
  await page.evaluate((words) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button, a, [role="button"]')].filter((button) => button.checkVisibility() && words.includes(button.innerText.trim()));
    for (const button of buttons) button.click();
  }, retryWords);
}
