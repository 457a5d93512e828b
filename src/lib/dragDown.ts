/** What makes a touch a drag downwards: of a sheet that is closed, or of a page that is refreshed. */

/** Px of movement before the direction is known. */
const minMovementPx = 4;

/** Elements that use a drag for something else. */
const selfDraggedSelector = 'input, textarea, select, [contenteditable], [role="slider"]';

/** Whether a touch on `target` may drag `root` down: nothing between them is scrolled, or moves with the finger itself. */
export function canDragDown(target: EventTarget | null, root: Element): boolean {
  for (let at = target instanceof Element ? target : root; at !== root;) {
    const { touchAction } = getComputedStyle(at);
    if (at.scrollTop > 0 || at.matches(selfDraggedSelector) || touchAction === 'none' || touchAction === 'pan-x')
      return false;
    if (!at.parentElement) return false;
    at = at.parentElement;
  }
  return true;
}

/** Whether a movement goes down; undefined while it is too short to tell. */
export function isMovementDown(x: number, y: number): boolean | undefined {
  if (Math.hypot(x, y) < minMovementPx) return undefined;
  return y > Math.abs(x);
}
