/**
 * The pages that have a first screen in the page itself. The app waits for all of their code before it draws them: drawn in
 * parts, they would be drawn several times behind a screen that hides it.
 */
import { preferredFace } from './face';
import { isFirstScreenShown } from './firstScreen';
import { speakWhole } from './language';
import { pause } from './pause';
import { loadPage } from './lazyPages';
import { faceOfPath } from './routes';
import { shells } from './shells';

/** Ms after which the app is drawn although a part of it is still on its way: it says itself what goes on. */
const patience = 10_000;

/** Loads the code of the first screen that is shown; undefined when none is. The promise never rejects. */
export function loadFirstPage(): Promise<unknown> | undefined {
  if (!isFirstScreenShown()) return undefined;
  const [path = ''] = window.location.hash.slice(1).split('?');
  const face = faceOfPath(path) ?? preferredFace();
  // The neutral paths lead to the home page.
  const page = faceOfPath(path) ? path : `/${face}/home`;
  // Words that come while the page is being drawn have it drawn again, at once and in one go.
  const words = page.endsWith('/home') || speakWhole();
  const loaded = Promise.allSettled([shells[face].load(), loadPage(page), words]);
  return Promise.race([loaded, pause(patience)]);
}
