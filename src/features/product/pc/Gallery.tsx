import { useState, type MouseEvent } from 'react';
import { Box, Row } from '@/components/Layout';
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

/** Thumbnails beside the large picture, which is magnified on hover and opens on a click. */
export function Gallery({ pictures, name, at, onMove, onEnlarge }: Props) {
  const { t } = useTranslation();
  const [origin, setOrigin] = useState('50% 50%');
  const picture = pictures[at];
  const count = pictures.length;
  const follow = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    setOrigin(`${((clientX - box.left) / box.width) * 100}% ${((clientY - box.top) / box.height) * 100}%`);
  };
  return (
    <Row align="start" gap={20} minWidth={0} className={layout.gallery}>
      <Thumbnails pictures={pictures} at={at} onMove={onMove} styles={styles} thumbClassName={layout.thumb} />
      {picture && (
        <Box
          as="button"
          type="button"
          display="block"
          flex={1}
          minWidth={0}
          overflow="hidden"
          radius="banner"
          className={styles.large}
          aria-label={joinText(picture.alt || name, t('goods.enlarge', { at: at + 1, count }))}
          onMouseMove={follow}
          onClick={onEnlarge}
        >
          <Box as="span" display="block" className={styles.zoomed} style={{ transformOrigin: origin }}>
            <Picture picture={picture} when="first" />
          </Box>
        </Box>
      )}
    </Row>
  );
}
