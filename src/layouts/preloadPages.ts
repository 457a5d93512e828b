/** Loads the code of pages before they render: the page behind a prerendered page, and pages that the user is about to open. */
import { loadHttpTransport } from '@/api/client';
import { loadAllMessages } from '@/lib/i18n';
import { pause } from '@/lib/pause';
import { preferredPlatform } from '@/lib/preferredPlatform';
import { platformOfPath } from '@/lib/routes';
import { platforms } from '@/platform/platforms';
import { loadPage } from './lazyPages';
import { isPrerenderedShown } from '@/lib/prerendered';
import { shells } from './shells';

/** Ms after which the app renders although code is still loading; it then shows placeholders. */
const RENDER_TIMEOUT_MS = 10_000;

/**
 * Loads all code of the page behind the prerendered page; returns undefined when no prerendered page is shown. The hidden page
 * then renders once instead of once per chunk. Never rejects.
 */
export function loadCoveredPage(): Promise<unknown> | undefined {
  if (!isPrerenderedShown()) return undefined;
  // The address has been put in order (src/startup/address.ts).
  const [path = ''] = window.location.hash.slice(1).split('?');
  const platform = platformOfPath(path) ?? preferredPlatform();
  // `/` and `/home` redirect to the home page of the platform.
  const page = platformOfPath(path) ? path : `/${platform}/home`;
  // Pages other than home need all messages; messages that arrive later would cause another render.
  const rest = page.endsWith('/home') ? [] : [loadAllMessages(), platforms[platform].load()];
  const loaded = Promise.allSettled([shells[platform].load(), loadPage(page), ...rest]);
  return Promise.race([loaded, pause(RENDER_TIMEOUT_MS)]);
}

/**
 * Installs the preload handler: when the user hovers, touches or focuses a link, it loads the code and messages of the linked
 * page once. After a failure it preloads nothing more: opening a page loads its code again and shows the error.
 */
export function preloadNextPages(): void {
  if (!window.startup) return;
  const started = new Set<string>();
  window.startup.preloadPage = (path) => {
    if (started.has(path)) return;
    started.add(path);
    const platform = platformOfPath(path) ?? preferredPlatform();
    Promise.all([loadPage(path), platforms[platform].load(), loadAllMessages(), loadHttpTransport()]).catch(
      () => delete window.startup?.preloadPage,
    );
  };
}
