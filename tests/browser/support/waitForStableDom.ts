import type { Page } from '@playwright/test';

/** Ms without a change after which the page counts as stable. */
const quietMs = 200;
/** Ms after which a page that keeps changing, for example by a countdown, is used as it is. */
const timeoutMs = 3_000;

/**
 * Waits until the main part of the page does not change any more: lists load their next page and measure its rows after
 * the first rows are visible.
 */
export const waitForStableDom = (page: Page): Promise<void> =>
  page.evaluate(
    ([quiet, timeout]) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          clearTimeout(timer);
          clearTimeout(deadline);
          resolve();
        };
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = window.setTimeout(end, quiet);
        });
        let timer = window.setTimeout(end, quiet);
        const deadline = window.setTimeout(end, timeout);
        observer.observe(document.getElementById('root') ?? document.body, {
          childList: true,
          subtree: true,
          attributes: true,
          attributeFilter: ['style', 'aria-busy'],
        });
      }),
    [quietMs, timeoutMs] as const,
  );
