import { Button, ImageViewer, type MultiImageViewerRef } from 'antd-mobile';
import { ChevronLeft, ChevronRight, Minus, Plus, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Picture } from '@/components/Picture';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import type { Picture as PictureData } from '@/lib/picture';
import '@/platform/h5/motion';
import { useModalFocus } from '@/platform/h5/useModalFocus';
import styles from './PictureViewer.less';

interface Props {
  modal: ModalRoute;
  pictures: readonly PictureData[];
  /** The dialog's name. */
  name: string;
  /** Index of the visible picture, from 0. */
  at: number;
  onMove: (at: number) => void;
}

/** Factor of one press of a zoom button. */
const step = 1.6;

/**
 * The pictures in full screen, to enlarge: antd-mobile's image viewer in a dialog with the focus, a name and buttons. antd-mobile
 * 5.43 zooms by pinching only, and hides the viewer from screen readers. The buttons send it the wheel event of a pinch on
 * a trackpad.
 */
export default function PictureViewer({ modal, pictures, name, at, onMove }: Props) {
  const { t } = useTranslation();
  const { dialog, onKeyDown } = useModalFocus(true, modal.close);
  const viewer = useRef<MultiImageViewerRef>(null);
  const place = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  useEffect(() => viewer.current?.swipeTo(at), [at]);

  const stage = () => place.current?.querySelectorAll('.adm-image-viewer-control')[at];
  const zoomBy = (factor: number) => {
    const [clientX, clientY] = [window.innerWidth / 2, window.innerHeight / 2];
    const deltaY = (1 - factor) * 100;
    stage()?.dispatchEvent(
      new WheelEvent('wheel', { ctrlKey: true, deltaY, clientX, clientY, bubbles: true, cancelable: true }),
    );
  };
  const move = (to: number) => {
    // An enlarged picture keeps the others from being swiped.
    const picture = stage()?.firstElementChild;
    const scale = picture instanceof HTMLElement ? picture.getBoundingClientRect().width / picture.offsetWidth : 1;
    if (scale > 1) zoomBy(1 / scale);
    onMove(to);
  };
  const button = (label: string, Icon: LucideIcon, onClick: () => void, isDisabled = false) => (
    <Button fill="none" className={styles.button} aria-label={label} disabled={isDisabled} onClick={onClick}>
      <Icon size={24} strokeWidth={1.8} aria-hidden />
    </Button>
  );
  return createPortal(
    <div
      ref={dialog}
      className={styles.screen}
      role="dialog"
      aria-modal="true"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header}>
        <span role="status">{t('goods.picture', { at: at + 1, count })}</span>
        {button(t('shell.close'), X, modal.close)}
      </header>
      <div ref={place} className={styles.viewer}>
        <ImageViewer.Multi
          ref={viewer}
          visible
          images={pictures.map(({ src }) => src)}
          defaultIndex={at}
          maxZoom={4}
          imageRender={(_src, { ref, index }) =>
            pictures[index] && (
              <div ref={ref} className={styles.stage}>
                <Picture
                  picture={pictures[index]}
                  when={index === at ? 'first' : 'near'}
                  scale={0.8}
                  className={styles.tile}
                />
              </div>
            )
          }
          onIndexChange={onMove}
          onClose={modal.close}
        />
      </div>
      <footer className={styles.footer}>
        {count > 1 && button(t('goods.previous'), ChevronLeft, () => move(at - 1), at === 0)}
        {button(t('goods.zoomOut'), Minus, () => zoomBy(1 / step))}
        {button(t('goods.zoomIn'), Plus, () => zoomBy(step))}
        {count > 1 && button(t('goods.next'), ChevronRight, () => move(at + 1), at === count - 1)}
      </footer>
    </div>,
    document.body,
  );
}
