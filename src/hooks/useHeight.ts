import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The height of an element in px as it grows and shrinks, known before the first paint; 0 while it is not there. */
export function useHeight<Measured extends HTMLElement>(): { measured: RefObject<Measured | null>; height: number } {
  const measured = useRef<Measured>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = measured.current;
    if (!element) return;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { measured, height };
}
