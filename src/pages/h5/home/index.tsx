import { Bell } from 'lucide-react';
import { useState } from 'react';
import { CategoryLinks } from '@/components/both/CategoryLinks';
import { GoodsGrid } from '@/components/both/GoodsGrid';
import { Page } from '@/components/h5/Page';
import { VirtualStrip } from '@/components/h5/VirtualStrip';
import { PullHint } from '@/components/common/PullHint';
import { useHome } from '@/features/home/useHome';
import { usePullToRefresh } from '@/hooks/usePullToRefresh';
import { useFirstScreenEnd } from '@/hooks/useFirstScreenEnd';
import { useServerRecord } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import categoryStyles from './CategoryLinks.less';
import { Campaigns, Stage } from './Stage';
import { SearchEntry } from './SearchEntry';
import styles from './index.less';

/** The front of the shop on a phone. */
export default function HomePage() {
  const { t } = useWords();
  const { serverRecord, isPending } = useServerRecord();
  const home = useHome();
  const isFirstScreenOver = useFirstScreenEnd(home.isFirstScreenReady && !isPending);
  const { pull, isRefreshing } = usePullToRefresh(home.refresh);
  const [isNoticeShown, setIsNoticeShown] = useState(true);
  const notice = serverRecord?.notice;

  const bell = notice && (
    <button type="button" className={styles.bell} aria-label={t('home.notice')} aria-expanded={isNoticeShown} onClick={() => setIsNoticeShown(!isNoticeShown)}>
      <Bell size={22} strokeWidth={1.8} aria-hidden />
    </button>
  );
  return (
    <Page title={serverRecord?.shopName ?? 'Persimmon'} isTabPage action={bell}>
      <PullHint pull={pull} isRefreshing={isRefreshing} />
      <div className={styles.parts}>
        {notice && isNoticeShown && <p className={styles.notice}>{notice}</p>}
        <SearchEntry />
        <Stage banners={home.banners} stage={home.stage} />
        <CategoryLinks face="h5" categories={home.categories} bones={6} styles={categoryStyles} />
        <VirtualStrip virtualGoods={home.virtualGoods} />
        <Campaigns campaigns={home.campaigns} />
        <section className={styles.picked}>
          <h2 className={styles.title}>{t('home.picked')}</h2>
          {isFirstScreenOver ? <GoodsGrid face="h5" list={home.goods} /> : <div className={styles.below} />}
        </section>
      </div>
    </Page>
  );
}
