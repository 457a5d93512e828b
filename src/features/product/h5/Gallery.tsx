import { Swiper, type SwiperRef } from 'antd-mobile';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Picture } from '@/components/Picture';
import type { Picture as PictureData } from '@/lib/picture';
import { useTranslation } from '@/hooks/useTranslation';
import '@/platform/h5/motion';
import styles from './Gallery.less';

interface Props {
  pictures: readonly PictureData[];
  /** Alternative text of the pictures. */
  name: string;
  /** Index of the visible picture, from 0. */
  at: number;
  onMove: (at: number) => void;
  onEnlarge: () => void;
}

/** The pictures of a product in full width: swiped or stepped through; a tap enlarges one. */
export function Gallery({ pictures, name, at, onMove, onEnlarge }: Props) {
  const { t } = useTranslation();
  const swiper = useRef<SwiperRef>(null);
  const count = pictures.length;
  useEffect(() => swiper.current?.swipeTo(at), [at]);

  return (
    <div className={styles.gallery}>
      <Swiper ref={swiper} defaultIndex={at} indicator={false} onIndexChange={onMove}>
        {pictures.map((picture, index) => (
          <Swiper.Item key={`${picture.src}|${picture.hue}`}>
            <button
              type="button"
              className={styles.enlarge}
              inert={index !== at}
              aria-label={`${picture.alt || name}. ${t('goods.enlarge', { at: index + 1, count })}`}
              onClick={onEnlarge}
            >
              <Picture picture={picture} when={index === at ? 'first' : 'near'} className={styles.tile} />
            </button>
          </Swiper.Item>
        ))}
      </Swiper>
      {count > 1 && (
        <div className={styles.place}>
          <button
            type="button"
            className={styles.step}
            aria-label={t('goods.previous')}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <ChevronLeft size={18} strokeWidth={1.8} aria-hidden />
          </button>
          <span className={styles.figure} role="status">
            <span className="visually-hidden">{t('goods.picture', { at: at + 1, count })}</span>
            <span aria-hidden="true">{t('goods.pictureOf', { at: at + 1, count })}</span>
          </span>
          <button
            type="button"
            className={styles.step}
            aria-label={t('goods.next')}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
