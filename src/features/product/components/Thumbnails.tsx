import classNames from 'classnames';
import { useEffect, useRef } from 'react';
import { Box, Row, Stack } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { useTranslation } from '@/hooks/useTranslation';
import type { Picture as PictureData } from '@/lib/picture';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  pictures: readonly PictureData[];
  /** Index of the visible picture, from 0. */
  at: number;
  onMove: (at: number) => void;
  /** Classes of the platform: `thumbs`, `thumb`. */
  styles: CSSModuleClasses;
  thumbClassName?: string | undefined;
}

const looks = {
  h5: { List: Row, list: { gap: 4, scrollX: true }, thumb: { radius: 'option' }, picture: { width: 40 } },
  pc: { List: Stack, list: { gap: 12, flex: 'none' }, thumb: { radius: 'card' }, picture: {} },
} as const;

/** The pictures of a product as buttons, in a list that keeps the visible picture in view; nothing for one picture. */
export function Thumbnails({ pictures, at, onMove, styles, thumbClassName }: Props) {
  const { t } = useTranslation();
  const { List, list: listLook, thumb: thumbLook, picture: pictureLook } = looks[usePlatform().platform];
  const list = useRef<HTMLUListElement>(null);
  const hasMoved = useRef(false);
  const count = pictures.length;
  useEffect(() => {
    const thumb = list.current?.children.item(at);
    // The list begins at the first picture. Reading positions would lay out the page.
    if (!list.current || !(thumb instanceof HTMLElement) || (at === 0 && !hasMoved.current)) return;
    hasMoved.current = true;
    list.current.scrollLeft = thumb.offsetLeft - (list.current.clientWidth - thumb.offsetWidth) / 2;
    list.current.scrollTop = thumb.offsetTop - (list.current.clientHeight - thumb.offsetHeight) / 2;
  }, [at]);
  if (count < 2) return null;
  return (
    <List as="ul" ref={list} {...listLook} className={styles.thumbs}>
      {pictures.map((picture, index) => (
        <li key={`${picture.src}|${picture.hue}`}>
          <Box
            as="button"
            type="button"
            display="block"
            {...thumbLook}
            className={classNames(styles.thumb, thumbClassName)}
            aria-current={index === at}
            aria-label={t('goods.picture', { at: index + 1, count })}
            onClick={() => onMove(index)}
          >
            <Picture picture={picture} radius="option" {...pictureLook} />
          </Box>
        </li>
      ))}
    </List>
  );
}
