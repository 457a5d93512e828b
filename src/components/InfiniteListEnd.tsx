import { useMemoizedFn } from 'ahooks';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';

export interface InfiniteListEndProps {
  /** The list's identity: measured heights are stored by it. */
  of: readonly unknown[];
  /** Number of lines. */
  count: number;
  columns: number;
  /** Estimated height of a line in px. With 0 it is measured on the first lines. */
  lineHeight?: number;
  /** Renders the line with this index, from 0. */
  children: (line: number) => ReactElement;
}

/** Measured line heights by list, so that Back restores the scroll position. */
const rowHeightCaches = new WeakMap<readonly unknown[], { columns: number; cache: CacheSnapshot }>();

/** The lines of a list after its first page. Only lines near the viewport are in the DOM. */
export default function InfiniteListEnd({ of, count, columns, lineHeight, children }: InfiniteListEndProps) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const keepHeights = useMemoizedFn((handle: WindowVirtualizerHandle) =>
    rowHeightCaches.set(of, { columns, cache: handle.cache }),
  );
  useLayoutEffect(() => {
    const handle = virtualizer.current;
    return () => {
      if (handle) keepHeights(handle);
    };
  }, [keepHeights]);
  const known = rowHeightCaches.get(of);
  return (
    <WindowVirtualizer
      ref={virtualizer}
      data={Array.from({ length: count }, (_, line) => line)}
      itemSize={lineHeight || undefined}
      cache={known?.columns === columns ? known.cache : undefined}
    >
      {children}
    </WindowVirtualizer>
  );
}
