import { BannerFace } from '@/components/common/BannerFace';
import { Carousel } from '@/components/common/Carousel';
import { PartFault } from '@/components/common/PartFault';
import { WayLink } from '@/components/common/WayLink';
import type { useHome } from '@/features/home/useHome';
import { useWords } from '@/hooks/useWords';
import { addressOfTarget } from '@/routes';
import styles from './Stage.less';

type Home = ReturnType<typeof useHome>;

/** The banners that take turns. */
export function Stage({ banners, stage }: Pick<Home, 'banners' | 'stage'>) {
  const { t } = useWords();
  if (banners.isLoading) return <span className={`bone ${styles.stage} ${styles.bone}`} aria-hidden="true" />;
  if (banners.problem) {
    return (
      <div className={styles.fault}>
        <PartFault problem={banners.problem} name={t('home.banners')} retry={banners.retry} />
      </div>
    );
  }
  if (stage.length === 0) return null;
  return (
    <div className={styles.stage}>
      <Carousel name={t('home.banners')} slides={stage}>
        {(banner, at) => (
          <WayLink className={styles.slide} way={addressOfTarget('h5', banner.target)}>
            <BannerFace banner={banner} isFirst={at === 0} />
          </WayLink>
        )}
      </Carousel>
    </div>
  );
}

/** The banners that stand by themselves. */
export function Campaigns({ campaigns }: Pick<Home, 'campaigns'>) {
  if (campaigns.length === 0) return null;
  return (
    <ul className={styles.campaigns}>
      {campaigns.map((banner) => (
        <li key={banner.id} className={styles.campaign}>
          <WayLink className={styles.slide} way={addressOfTarget('h5', banner.target)}>
            <BannerFace banner={banner} size="campaign" />
          </WayLink>
        </li>
      ))}
    </ul>
  );
}
