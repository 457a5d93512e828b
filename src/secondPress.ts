/**
 * The second half of a double press never lands on what has come in its place: the next row of a list that moved up, the page
 * beneath a dialog that closed, the button of the next step.
 */

/** Ms in which the second half of a double press may still come. */
export const secondPressMs = 400;

/** Px that the two halves of a double press of a finger lie apart at most. */
const fingerPx = 24;

/** What can be pressed. */
const pressable = 'a, button, input, label, select, summary, textarea, [role="button"], [role="option"], [role="radio"], [role="tab"]';

interface Press {
  element: Element;
  /** As it was called then: what is busy may call itself otherwise. */
  name: string | null;
  /** Where the second half would come down, in px of the window. */
  place: { left: number; right: number; top: number; bottom: number };
  /** Ms of the page's own clock. */
  at: number;
}

const pressed = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(pressable) : null);
const nameOf = (element: Element): string | null => element.getAttribute('aria-label') ?? element.textContent;

/** A finger comes down again where it was; after a key, the pointer may be anywhere on the thing. */
function placeOf(element: Element, { clientX: x, clientY: y, detail }: MouseEvent): Press['place'] {
  return detail > 0 ? { left: x - fingerPx, right: x + fingerPx, top: y - fingerPx, bottom: y + fingerPx } : element.getBoundingClientRect();
}

/** Whether a pointer comes down where something was pressed just now, and meets another thing there. */
function isSecondHalf({ element, name, place, at }: Press, event: PointerEvent): boolean {
  const { clientX: x, clientY: y, timeStamp } = event;
  if (timeStamp - at > secondPressMs || x < place.left || x > place.right || y < place.top || y > place.bottom) return false;
  const met = pressed(event);
  // What was pressed still stands there, so whoever presses beside it means that.
  if (element.contains(document.elementFromPoint((place.left + place.right) / 2, (place.top + place.bottom) / 2))) return false;
  // The same thing drawn anew is pressed again on purpose: Back on the page before, one more of something.
  return met === null ? !(event.target as Element).contains(element) : met !== element && !met.contains(element) && !element.contains(met) && nameOf(met) !== name;
}

/** From now on the second half of a double press does nothing. Keys are left alone: they press what has the focus. */
export function ignoreSecondPresses(): void {
  let last: Press | undefined;
  let isIgnored = false;
  window.addEventListener('pointerdown', (event) => (isIgnored = last !== undefined && isSecondHalf(last, event)), { capture: true, passive: true });
  window.addEventListener(
    'click',
    (event) => {
      // A key's click has no count.
      if (isIgnored && event.detail > 0) {
        isIgnored = false;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const element = pressed(event);
      if (element) last = { element, name: nameOf(element), place: placeOf(element, event), at: event.timeStamp };
    },
    { capture: true },
  );
}
