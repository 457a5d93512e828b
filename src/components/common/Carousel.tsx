import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCarousel } from '@/hooks/useCarousel';
import { useWords } from '@/hooks/useWords';
import styles from './Carousel.less';

interface Props<Slide> {
  /** What the slides are, for those who listen. */
  name: string;
  slides: readonly Slide[];
  children: (slide: Slide, at: number) => ReactNode;
}

/** Slides that take turns. The button that stops them comes first for the keyboard, and each slide says its number. */
export function Carousel<Slide extends { id: string }>({ name, slides, children }: Props<Slide>) {
  const { t } = useWords();
  const carousel = useCarousel(slides.length);
  const count = slides.length;
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('shell.carousel')}
      aria-label={name}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && carousel.hold()}
      onPointerLeave={carousel.release}
      onFocus={carousel.hold}
      onBlur={carousel.release}
      onTouchStart={carousel.stop}
    >
      {carousel.canPlay && (
        <div className={styles.bar}>
          <button type="button" className={styles.control} aria-label={t(carousel.isPlaying ? 'shell.carousel.pause' : 'shell.carousel.play')} onClick={carousel.togglePlaying}>
            {carousel.isPlaying ? <Pause size={16} strokeWidth={1.8} aria-hidden /> : <Play size={16} strokeWidth={1.8} aria-hidden />}
          </button>
          <button type="button" className={`${styles.control} ${styles.turn}`} aria-label={t('shell.carousel.previous')} onClick={() => carousel.turn(-1)}>
            <ChevronLeft size={18} strokeWidth={1.8} aria-hidden />
          </button>
          <button type="button" className={`${styles.control} ${styles.turn}`} aria-label={t('shell.carousel.next')} onClick={() => carousel.turn(1)}>
            <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
          </button>
          <span className={styles.dots} aria-hidden="true">
            {slides.map(({ id }, at) => (
              <span key={id} className={`${styles.dot} ${at === carousel.current ? styles.here : ''}`} />
            ))}
          </span>
        </div>
      )}
      <div ref={carousel.row} className={styles.row} aria-live={carousel.isMoving ? 'off' : 'polite'} onScroll={carousel.onScroll}>
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
