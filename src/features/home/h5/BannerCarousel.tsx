import classNames from 'classnames';
import { BannerContent } from '@/features/home/components/BannerContent';
import { Carousel } from '@/components/Carousel';
import { SectionError } from '@/platform/SectionError';
import { ActionLink } from '@/components/ActionLink';
import type { Home } from '@/features/home/useHome';
import { useTranslation } from '@/hooks/useTranslation';
import { urlOfTarget } from '@/domain/urlOfTarget';
import styles from './BannerCarousel.less';

/** The carousel of banners. */
export function BannerCarousel({ banners, stage }: Pick<Home, 'banners' | 'stage'>) {
  const { t } = useTranslation();
  if (banners.isLoading)
    return <span className={classNames('skeleton', styles.stage, styles.skeleton)} aria-hidden="true" />;
  if (banners.error) {
    return (
      <div className={styles.error}>
        <SectionError error={banners.error} name={t('home.banners')} retry={banners.refetch} />
      </div>
    );
  }
  if (stage.length === 0) return null;
  return (
    <div className={styles.stage}>
      <Carousel name={t('home.banners')} slides={stage}>
        {(banner, at) => (
          <ActionLink className={styles.slide} target={urlOfTarget('h5', banner.target)}>
            <BannerContent banner={banner} isFirst={at === 0} />
          </ActionLink>
        )}
      </Carousel>
    </div>
  );
}

/** The banners below the carousel. */
export function CampaignBanners({ campaigns }: Pick<Home, 'campaigns'>) {
  if (campaigns.length === 0) return null;
  return (
    <ul className={styles.campaigns}>
      {campaigns.map((banner) => (
        <li key={banner.id} className={styles.campaign}>
          <ActionLink className={styles.slide} target={urlOfTarget('h5', banner.target)}>
            <BannerContent banner={banner} size="campaign" />
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}
