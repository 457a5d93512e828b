import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { ZoomStage } from '@/components/ZoomStage';
import type { Picture } from '@/lib/picture';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { useModalFocus } from '@/platform/h5/useModalFocus';
import styles from './GalleryZoom.less';

interface Props {
  modal: ModalRoute;
  pictures: readonly Picture[];
  name: string;
  at: number;
  onMove: (at: number) => void;
}

/** The pictures in full screen, to enlarge. */
export function GalleryZoom({ modal, pictures, name, at, onMove }: Props) {
  const { t } = useTranslation();
  const { dialog, onKeyDown } = useModalFocus(modal.isOpen, modal.close);
  const picture = pictures[at];
  if (!modal.isOpen || !picture) return null;
  const count = pictures.length;
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
        <button type="button" className={styles.button} aria-label={t('shell.close')} onClick={modal.close}>
          <X size={22} strokeWidth={1.8} aria-hidden />
        </button>
      </header>
      <div className={styles.middle}>
        <ZoomStage picture={picture} name={name} />
      </div>
      {count > 1 && (
        <footer className={styles.footer}>
          <button
            type="button"
            className={styles.button}
            aria-label={t('goods.previous')}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <ChevronLeft size={24} strokeWidth={1.8} aria-hidden />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={t('goods.next')}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <ChevronRight size={24} strokeWidth={1.8} aria-hidden />
          </button>
        </footer>
      )}
    </div>,
    document.body,
  );
}
