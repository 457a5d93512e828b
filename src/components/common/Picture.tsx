import { useState, type CSSProperties } from 'react';
import type { Picture as PictureData } from '@/domain/picture';
import { pictureAddresses, safePictureSource } from '@/domain/picture';
import styles from './Picture.less';

interface Props {
  picture: PictureData;
  /** Words for those who do not see it; empty where the name stands beside it. */
  alt?: string;
  /** `first`: what the screen is about, before everything else. `soon`: seen without scrolling. `near`: not before it comes near the view. */
  when?: 'first' | 'soon' | 'near';
  /** Share of the tile's width that a cut-out takes, 0–1. */
  scale?: number;
  className?: string;
}

/**
 * A picture on its two-tone tile. The tile is there at once and keeps its place, so nothing jumps; a picture that does not
 * come leaves the tile. Cut-outs stand on it, photos fill it. The caller gives the tile its size.
 */
export function Picture({ picture, alt = '', when = 'near', scale = 0.62, className = '' }: Props) {
  const source = safePictureSource(picture.src);
  const [brokenSource, setBrokenSource] = useState<string>();
  const isCutout = picture.fit === 'cutout';
  const tile: CSSProperties = { '--hue': picture.hue, '--scale': scale } as CSSProperties;
  return (
    <span className={`${styles.tile} ${className}`} style={tile}>
      {source && source !== brokenSource && (
        <img
          className={isCutout ? styles.cutout : styles.photo}
          {...pictureAddresses(source, process.env.PICTURE_URL ?? '')}
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
    </span>
  );
}
