/** The page that somebody is about to open: points at a link to it, touches it, comes to it by the keyboard. */
import { loadLine } from './api/client';
import { speakWhole } from './language';
import { loadPage } from './lazyPages';

/** From now on such a page finds its code and its words ready, asked for once. What cannot be had is asked for anew, and told, by whoever opens it. */
export function prepareNextPages(): void {
  if (!window.boot) return;
  const prepared = new Set<string>();
  window.boot.prepare = (path) => {
    if (prepared.has(path)) return;
    prepared.add(path);
    void Promise.allSettled([loadPage(path), speakWhole(), loadLine()]);
  };
}
