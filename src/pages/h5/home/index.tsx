import { Info } from 'lucide-react';
import { CategoryLinks } from '@/features/home/components/CategoryLinks';
import { ProductGrid } from '@/features/product/components/ProductGrid';
import { Page } from '@/platform/h5/Page';
import { VirtualStrip } from '@/features/product/h5/VirtualStrip';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { useNotice } from '@/features/home/useNotice';
import { useHome } from '@/features/home/useHome';
import { useIsFirstLoadOver } from '@/hooks/useIsFirstLoadOver';
import { usePrerenderRemoval } from '@/hooks/usePrerenderRemoval';
import { ShopName } from '@/components/ShopName';
import { useServerRecord } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import categoryStyles from '@/features/home/h5/CategoryLinks.less';
import { CampaignBanners, BannerCarousel } from '@/features/home/h5/BannerCarousel';
import { SearchEntry } from '@/features/home/h5/SearchEntry';
import { ViewedProducts } from '@/features/product/components/ViewedProducts';
import { lazyComponent, EmptyComponent } from '@/components/lazyComponent';
import styles from './index.less';

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
  const isPrerenderedRemoved = usePrerenderRemoval(home.isFirstScreenReady && !isPending);
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
        <BannerCarousel banners={home.banners} stage={home.stage} />
        <CategoryLinks categories={home.categories} skeleton={6} styles={categoryStyles} />
        <VirtualStrip virtualGoods={home.virtualGoods} />
        <CampaignBanners campaigns={home.campaigns} />
        {isPrerenderedRemoved && <ViewedProducts />}
        <section className={styles.picked}>
          <h2 className={styles.title}>{t('home.picked')}</h2>
          {isPrerenderedRemoved ? (
            <ProductGrid list={home.goods} label={t('home.picked')} />
          ) : (
            <div className={styles.below} />
          )}
        </section>
      </div>
    </Page>
  );
}
