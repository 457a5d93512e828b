import { useEffect, useRef } from 'react';
import type { Layer } from './useLayer';

/** Closes a layer that has nothing to show any more: what it asked is answered, or a reload lost what it was about. */
export function useLayerEnd(layer: Layer, isOver: boolean): void {
  const latest = useRef(layer);
  latest.current = layer;
  // Going back takes a moment; asked for in each render of that moment, it would leave the page as well.
  const mustClose = layer.isOpen && isOver;
  useEffect(() => {
    if (mustClose) latest.current.close();
  }, [mustClose]);
}
