/** The prerendered page that covers the app until it has rendered. Only the production build has one. */

/** Whether a prerendered page covers the app. */
export const isPrerenderedShown = (): boolean => document.querySelector('#prerendered:not([hidden])') !== null;

/** Ms that the pictures of the app may take to decode before the prerendered page is removed anyway. */
const DECODE_TIMEOUT_MS = 400;

/** Removes the prerendered page once the pictures below it can be painted, so that nothing flashes. */
export async function removePrerendered({ atOnce = false } = {}): Promise<void> {
  const screen = document.getElementById('prerendered');
  if (!screen) return;
  if (!atOnce) {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('#root img[loading="eager"]')];
    const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, DECODE_TIMEOUT_MS))]);
  }
  screen.remove();
}

/** Removes it at once when it is not that of `screen`: the user opened another page before the app had loaded. */
export function removeOtherPrerendered(screen: string | undefined): void {
  const shown = document.getElementById('prerendered');
  if (shown && shown.dataset['of'] !== screen) void removePrerendered({ atOnce: true });
}
