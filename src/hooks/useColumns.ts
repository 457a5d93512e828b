import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How many columns of at least `minWidth` px fit into an element; never fewer than `minColumns` nor more than `maxColumns`. */
export function countColumns(
  width: number,
  { minWidth, gap, minColumns, maxColumns }: { minWidth: number; gap: number; minColumns: number; maxColumns: number },
): number {
  return Math.min(maxColumns, Math.max(minColumns, Math.floor((width + gap) / (minWidth + gap))));
}

/** The columns of a grid and their width in px, updated on resize; known before the first paint. A width of 0 is not known yet. */
export function useColumns<Container extends HTMLElement>(
  minWidth: number,
  gap: number,
  minColumns: number,
  maxColumns: number,
): { ref: RefObject<Container | null>; columns: number; columnWidth: number } {
  const ref = useRef<Container>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    // Reading the width forces a layout of the whole page. A phone always has the least columns.
    if (matchMedia(`(min-width: ${(minColumns + 1) * minWidth + minColumns * gap}px)`).matches) measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [minWidth, gap, minColumns]);
  const columns = countColumns(width, { minWidth, gap, minColumns, maxColumns });
  return { ref, columns, columnWidth: width && (width - gap * (columns - 1)) / columns };
}
