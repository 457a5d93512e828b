/** Umi's runtime configuration. It imports neither antd nor antd-mobile, so that the entry chunk contains no UI kit. */
import { startTransition } from 'react';
import { requestConfig } from './api/requestConfig';
import { violationHook } from './api/violationHook';
// Every page uses the layout. As part of the entry chunk, its code is not duplicated in the page chunks.
import './layouts';
import { loadLayout } from '@/layouts/lazyPages';
import { preferredLanguage, loadLocale } from './lib/i18n';
import { renderBeforeNextPress } from './layouts/renderBeforeNextPress';
import { loadCoveredPage, preloadNextPages } from './layouts/preloadPages';
import { installDoublePressGuard } from './lib/doublePressGuard';
import { reportEvent, reportUncaughtErrors } from './lib/reportedEvents';

export const request = requestConfig;
export const modifyClientRenderOpts = renderBeforeNextPress;

/**
 * Umi's `render` hook. Renders the app when the messages of the first page are loaded or have failed to load; the layout
 * shows a failure and retries. Behind a prerendered page it renders as a transition, so that the browser can handle input
 * in between.
 */
export function render(start: () => void): void {
  installDoublePressGuard();
  preloadNextPages();
  if (SHOP.hooks) {
    reportUncaughtErrors();
    violationHook.report = (call, body) => reportEvent({ kind: 'response', call, body });
  }
  // Left out of a production build.
  if (process.env['NODE_ENV'] === 'development')
    void import('./api/reportViolations').then(({ logViolations }) => logViolations());
  const coveredPage = loadCoveredPage();
  const begin = coveredPage ? () => startTransition(start) : start;
  void Promise.allSettled([loadLocale(preferredLanguage(), 'front'), loadLayout(), coveredPage]).then(begin);
}
