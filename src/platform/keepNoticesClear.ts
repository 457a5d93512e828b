/**
 * Keeps notices away from retry buttons and from each other: a notice that would cover one moves down below it, for as long as it is
 * shown. Loaded with the first notice.
 */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Px between a notice and what is above it. */
const noticeGapPx = 8;

/** Px by which `box` moves down so that it covers none of the `obstacles`; 0 when the window has no such place. */
export function shiftToClear(box: Box, obstacles: readonly Box[], windowHeight: number): number {
  let shift = 0;
  for (const obstacle of [...obstacles].sort((one, other) => one.top - other.top)) {
    const isBeside = obstacle.right <= box.left || obstacle.left >= box.right;
    if (!isBeside && obstacle.top < box.bottom + shift && obstacle.bottom > box.top + shift)
      shift = obstacle.bottom - box.top + noticeGapPx;
  }
  return box.bottom + shift <= windowHeight ? shift : 0;
}

const retryButtonSelector = '[role="alert"] button, [role="status"] button';

/** The boxes of the visible retry buttons, without buttons of the notices themselves. */
const retryButtonBoxes = (elements: readonly Element[]): Box[] =>
  [...document.querySelectorAll(retryButtonSelector)]
    .filter((button) => !elements.some((element) => element.contains(button)))
    .map((button) => button.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight);

const shiftOfElement = new WeakMap<HTMLElement, number>();

/** Moves an element with notices, by `--notice-shift` in its style sheet. Returns its box there. */
function moveNoticesClear(element: HTMLElement, noticeSelector: string, obstacles: readonly Box[]): Box {
  const boxes = [...element.querySelectorAll(noticeSelector)].map((notice) => notice.getBoundingClientRect());
  const shift = shiftOfElement.get(element) ?? 0;
  const box = {
    top: Math.min(...boxes.map(({ top }) => top)) - shift,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) - shift,
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
  };
  const next = shiftToClear(box, obstacles, window.innerHeight);
  shiftOfElement.set(element, next);
  element.style.setProperty('--notice-shift', `${next}px`);
  return { ...box, top: box.top + next, bottom: box.bottom + next };
}

/** Selectors of an element that is moved, and of the notices in it. */
type NoticeSelectors = readonly [container: string, notice: string];

/**
 * Returns a function to be called with each notice. It watches the page until no notice is left. A kind of notices moves out of the way
 * of the kinds before it.
 */
export function createKeepNoticesClear(kinds: readonly NoticeSelectors[]): () => void {
  const containerSelector = kinds.map(([container]) => container).join();
  const anyNotice = kinds.map(([, notice]) => notice).join();
  let isWatching = false;
  return () => {
    if (isWatching) return;
    isWatching = true;
    let wasShown = false;
    let frame = 0;
    const update = () => {
      const obstacles = retryButtonBoxes([...document.querySelectorAll(containerSelector)]);
      for (const [selector, notice] of kinds)
        for (const element of document.querySelectorAll<HTMLElement>(selector))
          if (element.querySelector(notice)) obstacles.push(moveNoticesClear(element, notice, obstacles));
    };
    const onChange = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const events = ['scroll', 'resize', 'animationend', 'transitionend'];
    const changes = new MutationObserver(() => {
      const isShown = document.querySelector(anyNotice) !== null;
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
