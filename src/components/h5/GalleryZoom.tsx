import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { ZoomStage } from '@/components/common/ZoomStage';
import type { Picture } from '@/domain/picture';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { useModalFocus } from './useModalFocus';
import styles from './GalleryZoom.less';

interface Props {
  layer: Layer;
  pictures: readonly Picture[];
  name: string;
  at: number;
  onMove: (at: number) => void;
}

/** The pictures alone, over the whole screen, to look at closely. */
export function GalleryZoom({ layer, pictures, name, at, onMove }: Props) {
  const { t } = useWords();
  const { dialog, onKeyDown } = useModalFocus(layer.isOpen, layer.close);
  const picture = pictures[at];
  if (!layer.isOpen || !picture) return null;
  const count = pictures.length;
  return createPortal(
    <div ref={dialog} className={styles.screen} role="dialog" aria-modal="true" aria-label={name} tabIndex={-1} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <span role="status">{t('goods.picture', { at: at + 1, count })}</span>
        <button type="button" className={styles.button} aria-label={t('shell.close')} onClick={layer.close}>
          <X size={22} strokeWidth={1.8} aria-hidden />
        </button>
      </header>
      <div className={styles.middle}>
        <ZoomStage picture={picture} name={name} />
      </div>
      {count > 1 && (
        <footer className={styles.footer}>
          <button type="button" className={styles.button} aria-label={t('goods.previous')} disabled={at === 0} onClick={() => onMove(at - 1)}>
            <ChevronLeft size={24} strokeWidth={1.8} aria-hidden />
          </button>
          <button type="button" className={styles.button} aria-label={t('goods.next')} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
            <ChevronRight size={24} strokeWidth={1.8} aria-hidden />
          </button>
        </footer>
      )}
    </div>,
    document.body,
  );
}
