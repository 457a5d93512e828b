/**
 * Returns the focus when a dialog or sheet closes: to the element that opened it, or, when that is gone because the page below
 * has changed, to the outcome that the page shows (`data-focus-fallback`). Without this it would be lost.
 */
export function focusAfterModal(opener: Element | null | undefined, panel: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
    opener.focus({ preventScroll: true });
    return;
  }
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !panel?.contains(activeElement)) return;
  document.querySelector<HTMLElement>('main [data-focus-fallback]')?.focus({ preventScroll: true });
}
