/** The prerendered page that covers the app until it has rendered. Only the production build has one. */

/** Whether a prerendered page covers the app. */
export const isPrerenderedShown = (): boolean => document.querySelector('#prerendered:not([hidden])') !== null;

/** Ms that the pictures of the app may take to decode before the prerendered page is removed anyway. */
const DECODE_TIMEOUT_MS = 400;

const setFieldValue = (field: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);

/**
 * Gives the fields of the app what was typed into those of the prerendered page. Returns what gives the focus, the selection and the
 * Enter of a search: no field below the prerendered page can take them.
 */
function handOverTypedText(screen: HTMLElement): () => void {
  let giveFocus = (): void => undefined;
  for (const typed of screen.querySelectorAll('input')) {
    const field = [...document.querySelectorAll<HTMLInputElement>('#root input')].find(
      ({ type, placeholder }) => type === typed.type && placeholder === typed.placeholder,
    );
    if (!field) continue;
    const hasFocus = document.activeElement === typed;
    if (typed.value !== typed.defaultValue) {
      // React's own setter would hide the change from its `onChange`.
      setFieldValue(field, typed.value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (!hasFocus) continue;
    const { selectionStart, selectionEnd } = typed;
    giveFocus = () => {
      field.focus();
      field.setSelectionRange(selectionStart, selectionEnd);
      const { form } = field;
      if (screen.dataset['submitted'] === '' && form)
        setTimeout(() => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    };
  }
  return giveFocus;
}

/** Removes the prerendered page once the pictures below it can be painted, so that nothing flashes, and no input method composes in it. */
export async function removePrerendered({ atOnce = false } = {}): Promise<void> {
  const screen = document.getElementById('prerendered');
  if (!screen) return;
  let giveFocus: (() => void) | undefined;
  if (!atOnce) {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('#root img[loading="eager"]')];
    const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, DECODE_TIMEOUT_MS))]);
    if (screen.dataset['composing'] === '')
      await new Promise((resolve) => screen.addEventListener('compositionend', resolve, { once: true }));
    if (screen.isConnected) giveFocus = handOverTypedText(screen);
  }
  screen.remove();
  giveFocus?.();
}

/** Removes it at once when it is not that of `screen`: the user opened another page before the app had loaded. */
export function removeOtherPrerendered(screen: string | undefined): void {
  const prerendered = document.getElementById('prerendered');
  if (prerendered && prerendered.dataset['of'] !== screen) void removePrerendered({ atOnce: true });
}
