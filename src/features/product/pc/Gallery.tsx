import classNames from 'classnames';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Box, Row, Stack } from '@/components/Layout';
import { joinText } from '@/lib/joinText';
import { Picture } from '@/components/Picture';
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
  const thumbs = useRef<HTMLUListElement>(null);
  const picture = pictures[at];
  const count = pictures.length;
  useEffect(() => {
    const { current: list } = thumbs;
    const thumb = list?.children.item(at);
    if (list && thumb instanceof HTMLElement)
      list.scrollTop = thumb.offsetTop - (list.clientHeight - thumb.offsetHeight) / 2;
  }, [at]);
  const follow = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    setOrigin(`${((clientX - box.left) / box.width) * 100}% ${((clientY - box.top) / box.height) * 100}%`);
  };
  return (
    <Row align="start" gap={20} minWidth={0} className={layout.gallery}>
      {count > 1 && (
        <Stack as="ul" ref={thumbs} flex="none" gap={12} className={styles.thumbs}>
          {pictures.map((one, index) => (
            <li key={`${one.src}|${one.hue}`}>
              <Box
                as="button"
                type="button"
                display="block"
                radius="card"
                className={classNames(layout.thumb, styles.thumb)}
                aria-current={index === at}
                aria-label={t('goods.picture', { at: index + 1, count })}
                onClick={() => onMove(index)}
              >
                <Picture picture={one} radius="option" />
              </Box>
            </li>
          ))}
        </Stack>
      )}
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
