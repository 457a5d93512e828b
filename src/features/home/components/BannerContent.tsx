import classNames from 'classnames';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { pictureUrls, safePictureSource, type Picture } from '@/lib/picture';
import styles from './BannerContent.less';

interface Props {
  banner: { kicker: string; title: string; action: string; pictures: readonly Picture[]; hue: number };
  /** The heading of the page, with the title. A banner without it may be in a link, which has no blocks. */
  heading?: ReactNode;
  /** The banner is visible without scrolling: its pictures load first. */
  isFirst?: boolean;
  /**
   * On the desktop's carousel the link text is drawn as a button; a small campaign has none, because the whole banner
   * is the link.
   */
  size?: 'stage' | 'hero' | 'campaign';
}

/** Maximum number of cut-out pictures; more would cover the text. */
const MAX_PICTURES = 2;

/**
 * The content of a banner: its text, and cut-out pictures on a two-tone background, or a photo that fills the
 * background.
 */
export function BannerContent({ banner, heading, isFirst = false, size = 'stage' }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const pictures = banner.pictures
    .map((picture) => ({ ...picture, src: safePictureSource(picture.src) ?? '' }))
    .filter(({ src }) => src && !broken.includes(src))
    .slice(0, MAX_PICTURES);
  const isPhoto = pictures[0]?.fit === 'photo';
  const ground: CSSProperties = { '--hue': banner.hue } as CSSProperties;
  const Box = heading ? 'div' : 'span';
  return (
    <Box className={classNames(styles.banner, styles[size], isPhoto && styles.onPhoto)} style={ground}>
      <span className={isPhoto ? styles.photo : styles.things}>
        {(isPhoto ? pictures.slice(0, 1) : pictures).map(({ src, alt }) => (
          <img
            key={src}
            className={styles.picture}
            {...pictureUrls(src, process.env.PICTURE_URL ?? '')}
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
      <Box className={styles.text}>
        {banner.kicker && <span className={styles.kicker}>{banner.kicker}</span>}
        <Box className={classNames('serif', styles.title)}>{heading ?? banner.title}</Box>
        {banner.action && <span className={styles.action}>{banner.action}</span>}
      </Box>
    </Box>
  );
}
