import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How many columns of at least `narrowest` px fit into an element; never fewer than `fewest` nor more than `most`. */
export function columnsIn(width: number, { narrowest, gap, fewest, most }: { narrowest: number; gap: number; fewest: number; most: number }): number {
  return Math.min(most, Math.max(fewest, Math.floor((width + gap) / (narrowest + gap))));
}

/** The columns of a grid and the px of each, as its place grows and shrinks; known before the first paint. 0 px are not known yet. */
export function useColumns<Place extends HTMLElement>(
  narrowest: number,
  gap: number,
  fewest: number,
  most: number,
): { place: RefObject<Place | null>; columns: number; columnWidth: number } {
  const place = useRef<Place>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    // To ask for the width has the whole page laid out at once. A phone has the fewest columns, however wide the place is.
    if (matchMedia(`(min-width: ${(fewest + 1) * narrowest + fewest * gap}px)`).matches) measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [narrowest, gap, fewest]);
  const columns = columnsIn(width, { narrowest, gap, fewest, most });
  return { place, columns, columnWidth: width && (width - gap * (columns - 1)) / columns };
}
