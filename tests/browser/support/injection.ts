/** Detects injected code: `pwned()` counts each run, and requests to other origins are blocked and recorded. */
import type { BrowserContext, Page } from '@playwright/test';

/** Script for `addInitScript`: defines `window.pwned`, which counts its calls. */
export const definePwned = () => {
  Object.assign(window, {
    runCount: 0,
    pwned: () => Object.assign(window, { runCount: Reflect.get(window, 'runCount') + 1 }),
  });
};
/** Number of calls of `pwned()` in this document. */
export const pwnedRunCount = (page: Page) => page.evaluate(() => Reflect.get(window, 'runCount') as number);

/** Blocks requests to other origins. Returns the list of blocked requests; images are not listed. */
export async function blockOtherOrigins(context: BrowserContext, origin: string): Promise<string[]> {
  const blocked: string[] = [];
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) => {
      if (route.request().resourceType() !== 'image')
        blocked.push(`${route.request().resourceType()} ${route.request().url()}`);
      return route.abort();
    },
  );
  return blocked;
}
