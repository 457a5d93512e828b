import { Info } from 'lucide-react';
import { useState } from 'react';
import { ConfiguredSections } from '@/features/home/components/ConfiguredSections';
import { CategoryLinks } from '@/features/home/components/CategoryLinks';
import { ProductGrid } from '@/features/product/components/ProductGrid';
import { Page } from '@/platform/h5/Page';
import { VirtualStrip } from '@/features/product/h5/VirtualStrip';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { useNotice } from '@/features/home/useNotice';
import { useHome } from '@/features/home/useHome';
import { useIsFirstLoadOver } from '@/hooks/useIsFirstLoadOver';
import { usePrerenderRemoval } from '@/hooks/usePrerenderRemoval';
import { MessagesGate } from '@/components/MessagesGate';
import { PriceNote } from '@/components/PriceNote';
import { ShopName } from '@/components/ShopName';
import { useServerRecord } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import categoryStyles from '@/features/home/h5/CategoryLinks.less';
import { CampaignBanners, BannerCarousel } from '@/features/home/h5/BannerCarousel';
import { SearchEntry } from '@/features/home/h5/SearchEntry';
import { ViewedProducts } from '@/features/product/components/ViewedProducts';
import { lazyComponent, EmptyComponent } from '@/components/lazyComponent';
import styles from './index.less';

/** Number of products after which the next page loads only by the button, where a section is below them. */
const maxAutoLoadedProducts = 30;

const PullToRefresh = lazyComponent(
  () => import(/* webpackChunkName: "pull" */ '@/components/PullToRefresh').then((code) => code.PullToRefresh),
  EmptyComponent,
  EmptyComponent,
);

/** The mobile home page: banners, categories, virtual products, campaigns and recommended products. */
export default function HomePage() {
  const { t } = useTranslation();
  const { serverRecord, isPending } = useServerRecord();
  const home = useHome();
  const [areSectionsReady, setAreSectionsReady] = useState(!SHOP.home);
  const isPrerenderedRemoved = usePrerenderRemoval(home.isFirstScreenReady && !isPending && areSectionsReady);
  const isFirstLoadOver = useIsFirstLoadOver();
  const { notice, isShown, toggle } = useNotice();

  const noticeButton = notice && (
    <button
      type="button"
      className={styles.notices}
      aria-label={t('home.notice')}
      aria-expanded={isShown}
      onClick={toggle}
    >
      <Info size={22} strokeWidth={1.8} aria-hidden />
    </button>
  );
  const parts = {
    banners: (!SHOP.home || SHOP.home.uses.banners) && <BannerCarousel banners={home.banners} stage={home.stage} />,
    categories: (!SHOP.home || SHOP.home.uses.categories) && (
      <CategoryLinks categories={home.categories} skeleton={6} styles={categoryStyles} />
    ),
    digital: (!SHOP.home || SHOP.home.uses.digital) && <VirtualStrip virtualGoods={home.virtualGoods} />,
    campaigns: (!SHOP.home || SHOP.home.uses.campaigns) && <CampaignBanners campaigns={home.campaigns} />,
    recentlyViewed: SHOP.home
      ? // Above other sections it must not appear after them.
        SHOP.home.uses.recentlyViewed && (
          <MessagesGate>
            <ViewedProducts />
          </MessagesGate>
        )
      : isPrerenderedRemoved && <ViewedProducts />,
    products: (!SHOP.home || SHOP.home.uses.products) && (
      <section className={styles.picked}>
        <h2 className={styles.title}>{t('home.picked')}</h2>
        {SHOP.priceNote && <PriceNote />}
        {isPrerenderedRemoved ? (
          <ProductGrid
            list={home.goods}
            label={t('home.picked')}
            autoLoadLimit={SHOP.home && !SHOP.home.endsWithProducts ? maxAutoLoadedProducts : undefined}
          />
        ) : (
          <div className={styles.below} />
        )}
      </section>
    ),
  };
  return (
    <Page title={serverRecord?.shopName ?? SHOP.name} drawnTitle={<ShopName />} isTabPage action={noticeButton}>
      {isFirstLoadOver && (
        <ErrorBoundary resetKey="" fallback={() => null}>
          <PullToRefresh refresh={home.refresh} />
        </ErrorBoundary>
      )}
      <div className={styles.parts}>
        {notice && isShown && <p className={styles.notice}>{notice}</p>}
        <SearchEntry />
        {SHOP.home ? (
          <ConfiguredSections parts={parts} onReady={setAreSectionsReady} />
        ) : (
          <>
            {parts.banners}
            {parts.categories}
            {parts.digital}
            {parts.campaigns}
            {parts.recentlyViewed}
            {parts.products}
          </>
        )}
      </div>
    </Page>
  );
}
