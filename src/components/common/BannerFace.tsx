import { useState, type CSSProperties } from 'react';
import { pictureAddresses, safePictureSource, type Picture } from '@/domain/picture';
import styles from './BannerFace.less';

interface Props {
  banner: { kicker: string; title: string; action: string; pictures: readonly Picture[]; hue: number };
  /** The stage is in the first screen: its pictures come before the others. */
  isFirst?: boolean;
  /** On a desktop's stage the link line is a button; a small campaign has none, all of it is the link. */
  size?: 'stage' | 'hero' | 'campaign';
}

/** Things stand at the foot of a banner in a group; more than these would hide the words. */
const mostPictures = 2;

/** What a banner shows: its line, and things standing on a two-tone ground. A photo fills the ground instead. */
export function BannerFace({ banner, isFirst = false, size = 'stage' }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const pictures = banner.pictures.filter(({ src }) => safePictureSource(src) && !broken.includes(src)).slice(0, mostPictures);
  const isPhoto = pictures[0]?.fit === 'photo';
  const ground: CSSProperties = { '--hue': banner.hue } as CSSProperties;
  return (
    <span className={`${styles.banner} ${styles[size]} ${isPhoto ? styles.onPhoto : ''}`} style={ground}>
      <span className={isPhoto ? styles.photo : styles.things}>
        {(isPhoto ? pictures.slice(0, 1) : pictures).map(({ src, alt }) => (
          <img
            key={src}
            className={styles.picture}
            {...pictureAddresses(src, process.env.PICTURE_URL ?? '')}
            alt={alt}
            width={256}
            height={256}
            fetchPriority={isFirst ? 'high' : 'auto'}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
            onError={() => setBroken((before) => [...before, src])}
          />
        ))}
      </span>
      <span className={styles.words}>
        {banner.kicker && <span className={styles.kicker}>{banner.kicker}</span>}
        <span className={`serif ${styles.title}`}>{banner.title}</span>
        {banner.action && <span className={styles.action}>{banner.action}</span>}
      </span>
    </span>
  );
}
