import classNames from 'classnames';
import { useState, type CSSProperties } from 'react';
import type { Picture as PictureData } from '@/lib/picture';
import { pictureUrls, safePictureSource } from '@/lib/picture';
import { Box, type LayoutProps } from './Layout';
import styles from './Picture.less';

interface Props extends Omit<LayoutProps, 'width'> {
  picture: PictureData;
  /** Alternative text; empty when the name is beside the picture. */
  alt?: string;
  /**
   * `first`: the main picture of the screen, loaded with high priority. `soon`: visible without scrolling. `near`:
   * loaded lazily.
   */
  when?: 'first' | 'soon' | 'near';
  /** Width of a cut-out picture as a share of the tile, 0–1. */
  scale?: number;
  /** Side of the tile as a length of CSS; without it the tile is as wide as its place. */
  width?: CSSProperties['width'];
  className?: string;
  /** When the image is there. */
  onLoadCapture?: () => void;
}

/**
 * A picture on a two-tone tile. The tile reserves its space, so the layout does not shift, and remains when the picture
 * fails to load. Cut-outs are drawn inside the tile; photos fill it.
 */
export function Picture({ picture, alt = '', when = 'near', scale = 0.62, width, className, ...layout }: Props) {
  const source = safePictureSource(picture.src);
  const [brokenSource, setBrokenSource] = useState<string>();
  const isCutout = picture.fit === 'cutout';
  const tile: CSSProperties = { '--hue': picture.hue, '--scale': scale, width } as CSSProperties;
  return (
    <Box as="span" {...layout} className={classNames(styles.tile, className)} style={tile}>
      {source && source !== brokenSource && (
        <img
          className={isCutout ? styles.cutout : styles.photo}
          {...pictureUrls(source, process.env.PICTURE_URL ?? '')}
          alt={alt}
          width={256}
          height={256}
          loading={when === 'near' ? 'lazy' : 'eager'}
          fetchPriority={when === 'first' ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setBrokenSource(source)}
        />
      )}
    </Box>
  );
}
