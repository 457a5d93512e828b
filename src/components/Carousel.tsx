import classNames from 'classnames';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Carousel.less';
import { useInterval } from 'ahooks';

/** Ms for which a slide is shown. */
const slideMs = 6000;
/** More slides are counted in figures. */
const MAX_DOTS = 10;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A carousel. Its row scrolls natively, by touch, wheel and keys; the hook knows the slide in view and scrolls to another. It does not
 * play with reduced motion, while it is hovered or focused, or after the user moved it.
 */
function useCarousel(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setIsPlaying] = useState(() => !prefersReducedMotion());
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const canPlay = count > 1;

  const show = useCallback(
    (at: number) => {
      const element = row.current;
      if (!element || count === 0) return;
      const target = (at + count) % count;
      element.scrollTo({ left: target * element.clientWidth, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
      setCurrent(target);
    },
    [count],
  );

  const isMoving = canPlay && isPlaying && !isHovered && !isFocused;
  useInterval(
    () => {
      if (!document.hidden) show(current + 1);
    },
    isMoving ? slideMs : undefined,
  );

  const onScroll = useCallback(() => {
    const element = row.current;
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
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
    /** Whether it plays right now; its slides are then not announced. */
    isMoving,
    /** Playing starts at once, although the pointer is still on the button. */
    togglePlaying: useCallback(() => {
      setIsPlaying((was) => !was);
      setIsHovered(false);
      setIsFocused(false);
    }, []),
    setIsHovered,
    setIsFocused,
    /** Stops playing for good, on touch. */
    stop: useCallback(() => setIsPlaying(false), []),
    turn,
    onScroll,
  };
}

interface Props<Slide> {
  /** Name of the carousel for screen readers. */
  name: string;
  slides: readonly Slide[];
  children: (slide: Slide, at: number) => ReactNode;
}

/**
 * Slides that advance automatically. The pause button is first in the tab order, and each slide is labelled with its
 * number.
 */
export function Carousel<Slide extends { id: string }>({ name, slides, children }: Props<Slide>) {
  const { t } = useTranslation();
  const carousel = useCarousel(slides.length);
  const count = slides.length;
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('shell.carousel')}
      aria-label={name}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && carousel.setIsHovered(true)}
      onPointerLeave={() => carousel.setIsHovered(false)}
      onFocus={() => carousel.setIsFocused(true)}
      onBlur={() => carousel.setIsFocused(false)}
      onTouchStart={carousel.stop}
    >
      {carousel.canPlay && (
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.control}
            aria-label={t(carousel.isPlaying ? 'shell.carousel.pause' : 'shell.carousel.play')}
            onClick={carousel.togglePlaying}
          >
            {carousel.isPlaying ? (
              <Pause size={16} fill="currentColor" strokeWidth={0} aria-hidden />
            ) : (
              <Play size={16} fill="currentColor" strokeWidth={0} aria-hidden />
            )}
          </button>
          <button
            type="button"
            className={classNames(styles.control, styles.turn)}
            aria-label={t('shell.carousel.previous')}
            onClick={() => carousel.turn(-1)}
          >
            <ChevronLeft size={18} strokeWidth={1.8} aria-hidden />
          </button>
          <button
            type="button"
            className={classNames(styles.control, styles.turn)}
            aria-label={t('shell.carousel.next')}
            onClick={() => carousel.turn(1)}
          >
            <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
          </button>
          <span className={styles.dots} aria-hidden="true">
            {count > MAX_DOTS
              ? t('shell.carousel.place', { at: carousel.current + 1, of: count })
              : slides.map(({ id }, at) => (
                  <span key={id} className={classNames(styles.dot, at === carousel.current && styles.here)} />
                ))}
          </span>
        </div>
      )}
      <div
        ref={carousel.row}
        className={styles.row}
        aria-live={carousel.isMoving ? 'off' : 'polite'}
        onScroll={carousel.onScroll}
      >
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            className={styles.slide}
            role="group"
            aria-roledescription={t('shell.carousel.slide')}
            aria-label={t('shell.carousel.place', { at: at + 1, of: count })}
            inert={at !== carousel.current}
          >
            {children(slide, at)}
          </div>
        ))}
      </div>
    </section>
  );
}
