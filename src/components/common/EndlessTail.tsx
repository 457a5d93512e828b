import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';

export interface TailProps {
  /** Names the list; what was learnt about its lines is kept by it. */
  of: readonly unknown[];
  /** Number of lines. */
  count: number;
  columns: number;
  /** Px that a line takes before it was ever drawn; 0 while that is not known, and learnt from the first lines unless told. */
  lineHeight?: number;
  /** Draws a line, from 0. */
  children: (line: number) => ReactElement;
}

/** How tall the lines of a list were when it was left: whoever comes back finds each line where it was. */
const heights = new WeakMap<readonly unknown[], { columns: number; cache: CacheSnapshot }>();

/** The lines of a long list after its first ones: only what is near the window is in the document. */
export default function EndlessTail({ of, count, columns, lineHeight, children }: TailProps) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const latest = useRef({ of, columns });
  latest.current = { of, columns };
  useLayoutEffect(() => {
    const handle = virtualizer.current;
    return () => {
      const left = latest.current;
      if (handle) heights.set(left.of, { columns: left.columns, cache: handle.cache });
    };
  }, []);
  const known = heights.get(of);
  return (
    <WindowVirtualizer ref={virtualizer} data={Array.from({ length: count }, (_, line) => line)} itemSize={lineHeight || undefined} cache={known?.columns === columns ? known.cache : undefined}>
      {children}
    </WindowVirtualizer>
  );
}
