import { BannerFace } from '@/components/common/BannerFace';
import { Carousel } from '@/components/common/Carousel';
import { PartFault } from '@/components/common/PartFault';
import { WayLink } from '@/components/common/WayLink';
import type { useHome } from '@/features/home/useHome';
import { useWords } from '@/hooks/useWords';
import { addressOfTarget } from '@/routes';
import styles from './Stage.less';

/** The banners that take turns, and two that stand beside them. */
export function Stage({ banners, stage, campaigns }: Pick<ReturnType<typeof useHome>, 'banners' | 'stage' | 'campaigns'>) {
  const { t } = useWords();
  if (banners.isLoading) {
    return (
      <div className={`${styles.place} ${styles.withCampaigns}`} aria-hidden="true">
        <span className={`bone ${styles.stage} ${styles.bone}`} />
        <span className={styles.campaigns}>
          <span className={`bone ${styles.campaign} ${styles.bone}`} />
          <span className={`bone ${styles.campaign} ${styles.bone}`} />
        </span>
      </div>
    );
  }
  if (banners.problem) return <PartFault problem={banners.problem} name={t('home.banners')} retry={banners.retry} />;
  if (stage.length === 0) return null;
  return (
    <div className={`${styles.place} ${campaigns.length > 0 ? styles.withCampaigns : ''}`}>
      <div className={styles.stage}>
        <Carousel name={t('home.banners')} slides={stage}>
          {(banner, at) => (
            <WayLink className={styles.slide} way={addressOfTarget('pc', banner.target)}>
              <BannerFace banner={banner} isFirst={at === 0} size="hero" />
            </WayLink>
          )}
        </Carousel>
      </div>
      {campaigns.length > 0 && (
        <ul className={styles.campaigns}>
          {campaigns.map((banner) => (
            <li key={banner.id} className={styles.campaign}>
              <WayLink className={styles.slide} way={addressOfTarget('pc', banner.target)}>
                <BannerFace banner={banner} size="campaign" />
              </WayLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
