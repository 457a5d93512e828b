import classNames from 'classnames';
import { X } from 'lucide-react';
import { useState } from 'react';
import { ConfiguredSections } from '@/features/home/components/ConfiguredSections';
import { CategoryLinks } from '@/features/home/components/CategoryLinks';
import { ProductGrid } from '@/features/product/components/ProductGrid';
import { Page } from '@/platform/pc/Page';
import { queryChoice } from '@/lib/searchParams';
import { useNotice } from '@/features/home/useNotice';
import { homeSorts, useHome, type Home } from '@/features/home/useHome';
import { useSearchParams } from '@/hooks/useSearchParams';
import { usePrerenderRemoval } from '@/hooks/usePrerenderRemoval';
import { useServerRecord } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { BannerContent } from '@/features/home/components/BannerContent';
import { MessagesGate } from '@/components/MessagesGate';
import { PriceNote } from '@/components/PriceNote';
import { Carousel } from '@/components/Carousel';
import { SectionError } from '@/platform/SectionError';
import { ActionLink } from '@/components/ActionLink';
import { urlOfTarget } from '@/domain/urlOfTarget';
import categoryStyles from './CategoryLinks.less';
import { SortChips } from './SortChips';
import { VirtualRow } from './VirtualRow';
import { ViewedProducts } from '@/features/product/components/ViewedProducts';
import styles from './HomeView.less';

/** Number of products after which the next page loads only by the button, because the footer is below. */
const maxAutoLoadedProducts = 30;
/** Cards of 145 px or more: eight fit beside each other into a window of 1,440 px. */
const gridSizes = [145, 20, 2, 8] as const;

/** Banners, categories, virtual products and products. */
export function HomeView() {
  const { t } = useTranslation();
  const { serverRecord, isPending } = useServerRecord();
  const { query, changeQuery } = useSearchParams();
  const { notice, isShown, toggle } = useNotice();
  const sort = queryChoice(query['sort'], homeSorts);
  const home = useHome(sort);
  const [areSectionsReady, setAreSectionsReady] = useState(!SHOP.home);
  const isPrerenderedRemoved = usePrerenderRemoval(home.isFirstScreenReady && !isPending && areSectionsReady);
  const parts = {
    banners: (!SHOP.home || SHOP.home.uses.banners) && (
      <BannerCarousel
        banners={home.banners}
        stage={home.stage}
        campaigns={!SHOP.home || SHOP.home.uses.campaigns ? home.campaigns : []}
      />
    ),
    categories: (!SHOP.home || SHOP.home.uses.categories) && (
      <CategoryLinks categories={home.categories} skeleton={8} styles={categoryStyles} />
    ),
    digital: (!SHOP.home || SHOP.home.uses.digital) && <VirtualRow virtualGoods={home.virtualGoods} />,
    // Beside the banners where there are both.
    campaigns: SHOP.home && !SHOP.home.uses.banners && (
      <div className={classNames(styles.place, styles.alone)}>
        <Campaigns campaigns={home.campaigns} />
      </div>
    ),
    recentlyViewed: SHOP.home
      ? // Above other sections it must not appear after them.
        SHOP.home.uses.recentlyViewed && (
          <MessagesGate>
            <ViewedProducts />
          </MessagesGate>
        )
      : isPrerenderedRemoved && <ViewedProducts />,
    products: (!SHOP.home || SHOP.home.uses.products) && (
      <section>
        <header className={styles.header}>
          <h2 className={styles.title}>{t('home.picked')}</h2>
          {SHOP.priceNote && <PriceNote flex={1} />}
          <SortChips sort={sort} onChoose={(chosen) => changeQuery({ sort: chosen })} />
        </header>
        {isPrerenderedRemoved ? (
          <ProductGrid
            list={home.goods}
            label={t('home.picked')}
            autoLoadLimit={maxAutoLoadedProducts}
            sizes={gridSizes}
          />
        ) : (
          <div className={styles.below} />
        )}
      </section>
    ),
  };
  return (
    <Page title={serverRecord?.shopName ?? SHOP.name} isFullWidth isTitleHidden>
      <div className={styles.parts}>
        {notice && isShown && (
          <p className={styles.notice}>
            {notice}
            <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={toggle}>
              <X size={18} strokeWidth={1.8} aria-hidden />
            </button>
          </p>
        )}
        {SHOP.home ? (
          <ConfiguredSections parts={parts} onReady={setAreSectionsReady} />
        ) : (
          <>
            {parts.banners}
            {parts.categories}
            {parts.digital}
            {parts.products}
            {parts.recentlyViewed}
          </>
        )}
      </div>
    </Page>
  );
}

/** The carousel of banners, and two banners beside it. */
function BannerCarousel({ banners, stage, campaigns }: Pick<Home, 'banners' | 'stage' | 'campaigns'>) {
  const { t } = useTranslation();
  if (banners.isLoading) {
    return (
      <div className={classNames(styles.place, styles.withCampaigns)} aria-hidden="true">
        <span className={classNames('skeleton', styles.stage, styles.skeleton)} />
        <span className={styles.campaigns}>
          <span className={classNames('skeleton', styles.campaign, styles.skeleton)} />
          <span className={classNames('skeleton', styles.campaign, styles.skeleton)} />
        </span>
      </div>
    );
  }
  if (banners.error) return <SectionError error={banners.error} name={t('home.banners')} retry={banners.refetch} />;
  if (stage.length === 0) return null;
  return (
    <div className={classNames(styles.place, campaigns.length > 0 && styles.withCampaigns)}>
      <div className={styles.stage}>
        <Carousel name={t('home.banners')} slides={stage}>
          {(banner, at) => (
            <ActionLink className={styles.slide} target={urlOfTarget('pc', banner.target)}>
              <BannerContent banner={banner} isFirst={at === 0} size="hero" />
            </ActionLink>
          )}
        </Carousel>
      </div>
      <Campaigns campaigns={campaigns} />
    </div>
  );
}

/** Smaller banners. */
function Campaigns({ campaigns }: Pick<Home, 'campaigns'>) {
  if (campaigns.length === 0) return null;
  return (
    <ul className={styles.campaigns}>
      {campaigns.map((banner) => (
        <li key={banner.id} className={styles.campaign}>
          <ActionLink className={styles.slide} target={urlOfTarget('pc', banner.target)}>
            <BannerContent banner={banner} size="campaign" />
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}
