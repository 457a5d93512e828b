import { Minus, Plus } from 'lucide-react';
import type { Picture as PictureData } from '@/domain/picture';
import { useWords } from '@/hooks/useWords';
import { useZoom } from '@/hooks/useZoom';
import { Picture } from './Picture';
import styles from './ZoomStage.less';

interface Props {
  picture: PictureData;
  /** What it shows, for those who do not see it. */
  name: string;
}

/** A picture to look at closely: pinch, wheel or double tap, drag, and buttons that do the same. */
export function ZoomStage({ picture, name }: Props) {
  const { t } = useWords();
  const { stage, transform, canGrow, canShrink, grow, shrink, handlers } = useZoom(`${picture.src}|${picture.hue}`);
  return (
    <div className={styles.frame}>
      <div ref={stage} className={styles.stage} {...handlers}>
        <div className={styles.picture} style={{ transform }}>
          <Picture picture={picture} alt={picture.alt || name} when="first" scale={0.8} className={styles.tile} />
        </div>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} aria-label={t('goods.zoomOut')} disabled={!canShrink} onClick={shrink}>
          <Minus size={20} strokeWidth={1.8} aria-hidden />
        </button>
        <button type="button" className={styles.button} aria-label={t('goods.zoomIn')} disabled={!canGrow} onClick={grow}>
          <Plus size={20} strokeWidth={1.8} aria-hidden />
        </button>
      </div>
    </div>
  );
}
