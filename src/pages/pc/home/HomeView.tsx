import { CategoryLinks } from '@/components/both/CategoryLinks';
import { GoodsGrid } from '@/components/both/GoodsGrid';
import { Page } from '@/components/pc/Page';
import { queryChoice } from '@/domain/query';
import { homeSorts, useHome } from '@/features/home/useHome';
import { useQuery } from '@/hooks/useQuery';
import { useFirstScreenEnd } from '@/hooks/useFirstScreenEnd';
import { useServerRecord } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import categoryStyles from './CategoryLinks.less';
import { SortChips } from './SortChips';
import { Stage } from './Stage';
import { VirtualRow } from './VirtualRow';
import styles from './HomeView.less';

/** Goods after which the list waits for its button: the footer stands below. */
const restsAt = 30;

/** Banners, categories, virtual goods, and the goods themselves. */
export function HomeView() {
  const { t } = useWords();
  const { serverRecord, isPending } = useServerRecord();
  const { query, changeQuery } = useQuery();
  const sort = queryChoice(query['sort'], homeSorts);
  const home = useHome(sort);
  const isFirstScreenOver = useFirstScreenEnd(home.isFirstScreenReady && !isPending);
  return (
    <Page title={serverRecord?.shopName ?? 'Persimmon'} isWide isTitleHidden>
      <div className={styles.parts}>
        {serverRecord?.notice && <p className={styles.notice}>{serverRecord.notice}</p>}
        <Stage banners={home.banners} stage={home.stage} campaigns={home.campaigns} />
        <CategoryLinks face="pc" categories={home.categories} bones={8} styles={categoryStyles} />
        <VirtualRow virtualGoods={home.virtualGoods} />
        <section>
          <header className={styles.header}>
            <h2 className={styles.title}>{t('home.picked')}</h2>
            <SortChips sort={sort} onChoose={(wanted) => changeQuery({ sort: wanted })} />
          </header>
          {isFirstScreenOver ? <GoodsGrid face="pc" list={home.goods} restsAt={restsAt} /> : <div className={styles.below} />}
        </section>
      </div>
    </Page>
  );
}
