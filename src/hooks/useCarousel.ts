/**
 * A row of slides that takes turns. The row itself scrolls, so fingers, wheels and keys move it as they move everything;
 * this only says which slide is in view and turns the page. It never moves by itself under reduced motion, while somebody
 * is on it, or after somebody moved it.
 */
import { useCallback, useEffect, useRef, useState } from 'react';

/** Ms for which a slide stays. */
const stay = 6000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useCarousel(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setIsPlaying] = useState(() => !prefersStillness());
  const [isHeld, setIsHeld] = useState(false);
  const canPlay = count > 1;

  const show = useCallback(
    (at: number) => {
      const place = row.current;
      if (!place || count === 0) return;
      const wanted = (at + count) % count;
      place.scrollTo({ left: wanted * place.clientWidth, behavior: prefersStillness() ? 'auto' : 'smooth' });
      setCurrent(wanted);
    },
    [count],
  );

  useEffect(() => {
    if (!canPlay || !isPlaying || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) show(current + 1);
    }, stay);
    return () => clearInterval(timer);
  }, [canPlay, isPlaying, isHeld, current, show]);

  const onScroll = useCallback(() => {
    const place = row.current;
    if (place && place.clientWidth > 0) setCurrent(Math.round(place.scrollLeft / place.clientWidth));
  }, []);
  const turn = useCallback(
    (step: 1 | -1) => {
      setIsPlaying(false);
      show(current + step);
    },
    [current, show],
  );
  return {
    row,
    current,
    canPlay,
    isPlaying,
    /** Whether it moves by itself right now; what it shows is then not read out. */
    isMoving: canPlay && isPlaying && !isHeld,
    /** Whoever starts it wants to see it move, although they are still on its button. */
    togglePlaying: useCallback(() => {
      setIsPlaying((was) => !was);
      setIsHeld(false);
    }, []),
    hold: useCallback(() => setIsHeld(true), []),
    release: useCallback(() => setIsHeld(false), []),
    /** A finger is on it: it belongs to the customer now. */
    stop: useCallback(() => setIsPlaying(false), []),
    turn,
    onScroll,
  };
}
