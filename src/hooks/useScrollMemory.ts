/** Scroll positions by history entry: Back finds the place, a new page starts at the top, a layer changes nothing. */
import { history, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';

const positions = new Map<string, number>();
/** Frames in which a restored list may grow to its old height. */
const patience = 40;

export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const last = useRef({ key, page: '' });
  const page = pathname + search;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => positions.set(last.current.key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);

  useEffect(() => {
    const from = last.current;
    last.current = { key, page };
    if (from.page === page) {
      // A layer was opened or closed over the same page.
      positions.set(key, window.scrollY);
      return;
    }
    const { action } = history;
    // The first page is at its top. To go there would have all of it laid out at once.
    if (from.page === '') return;
    if (action === 'REPLACE' && from.page.split('?')[0] === pathname) return;
    const wanted = action === 'POP' ? (positions.get(key) ?? 0) : 0;
    let frames = 0;
    let frame = 0;
    const stop = () => cancelAnimationFrame(frame);
    const restore = () => {
      window.scrollTo(0, wanted);
      frames += 1;
      if (Math.abs(window.scrollY - wanted) > 1 && frames < patience) frame = requestAnimationFrame(restore);
    };
    restore();
    window.addEventListener('wheel', stop, { once: true, passive: true });
    window.addEventListener('touchstart', stop, { once: true, passive: true });
    return stop;
  }, [key, page, pathname]);
}
