import type { Picture } from '@/domain/picture';
import { BannerFace } from './BannerFace';
import styles from './CampaignHero.less';

interface Props {
  banner: { kicker: string; title: string; pictures: readonly Picture[]; hue: number };
  /** A desktop has room for a larger line. */
  isLarge?: boolean;
}

/** What a landing opens with: the banner that led here, without its link. */
export function CampaignHero({ banner, isLarge = false }: Props) {
  return (
    <div className={isLarge ? styles.large : styles.hero}>
      <BannerFace banner={{ ...banner, action: '' }} isFirst size={isLarge ? 'hero' : 'stage'} />
    </div>
  );
}
