const tabbableSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Tab reaches one radio button of a group: the chosen one. */
const isSkippedRadio = (stop: Element, stops: readonly Element[]): boolean =>
  stop instanceof HTMLInputElement &&
  stop.type === 'radio' &&
  !stop.checked &&
  stops.some((other) => other instanceof HTMLInputElement && other.name === stop.name && other.checked);

/** Moves on from the end of a dialog to its start, and back; elsewhere the browser's own order is right. */
export function keepTabInDialog(panel: HTMLElement, event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>): void {
  const visibleStops = [...panel.querySelectorAll<HTMLElement>(tabbableSelector)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const stops = visibleStops.filter((stop) => !isSkippedRadio(stop, visibleStops));
  const [first = panel, last = panel] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const isAtEnd = event.shiftKey ? activeElement === first || activeElement === panel : activeElement === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
