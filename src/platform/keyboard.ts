/**
 * The on-screen keyboard of a phone covers the lower part of the window and leaves the window its height: on iOS always, on Android by
 * default. `data-keyboard` of the document says that it is open, `--keyboard` how many px of the lower edge it covers, `--seen-height` how
 * many px of height it leaves. Sheets and the action bars of pages stay above it by them.
 */

/** Px that no toolbar of a browser has, and every keyboard. */
const MIN_KEYBOARD_PX = 120;

const isField = (element: Element | null): boolean =>
  element !== null && element.matches('input, textarea, select, [contenteditable]');

/** Watches the keyboard. Returns a function that stops it. */
export function watchKeyboard(): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const { dataset, style } = document.documentElement;
  let shownHeight = 0;

  const close = () => {
    delete dataset['keyboard'];
    style.removeProperty('--keyboard');
    style.removeProperty('--seen-height');
    shownHeight = 0;
  };
  /** The focused field may be below what the keyboard leaves, or below a bar that has moved up. */
  const showField = () => {
    const field = document.activeElement;
    if (shownHeight > 0 && field && isField(field)) field.scrollIntoView({ block: 'nearest' });
  };
  const update = () => {
    // On iOS the height of the window shrinks with the keyboard; on Android it grows when the toolbar goes.
    const whole = Math.max(window.innerHeight, document.documentElement.clientHeight);
    const { height, offsetTop, scale } = seen;
    // Who has zoomed in sees a part of the page, with a keyboard or without.
    if (scale > 1.01 || whole - height < MIN_KEYBOARD_PX) return close();
    dataset['keyboard'] = '';
    style.setProperty('--keyboard', `${Math.max(0, Math.round(whole - height - offsetTop))}px`);
    style.setProperty('--seen-height', `${Math.round(height)}px`);
    if (height === shownHeight) return;
    shownHeight = height;
    showField();
  };
  seen.addEventListener('resize', update);
  seen.addEventListener('scroll', update);
  document.addEventListener('focusin', showField);
  update();
  return () => {
    seen.removeEventListener('resize', update);
    seen.removeEventListener('scroll', update);
    document.removeEventListener('focusin', showField);
    close();
  };
}
