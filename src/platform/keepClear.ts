/**
 * Keeps notices away from retry buttons: a notice that would cover one moves down below it, for as long as it is shown.
 * Loaded with the first notice.
 */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Px between a notice and the button above it. */
const gapPx = 8;

/** Px by which `box` moves down so that it covers none of the buttons; 0 when the window has no such place. */
export function clearShift(box: Box, buttons: readonly Box[], windowHeight: number): number {
  let shift = 0;
  for (const button of [...buttons].sort((one, other) => one.top - other.top)) {
    const isBeside = button.right <= box.left || button.left >= box.right;
    if (!isBeside && button.top < box.bottom + shift && button.bottom > box.top + shift)
      shift = button.bottom - box.top + gapPx;
  }
  return box.bottom + shift <= windowHeight ? shift : 0;
}

const retryButtons = '[role="alert"] button, [role="status"] button';

/** The boxes of the visible retry buttons, without buttons of the notices themselves. */
const retryBoxes = (places: readonly Element[]): Box[] =>
  [...document.querySelectorAll(retryButtons)]
    .filter((button) => !places.some((place) => place.contains(button)))
    .map((button) => button.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);

const shifts = new WeakMap<HTMLElement, number>();

/** Moves a place with notices, by `--notice-shift` in its style sheet. */
function moveClear(place: HTMLElement, noticeSelector: string, buttons: readonly Box[]): void {
  const boxes = [...place.querySelectorAll(noticeSelector)].map((notice) => notice.getBoundingClientRect());
  const shift = shifts.get(place) ?? 0;
  const box = {
    top: Math.min(...boxes.map(({ top }) => top)) - shift,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) - shift,
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
  };
  const next = clearShift(box, buttons, window.innerHeight);
  shifts.set(place, next);
  place.style.setProperty('--notice-shift', `${next}px`);
}

/**
 * Returns a function to be called with each notice. It watches the page until no notice is left. `placeSelector` matches the
 * elements that are moved, `noticeSelector` the notices in them.
 */
export function createKeepClear(placeSelector: string, noticeSelector: string): () => void {
  let isWatching = false;
  return () => {
    if (isWatching) return;
    isWatching = true;
    let wasShown = false;
    let frame = 0;
    const update = () => {
      const places = [...document.querySelectorAll<HTMLElement>(placeSelector)];
      const buttons = retryBoxes(places);
      for (const place of places) if (place.querySelector(noticeSelector)) moveClear(place, noticeSelector, buttons);
    };
    const onChange = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const events = ['scroll', 'resize', 'animationend', 'transitionend'];
    const changes = new MutationObserver(() => {
      const isShown = document.querySelector(noticeSelector) !== null;
      if (isShown || !wasShown) {
        wasShown ||= isShown;
        return onChange();
      }
      isWatching = false;
      changes.disconnect();
      for (const event of events) window.removeEventListener(event, onChange, true);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    for (const event of events) window.addEventListener(event, onChange, true);
  };
}
