import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Box, Row, Text } from '@/components/Layout';
import { joinText } from '@/lib/joinText';
import { Picture } from '@/components/Picture';
import { Thumbnails } from '@/features/product/components/Thumbnails';
import type { Picture as PictureData } from '@/lib/picture';
import { useTranslation } from '@/hooks/useTranslation';
import layout from './ProductSkeleton.less';
import styles from './styles.less';

interface Props {
  pictures: readonly PictureData[];
  /** Alternative text of the pictures. */
  name: string;
  /** Index of the visible picture, from 0. */
  at: number;
  onMove: (at: number) => void;
  onEnlarge: () => void;
}

/** Ms without a scroll event after which a swipe has ended. */
const scrollEndDelayMs = 90;

/** The pictures of a product in full width: swiped, stepped through, or chosen by a thumbnail; a tap enlarges one. */
export function Gallery({ pictures, name, at, onMove, onEnlarge }: Props) {
  const { t } = useTranslation();
  const strip = useRef<HTMLUListElement>(null);
  const hasMoved = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = pictures.length;

  useLayoutEffect(() => {
    // The first position is the initial one, without an animation.
    const isFirst = !hasMoved.current;
    hasMoved.current = true;
    const element = strip.current;
    if (!element || (isFirst && at === 0)) return;
    const show = () => {
      const slide = element.children.item(at);
      if (slide instanceof HTMLElement)
        element.scrollTo({ left: slide.offsetLeft, behavior: isFirst ? 'instant' : 'auto' });
    };
    if (!isFirst) return show();
    // Reading the slide's offset would force a layout of the whole page. The observer reports it after layout, before
    // the first paint.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      show();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [at]);
  useEffect(() => () => clearTimeout(rest.current), []);

  const onScroll = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
      onMove(Math.min(count - 1, Math.max(0, Math.round(scrollLeft / (clientWidth || 1)))));
    }, scrollEndDelayMs);
  };

  return (
    <Box position="relative" overflow="hidden" className={styles.gallery}>
      <Row as="ul" ref={strip} scrollX className={styles.strip} onScroll={onScroll}>
        {pictures.map((picture, index) => (
          <li key={`${picture.src}|${picture.hue}`} className={styles.slide} aria-hidden={index !== at}>
            <Box
              as="button"
              type="button"
              display="block"
              width="full"
              className={styles.enlarge}
              tabIndex={index === at ? 0 : -1}
              aria-label={joinText(picture.alt || name, t('goods.enlarge', { at: index + 1, count }))}
              onClick={onEnlarge}
            >
              <Picture picture={picture} when={index === at ? 'first' : 'near'} className={layout.picture} />
            </Box>
          </li>
        ))}
      </Row>
      <Thumbnails pictures={pictures} at={at} onMove={onMove} styles={styles} />
      {count > 1 && (
        <Row align="center" radius="full" background="surface" className={styles.place}>
          <button
            type="button"
            className={styles.step}
            aria-label={t('goods.previous')}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <ChevronLeft size={18} strokeWidth={1.8} aria-hidden />
          </button>
          <Text size={13} tabular role="status">
            <span className="visually-hidden">{t('goods.picture', { at: at + 1, count })}</span>
            <span aria-hidden="true">{t('goods.pictureOf', { at: at + 1, count })}</span>
          </Text>
          <button
            type="button"
            className={styles.step}
            aria-label={t('goods.next')}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
          </button>
        </Row>
      )}
    </Box>
  );
}
