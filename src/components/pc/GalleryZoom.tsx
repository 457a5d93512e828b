import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ZoomStage } from '@/components/common/ZoomStage';
import type { Picture } from '@/domain/picture';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { Dialog } from './Dialog';
import styles from './GalleryZoom.less';

interface Props {
  layer: Layer;
  pictures: readonly Picture[];
  name: string;
  at: number;
  onMove: (at: number) => void;
}

/** The pictures in a dialog, to look at closely. */
export function GalleryZoom({ layer, pictures, name, at, onMove }: Props) {
  const { t } = useWords();
  const picture = pictures[at];
  const count = pictures.length;
  return (
    <Dialog layer={layer} title={name} width={760}>
      {picture && (
        <div className={styles.stage}>
          <ZoomStage picture={picture} name={name} />
        </div>
      )}
      {count > 1 && (
        <div className={styles.steps}>
          <Button
            shape="circle"
            icon={<ChevronLeft size={20} strokeWidth={1.8} aria-hidden />}
            aria-label={t('goods.previous')}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <span role="status">{t('goods.picture', { at: at + 1, count })}</span>
          <Button
            shape="circle"
            icon={<ChevronRight size={20} strokeWidth={1.8} aria-hidden />}
            aria-label={t('goods.next')}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          />
        </div>
      )}
    </Dialog>
  );
}
