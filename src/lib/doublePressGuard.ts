/**
 * Prevents the second click of a double click from activating the element that has replaced the first: the next row of
 * a list, the page below a closed dialog, the button of the next step.
 */

/** Ms during which the second click of a double click may follow. */
export const doublePressWindowMs = 400;

/** Largest distance in px between the two taps of a finger. */
const maxFingerDistancePx = 24;

/** Elements that can be pressed. */
const pressableSelector =
  'a, button, input, label, select, summary, textarea, [role="button"], [role="option"], [role="radio"], [role="tab"]';

interface Press {
  element: Element;
  /** The name at the time of the press; a busy button may change its name. */
  name: string | null;
  /** Where the second click can land, in viewport px. */
  box: { left: number; right: number; top: number; bottom: number };
  /** `event.timeStamp` in ms. */
  at: number;
}

const pressedElement = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(pressableSelector) : null;
const accessibleNameOf = (element: Element): string | null => element.getAttribute('aria-label') ?? element.textContent;

/** A finger taps near the same point again. After a key press the pointer may be anywhere on the element. */
function pressBoxOf(element: Element, { clientX: x, clientY: y, detail }: MouseEvent): Press['box'] {
  return detail > 0
    ? {
        left: x - maxFingerDistancePx,
        right: x + maxFingerDistancePx,
        top: y - maxFingerDistancePx,
        bottom: y + maxFingerDistancePx,
      }
    : element.getBoundingClientRect();
}

/** Whether a pointer presses where another element was pressed just before. */
function isSecondPressOnOtherElement({ element, name, box, at }: Press, event: PointerEvent): boolean {
  const { clientX: x, clientY: y, timeStamp } = event;
  if (timeStamp - at > doublePressWindowMs || x < box.left || x > box.right || y < box.top || y > box.bottom)
    return false;
  const met = pressedElement(event);
  // The pressed element is still shown, so a press beside it is intended.
  if (element.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2))) return false;
  // The same element, rendered again, is pressed on purpose: Back on the previous page, or one more piece.
  return met === null
    ? !(event.target as Element).contains(element)
    : met !== element && !met.contains(element) && !element.contains(met) && accessibleNameOf(met) !== name;
}

/**
 * Installs listeners that ignore the second click of a double click. Keyboard activation is not affected: it applies to
 * the focused element.
 */
export function installDoublePressGuard(): void {
  let last: Press | undefined;
  let isIgnored = false;
  window.addEventListener(
    'pointerdown',
    (event) => (isIgnored = last !== undefined && isSecondPressOnOtherElement(last, event)),
    {
      capture: true,
      passive: true,
    },
  );
  window.addEventListener(
    'click',
    (event) => {
      // `detail` is 0 for a click that a key caused.
      if (isIgnored && event.detail > 0) {
        isIgnored = false;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const element = pressedElement(event);
      if (element)
        last = { element, name: accessibleNameOf(element), box: pressBoxOf(element, event), at: event.timeStamp };
    },
    { capture: true },
  );
}
