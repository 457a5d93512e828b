import type { Picture } from '@/lib/picture';
import { BannerContent } from '@/features/home/components/BannerContent';
import styles from './CampaignHero.less';

interface Props {
  banner: { kicker: string; title: string; pictures: readonly Picture[]; hue: number };
  /** Larger text, for the desktop. */
  isLarge?: boolean;
}

/** The top of a campaign page: the campaign's banner without its link. */
export function CampaignHero({ banner, isLarge = false }: Props) {
  return (
    <div className={isLarge ? styles.large : styles.hero}>
      <BannerContent banner={{ ...banner, action: '' }} isFirst size={isLarge ? 'hero' : 'stage'} />
    </div>
  );
}
