import { Link } from '@umijs/max';
import { Button } from 'antd-mobile';
import { RemovableChip } from '@/components/common/RemovableChip';
import { StatePanel } from '@/components/common/StatePanel';
import { GoodsGrid } from '@/components/h5/GoodsGrid';
import type { Hall } from '@/features/hall/useHall';
import type { HallWords } from '@/features/hall/useHallWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './HallGoods.less';

/** What was found; with nothing found, what was asked for and the ways on. */
export function HallGoods({ hall, words }: { hall: Hall; words: HallWords }) {
  const { t } = useWords();
  const { filters, list, canClear } = hall;
  const isInPlace = filters.categoryId !== undefined || filters.campaignId !== undefined;
  const empty = (
    <StatePanel picture="empty-search" title={words.emptyTitle} text={words.emptyText}>
      {filters.keyword !== '' && isInPlace && (
        <Button color="primary" shape="rounded" onClick={hall.searchEverywhere}>
          {t('hall.searchEverywhere')}
        </Button>
      )}
      {canClear && (
        <Button shape="rounded" onClick={hall.clear}>
          {t('hall.clear')}
        </Button>
      )}
      {(canClear || isInPlace) && (
        <Link className={styles.way} to={pathOf('h5', 'hall')} replace>
          {t('problem.hall')}
        </Link>
      )}
    </StatePanel>
  );
  return (
    <section className={styles.goods} aria-label={words.heading} aria-busy={list.isLoading}>
      {filters.campaignId !== undefined && (
        <p className={styles.chips}>
          <RemovableChip name={t('hall.campaign')} onRemove={hall.leaveCampaign} />
        </p>
      )}
      <GoodsGrid list={list} empty={empty} />
    </section>
  );
}
