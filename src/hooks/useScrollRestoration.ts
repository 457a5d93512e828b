/** Scroll positions by history entry: Back restores the position, a new page starts at the top, a modal changes nothing. */
import { history, useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';

const scrollPositions = new Map<string, number>();
/** Back to this history entry shows its page from the top. */
export const forgetScrollPosition = (key: string): void => void scrollPositions.delete(key);
/** The most frames to wait until a restored list has its height. */
const maxFrames = 40;
/**
 * The frames in a row in which the position must hold: grids know their number of columns after the first frames, and the browser moves
 * the page when their height changes.
 */
const minSteadyFrames = 10;
/** The same for the top of a new page, which no change of height moves. */
const minSteadyFramesAtTop = 3;
/** What the user does to move the page or the focus: then nothing is restored any more. */
const userEvents = ['wheel', 'touchstart', 'keydown'];

export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  const last = useRef({ key, page: '' });
  const page = pathname + search;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  // The place is recorded when the customer leaves the page. Later positions are not her choice: a shorter page moves the window, and
  // lists move it while they measure their lines. Empty until the position is restored.
  const shownKey = useRef(key);
  useEffect(
    () =>
      history.listen(() => {
        if (shownKey.current) scrollPositions.set(shownKey.current, window.scrollY);
        shownKey.current = '';
      }),
    [],
  );

  // Before the paint: effects of a page that was rendered in a transition run after it.
  useLayoutEffect(() => {
    const from = last.current;
    last.current = { key, page };
    shownKey.current = key;
    if (from.page === page) {
      // A modal was opened or closed over the same page.
      scrollPositions.set(key, window.scrollY);
      return;
    }
    const { action } = history;
    // The first page is at its top already; scrolling would force a layout of the whole page.
    if (from.page === '') return;
    if (action === 'REPLACE' && from.page.split('?')[0] === pathname) return;
    const target = action === 'POP' ? (scrollPositions.get(key) ?? 0) : 0;
    const neededFrames = target > 0 ? minSteadyFrames : minSteadyFramesAtTop;
    let frames = 0;
    let steady = 0;
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      shownKey.current = key;
    };
    const restore = () => {
      // Where the page is when the frame begins, before it is moved again.
      steady = Math.abs(window.scrollY - target) <= 1 ? steady + 1 : 0;
      window.scrollTo(0, target);
      frames += 1;
      if (frames < maxFrames && steady < neededFrames) frame = requestAnimationFrame(restore);
      else shownKey.current = key;
    };
    shownKey.current = '';
    restore();
    for (const type of userEvents) window.addEventListener(type, stop, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const type of userEvents) window.removeEventListener(type, stop);
    };
  }, [key, page, pathname]);
}
