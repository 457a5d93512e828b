import type { Picture } from '@/lib/picture';
import { BannerContent } from '@/features/home/components/BannerContent';
import { useFocusOnMount } from '@/hooks/useFocusOnMount';
import styles from './styles.less';

interface Props {
  banner: { kicker: string; title: string; pictures: readonly Picture[]; hue: number };
  /** Larger text, for the desktop. */
  isLarge?: boolean;
}

/** The top of a campaign page: the campaign's banner without its link. Its title is the heading of the page. */
export function CampaignHero({ banner, isLarge = false }: Props) {
  const ref = useFocusOnMount<HTMLHeadingElement>();
  const heading = (
    <h1 style={{ fontSize: 'inherit', lineHeight: 'inherit' }} ref={ref} tabIndex={-1}>
      {banner.title}
    </h1>
  );
  return (
    <div className={isLarge ? styles.large : styles.hero}>
      <BannerContent banner={{ ...banner, action: '' }} heading={heading} isFirst size={isLarge ? 'hero' : 'stage'} />
    </div>
  );
}
