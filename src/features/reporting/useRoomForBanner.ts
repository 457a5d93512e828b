import { useEffect, useRef, type RefObject } from 'react';

/** Bars that stay at the end of the window: the one with the action of a phone page, and those that say so themselves. */
const pinnedBarSelector = '#main + div, [data-pinned]';

/** Px between the banner and the focused element above it. */
const gapPx = 8;

/** Px between the end of the window and the upper edge of the bars that `box` would cover there; 0 without one. */
function heightOfPinnedBars(box: DOMRect): number {
  const tops = [...document.querySelectorAll(pinnedBarSelector)].flatMap((bar) => {
    const { top, left, right, bottom, height } = bar.getBoundingClientRect();
    const isBelow = height > 0 && left < box.right && right > box.left;
    // A bar at its place in the page, and not at the end of the window, needs no room.
    const isAtEnd = bottom > window.innerHeight - box.height && top < window.innerHeight;
    return isBelow && isAtEnd && getComputedStyle(bar).position === 'sticky' ? [top] : [];
  });
  return tops.length > 0 ? Math.max(0, window.innerHeight - Math.min(...tops)) : 0;
}

/** Scrolls the focused element out from under the banner. One that is higher than the rest of the window stays. */
function scrollFocusAboveBanner(banner: Element): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === 'main' || banner.contains(focused)) return;
  const [box, cover] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
  const isBeside = box.right <= cover.left || box.left >= cover.right;
  const by = box.bottom - cover.top + gapPx;
  if (!isBeside && box.top < cover.bottom && by > 0 && by <= box.top) window.scrollBy({ top: by, behavior: 'instant' });
}

/**
 * Keeps the banner above pinned bars, by `--pinned` in its style sheet, and tells the page by `--banner` how many px of the window's
 * end are covered: the page of the `platform` grows by them, and fields that get the focus are scrolled above them. `part` is another value
 * on another page.
 */
export function useRoomForBanner(part: string, platform: string): RefObject<HTMLElement | null> {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    let frame = 0;
    const update = () => {
      const element = banner.current;
      if (!element) return;
      const pinned = heightOfPinnedBars(element.getBoundingClientRect());
      if (pinned > 0) element.style.setProperty('--pinned', `${pinned}px`);
      else element.style.removeProperty('--pinned');
      root.style.setProperty('--banner', `${Math.round(window.innerHeight - element.getBoundingClientRect().top)}px`);
    };
    const onChange = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    // The browser scrolls to the focused element after the event.
    const onFocus = () => requestAnimationFrame(() => banner.current && scrollFocusAboveBanner(banner.current));
    root.dataset['banner'] = platform;
    update();
    // Bars come and grow with their page.
    const changes = new MutationObserver(onChange);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(onChange);
    if (banner.current) sizes.observe(banner.current);
    const events = ['scroll', 'resize', 'transitionend'];
    for (const event of events) window.addEventListener(event, onChange, true);
    window.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      for (const event of events) window.removeEventListener(event, onChange, true);
      window.removeEventListener('focusin', onFocus);
      root.style.removeProperty('--banner');
      delete root.dataset['banner'];
    };
  }, [part, platform]);
  return banner;
}
