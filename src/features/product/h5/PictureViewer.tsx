import { Button } from 'antd-mobile';
import { ChevronLeft, ChevronRight, Minus, Plus, X, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import classNames from 'classnames';
import { Stack, Text } from '@/components/Layout';
import type { PictureViewerProps } from '@/features/product/components/reviewKit';
import { largePictureUrlOf, usePictureLimit } from '@/features/product/pictureLimit';
import { useTranslation } from '@/hooks/useTranslation';
import { useModalFocus } from '@/platform/h5/useModalFocus';
import { usePictureGestures } from './usePictureGestures';
import styles from './PictureViewer.less';

/** Factor of one press of a zoom button. */
const zoomFactorPerPress = 1.6;
const MAX_SCALE = 4;
/** Px of a pull at which the viewer would be transparent. */
const fadeDistance = 700;

/** The pictures in full screen: swiped, pulled down to close, enlarged by pinch, double tap, buttons and keys. */
export default function PictureViewer({ modal, pictures, name, at, onMove }: PictureViewerProps) {
  const { t } = useTranslation();
  const { dialog, onKeyDown } = useModalFocus(true, modal.close);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [width, setWidth] = useState(0);
  const count = pictures.length;
  const limit = usePictureLimit(pictures[at]);
  const maxScale = limit && width ? Math.min(MAX_SCALE, Math.max(1, limit / width)) : MAX_SCALE;

  useLayoutEffect(() => setWidth(picture.current?.offsetWidth ?? 0), [at, limit]);

  const move = (to: number) => {
    if (to < 0 || to >= count) return;
    gestures.reset();
    onMove(to);
  };
  const gestures = usePictureGestures({
    stage,
    picture,
    maxScale,
    onSwipe: (by) => move(at + by),
    onClose: modal.close,
  });
  const { view, pull, isPulled, zoomBy } = gestures;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(at - 1);
    else if (event.key === 'ArrowRight') move(at + 1);
    else if (event.key === '+') zoomBy(zoomFactorPerPress);
    else if (event.key === '-') zoomBy(1 / zoomFactorPerPress);
    else onKeyDown(event);
  };
  const button = (label: string, Icon: LucideIcon, onClick: () => void, isDisabled = false) => (
    <Button fill="none" className={styles.button} aria-label={label} disabled={isDisabled} onClick={onClick}>
      <Icon size={24} strokeWidth={1.8} aria-hidden />
    </Button>
  );
  return createPortal(
    <div
      ref={dialog}
      className={classNames(styles.screen, isPulled && styles.isPulled)}
      style={{ opacity: 1 - Math.min(1, pull.y / fadeDistance) }}
      role="dialog"
      aria-modal="true"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={onKey}
    >
      <div ref={stage} className={styles.stage}>
        <ul className={styles.track} style={{ transform: `translateX(calc(${-at * 100}% + ${pull.x}px))` }}>
          {pictures.map((one, index) => (
            <Stack
              as="li"
              key={`${one.src}|${one.hue}`}
              placeItems="center"
              overflow="hidden"
              className={classNames(styles.slide, one.fit === 'cutout' && styles.isCutout)}
              style={{ '--hue': one.hue } as CSSProperties}
              aria-hidden={index !== at}
            >
              {Math.abs(index - at) <= 1 && (
                <img
                  ref={index === at ? picture : undefined}
                  src={largePictureUrlOf(one)}
                  alt={one.alt || name}
                  draggable={false}
                  style={
                    index === at
                      ? {
                          maxWidth: limit,
                          transform: `translate(${view.x}px, ${view.y + pull.y}px) scale(${view.scale})`,
                        }
                      : undefined
                  }
                />
              )}
            </Stack>
          ))}
        </ul>
      </div>
      <Text as="header" color="ink-2" size={15} className={styles.header}>
        <span role="status">{t('goods.picture', { at: at + 1, count })}</span>
        {button(t('shell.close'), X, modal.close)}
      </Text>
      <footer className={styles.footer}>
        {count > 1 && button(t('goods.previous'), ChevronLeft, () => move(at - 1), at === 0)}
        {button(t('goods.zoomOut'), Minus, () => zoomBy(1 / zoomFactorPerPress), view.scale <= 1)}
        {button(t('goods.zoomIn'), Plus, () => zoomBy(zoomFactorPerPress), view.scale >= maxScale)}
        {count > 1 && button(t('goods.next'), ChevronRight, () => move(at + 1), at === count - 1)}
      </footer>
    </div>,
    document.body,
  );
}
