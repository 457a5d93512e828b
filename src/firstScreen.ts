/** The first screen that stands in the page itself until the app has drawn its own; only the production build has one. */

/** Whether it hides the page that the app draws. */
export const isFirstScreenShown = (): boolean => document.querySelector('#first-screen:not([hidden])') !== null;

/** Ms that pictures may take to be decoded before the first screen goes all the same. */
const pictureTime = 400;

/** Takes the first screen away once the pictures of the page below it can be painted, so that nothing flashes. */
export async function endFirstScreen({ atOnce = false } = {}): Promise<void> {
  const screen = document.getElementById('first-screen');
  if (!screen) return;
  if (!atOnce) {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('#root img[loading="eager"]')];
    const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, pictureTime))]);
  }
  screen.remove();
}

/** Takes it away at once when it is not that of `screen`: the customer went on before the app had come. */
export function endFirstScreenOfOthers(screen: string | undefined): void {
  const shown = document.getElementById('first-screen');
  if (shown && shown.dataset['of'] !== screen) void endFirstScreen({ atOnce: true });
}
