/** The visible state of a page as plain data. */
import type { Page } from '@playwright/test';
import { createTranslate } from '../browser/support/texts';

export interface PageSnapshot {
  /** Text of the `h1`. */
  heading: string;
  /** Number of characters of text in `main`. */
  mainLength: number;
  /** Lines of visible text. Digits are replaced by `#`, because some numbers change on each visit. */
  lines: readonly string[];
  /** Texts of the elements with `role="alert"`. */
  alerts: readonly string[];
  /** Number of retry buttons. */
  retries: number;
  /** Number of controls for the sign-in: buttons, and the phone field of the form. */
  signIns: number;
  /** Number of skeletons. */
  skeleton: number;
  /** Number of links to other pages. */
  links: number;
  nodes: number;
  hash: string;
  /** Names of the products that were viewed before on this device: no part of a response. */
  viewed: readonly string[];
  /** Notices that appeared since `noticesSeen` was last cleared. */
  notices: readonly string[];
}

declare global {
  interface Window {
    noticesSeen?: string[];
    /** Whether a notice is in the document. */
    hasNotice?: () => boolean;
    /** Advances `Date.now()` by so many ms. */
    advanceClock?: (ms: number) => void;
    /** Number of API requests whose response the app has not read. */
    unreadResponses?: number;
  }
}

const t = createTranslate('en');
const retryTexts = [
  t('problem.retry'),
  t('problem.reload'),
  t('checkout.quoteAgain'),
  t('checkout.code.apply'),
  t('checkout.session'),
  t('problem.checkAgain'),
];
const signInTexts = [t('problem.signIn'), t('login.phone')];

/** Factor by which the timers of the page run faster, so that tests do not wait for retry delays. */
export const timerSpeedup = 20;

/**
 * Runs in the page before its own code. Accelerates `setTimeout`, records every notice, lets tests advance the clock,
 * and counts unread responses. `setInterval` keeps its rate, because the app uses it only for visible countdowns.
 */
export function instrumentPage(times: number): void {
  const originalSetTimeout = window.setTimeout.bind(window);
  window.setTimeout = ((work: TimerHandler, ms = 0, ...rest: unknown[]) =>
    originalSetTimeout(work, ms >= 150 ? ms / times : ms, ...rest)) as typeof setTimeout;
  let offsetMs = 0;
  const now = Date.now.bind(Date);
  Date.now = () => now() + offsetMs;
  window.advanceClock = (ms) => {
    offsetMs += ms;
  };
  window.unreadResponses = 0;
  const count = (by: number) => void (window.unreadResponses = (window.unreadResponses ?? 0) + by);
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function sendCounted(...body) {
    count(1);
    // The app reads the response in this task. The count decreases in the next one.
    this.addEventListener('loadend', () => originalSetTimeout(() => count(-1)));
    send.apply(this, body);
  };
  window.noticesSeen = [];
  const noticeSelector =
    '.adm-toast-mask, [data-notifications] > article, .adm-dialog, .ant-message-notice, .ant-notification-notice';
  window.hasNotice = () => document.querySelector(noticeSelector) !== null;
  const record = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const notice =
      element?.closest(noticeSelector) ?? (node instanceof Element ? node.querySelector(noticeSelector) : null);
    const text = notice?.textContent?.trim();
    if (text && !window.noticesSeen?.includes(text)) window.noticesSeen?.push(text);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') record(target);
      addedNodes.forEach(record);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

function readSnapshot([retry, signIn, backLabel, reviewTitle, viewedLabel]: readonly [
  readonly string[],
  readonly string[],
  string,
  string,
  string,
]): PageSnapshot {
  // The reviews of a product are loaded when they come near.
  [...document.querySelectorAll('main h2')].find((one) => one.textContent === reviewTitle)?.scrollIntoView();
  const text = (element: Element | null) => (element instanceof HTMLElement ? element.innerText : '').trim();
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const count = (selector: string, matches: (element: Element) => boolean = () => true) =>
    [...document.querySelectorAll(selector)].filter((element) => isSeen(element) && matches(element)).length;
  const root = document.getElementById('root');
  const prerendered = document.getElementById('prerendered');
  const main = root?.querySelector('main') ?? null;
  const textOfPage = [...document.body.children].filter((child) => child !== prerendered).map((child) => text(child));
  return {
    heading: text(root?.querySelector('h1') ?? null) || (root?.querySelector('h1')?.textContent ?? ''),
    mainLength: text(main).length,
    lines: [
      ...new Set(
        textOfPage
          .join('\n')
          .split(/\n|\t/)
          .map((line) => line.trim().replace(/\d+/g, '#'))
          .filter(Boolean),
      ),
    ],
    alerts: [...document.querySelectorAll('[role="alert"]')]
      .filter(isSeen)
      .map((element) => text(element))
      .filter(Boolean),
    retries: count('button, a, [role="button"]', (element) => retry.includes(text(element))),
    signIns: count('button, a, label', (element) => signIn.some((label) => text(element).startsWith(label))),
    skeleton: count('.skeleton') + count('#prerendered'),
    links:
      count('#root a[href], #root header button, #root nav button') +
      count('#root button', (element) => element.getAttribute('aria-label') === backLabel),
    nodes: document.querySelectorAll('*').length,
    hash: window.location.hash.slice(1),
    viewed: text(document.querySelector(`section[aria-label="${viewedLabel}"]`)).split('\n'),
    notices: [...(window.noticesSeen ?? [])],
  };
}

/** Reads the current state of the page. */
export const takeSnapshot = (page: Page): Promise<PageSnapshot> =>
  page.evaluate(readSnapshot, [
    retryTexts,
    signInTexts,
    t('shell.back'),
    t('review.title'),
    t('goods.viewed'),
  ] as const);

/** Clicks every retry button once. */
export async function clickRetryButtons(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button, a, [role="button"]')].filter(
      (button) => button.checkVisibility() && text.includes(button.innerText.trim()),
    );
    for (const button of buttons) button.click();
  }, retryTexts);
}
